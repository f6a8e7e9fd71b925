import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Role } from '../../../domain/role.ts';
import { FormSection } from '../form/FormSection.tsx';
import { useMay } from '../session/account.ts';

/** Everybody who has the role, with the way to their account for those who may see it. */
export function RoleHolders({ members }: { members: NonNullable<Role['members']> }) {
  const mayLook = useMay('users.view');
  return (
    <FormSection title="Who holds this role">
      {members.length === 0 ? (
        <p className="text-muted">Nobody holds it yet. It is given in the form of a user.</p>
      ) : null}
      <ul className="flex flex-wrap gap-x-6">
        {members.map(({ id, name }) => (
          <li key={id} className="flex min-h-11 items-center">
            {mayLook ? (
              <Link
                to={staffAddresses.user(id)}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
