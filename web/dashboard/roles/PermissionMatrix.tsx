import './matrix.css';
import type { KeyboardEvent } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import * as words from '#locale/dashboard/roles.ts';
import type { Permission, Resource } from '../../../domain/permission.ts';
import { Button } from '../components/Button.tsx';
import { useAccount } from '../session/account.ts';
import { afterChoice, afterRow } from './choose.ts';
import { actions, permissionFor, permissionsFor, resourceName, resources, verbsInWords } from './permission-words.ts';
import { roleSentence } from './role-sentence.ts';
import { suggestionsFor } from './suggestions.ts';

interface MatrixBoxProps {
  /** The resource and the action: where the table has become cards, and for those who listen. */
  label: string;
  /** The action alone, shown where no column head says it. */
  word: string;
  checked: boolean;
  /** Some of its permissions are ticked, not all. */
  partly?: boolean;
  disabled: boolean;
  onChange(checked: boolean): void;
}

/** A box of the matrix, as large as its cell for the finger. */
function MatrixBox({ label, word, checked, partly = false, disabled, onChange }: MatrixBoxProps) {
  return (
    <label className="matrix-box">
      <input
        type="checkbox"
        className="size-5"
        checked={checked}
        disabled={disabled}
        ref={(box) => {
          if (box) box.indeterminate = partly;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="matrix-word">
        {word}
      </span>
    </label>
  );
}

interface PermissionRowProps {
  resource: Resource;
  chosen: readonly Permission[];
  /** The current user's own permissions, which they may grant. */
  grantable: readonly Permission[];
  onChange(chosen: Permission[]): void;
}

/** One resource of the matrix: a box for each action it knows, and one for all of them. */
function PermissionRow({ resource, chosen, grantable, onChange }: PermissionRowProps) {
  const name = resourceName(resource);
  const all = permissionsFor(resource);
  const ticked = all.filter((permission) => chosen.includes(permission)).length;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="matrix-all">
        <MatrixBox
          label={words.allOf(name)}
          word={words.all}
          checked={ticked === all.length}
          partly={ticked > 0 && ticked < all.length}
          disabled={!all.some((permission) => grantable.includes(permission))}
          onChange={(checked) => onChange(afterRow(chosen, resource, checked, grantable))}
        />
      </td>
      {actions.map((action) => {
        const permission = permissionFor(resource, action);
        if (permission === undefined) return <td key={action} className="matrix-nothing" />;
        const word = words.actions[action];
        return (
          <td key={action}>
            <MatrixBox
              label={words.permission(name, word)}
              word={word}
              checked={chosen.includes(permission)}
              disabled={!grantable.includes(permission)}
              onChange={(checked) => onChange(afterChoice(chosen, { resource, permission, checked }, grantable))}
            />
          </td>
        );
      })}
    </tr>
  );
}

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

/** `Media: view and create`, of permissions on one resource. */
function missingWords(missing: readonly Permission[]): string {
  const parts = missing.map((one) => one.split('.'));
  const missed = actions.filter((action) => parts.some(([, name]) => name === action));
  const resource = resources.find((one) => one === parts[0]?.[0]);
  const verbs = verbsInWords(missed.map((action) => words.actions[action]));
  return words.permission(resource === undefined ? '' : resourceName(resource), verbs);
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
      {suggestionsFor(chosen, grantable).map(({ why, missing }) => (
        <div
          key={why}
          className="flex flex-wrap items-center gap-x-5 gap-y-2 border-l-4 border-warning bg-warning-surface px-4 py-3 text-warning"
        >
          <p className="min-w-60 grow">{why}</p>
          <Button onClick={() => field.onChange([...chosen, ...missing])}>
            {words.addPermissions(missingWords(missing))}
          </Button>
        </div>
      ))}
      <table className="matrix-table" aria-label={words.permissions} onKeyDown={moveWithArrows}>
        <thead>
          <tr>
            <th scope="col">{words.resource}</th>
            <th scope="col">{words.all}</th>
            {actions.map((action) => (
              <th key={action} scope="col">
                {words.actions[action]}
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
