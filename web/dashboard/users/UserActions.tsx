import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { User } from '../../../domain/user.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useUserChange } from './user-change.ts';

const switchedOff = 'The account is inactive. Whoever uses it is signed out.';
const switchedOn = 'The account is active.';

/** Switches the account off and on, sends the invitation again, and leads to its form. */
export function UserActions({ user }: { user: User }) {
  const { change, busy } = useUserChange(user);
  const isOwn = useAccount().id === user.id;
  if (!user.can?.edit) return null;
  const { id, email, first_name, last_name, is_active, verification_token_expires: invitedUntil } = user;
  const setActive = (active: boolean) =>
    request('PUT /update-user/{id}/', {
      parameters: { id },
      body: { email, first_name, last_name, is_active: active },
    });
  return (
    <>
      {invitedUntil === null ? null : (
        <Button
          disabled={busy}
          onClick={() =>
            change(
              () => request('POST /users/{id}/invitation/', { parameters: { id } }),
              `A new invitation goes to ${email}.`,
            )
          }
        >
          Invite again
        </Button>
      )}
      {isOwn ? null : (
        <Button
          disabled={busy}
          onClick={() => change(() => setActive(!is_active), is_active ? switchedOff : switchedOn)}
        >
          {is_active ? 'Deactivate' : 'Activate'}
        </Button>
      )}
      <Link to={staffAddresses.editUser(id)} className={buttonLook('primary')}>
        Edit User
      </Link>
    </>
  );
}
