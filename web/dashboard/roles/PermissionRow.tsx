import type { Permission, Resource } from '../../../domain/permission.ts';
import { afterChoice, afterRow } from './choose.ts';
import { MatrixBox } from './MatrixBox.tsx';
import { actionNames, actions, permissionFor, permissionsOf, resourceName } from './permission-words.ts';

interface PermissionRowProps {
  resource: Resource;
  chosen: readonly Permission[];
  /** The current user's own permissions, which they may grant. */
  grantable: readonly Permission[];
  onChange(chosen: Permission[]): void;
}

/** One resource of the matrix: a box for each action it knows, and one for all of them. */
export function PermissionRow({ resource, chosen, grantable, onChange }: PermissionRowProps) {
  const name = resourceName(resource);
  const all = permissionsOf(resource);
  const ticked = all.filter((permission) => chosen.includes(permission)).length;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="matrix-all">
        <MatrixBox
          label={`${name}: all`}
          word="All"
          checked={ticked === all.length}
          partly={ticked > 0 && ticked < all.length}
          disabled={!all.some((permission) => grantable.includes(permission))}
          onChange={(checked) => onChange(afterRow(chosen, resource, checked, grantable))}
        />
      </td>
      {actions.map((action) => {
        const permission = permissionFor(resource, action);
        if (permission === undefined) return <td key={action} className="matrix-nothing" />;
        const word = actionNames[action];
        return (
          <td key={action}>
            <MatrixBox
              label={`${name}: ${word.toLowerCase()}`}
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
