import './matrix.css';
import type { KeyboardEvent } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import type { Permission } from '../../../domain/permission.ts';
import { useAccount } from '../session/account.ts';
import { PermissionRow } from './PermissionRow.tsx';
import { actionNames, actions, resources } from './permission-words.ts';
import { roleSentence } from './role-sentence.ts';

const steps: Record<string, { down: number; right: number }> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};

/** Moves the focus from box to box of a table with the arrow keys, over cells that have none. Tab works as everywhere. */
function moveWithArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  const row = cell?.closest('tr');
  if (step === undefined || !cell || !row) return;
  event.preventDefault();
  const { rows } = event.currentTarget;
  let [down, right] = [row.rowIndex + step.down, cell.cellIndex + step.right];
  for (;;) {
    const next = rows[down]?.cells[right];
    if (!next) return;
    const box = next.querySelector<HTMLInputElement>('input:not(:disabled)');
    if (box) {
      box.focus();
      return;
    }
    [down, right] = [down + step.down, right + step.right];
  }
}

interface PermissionMatrixProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, Permission[]>;
}

/** The permissions of a role: a row for each resource, a column for each action, and a sentence that says the same. */
export function PermissionMatrix<Values extends FieldValues, Output>(props: PermissionMatrixProps<Values, Output>) {
  const { field } = useController(props);
  const { permissions: grantable } = useAccount();
  const chosen: Permission[] = field.value;
  return (
    <div className="matrix grid gap-4">
      <p role="status" className="border-l-4 border-info bg-info-surface px-4 py-3 text-info">
        {roleSentence(chosen)}
      </p>
      <table className="matrix-table" aria-label="Permissions" onKeyDown={moveWithArrows}>
        <thead>
          <tr>
            <th scope="col">Resource</th>
            <th scope="col">All</th>
            {actions.map((action) => (
              <th key={action} scope="col">
                {actionNames[action]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {resources.map((resource) => (
            <PermissionRow
              key={resource}
              resource={resource}
              chosen={chosen}
              grantable={grantable}
              onChange={field.onChange}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
