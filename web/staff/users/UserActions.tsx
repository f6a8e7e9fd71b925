import { Link } from 'react-router';
import type { User } from '../../../domain/user.ts';
import { staffAddresses } from '../../addresses.ts';
import { changeUser, inviteAgain } from '../../api.ts';
import { Button, buttonLook } from '../controls/Button.tsx';
import { ask } from '../session/ask.ts';
import { useUserChange } from './user-change.ts';

/** Switches the account off and on, sends the invitation again, and leads to its form. */
export function UserActions({ user }: { user: User }) {
  const { change, busy } = useUserChange(user);
  if (!user.can?.edit) return null;
  const { id, email, first_name, last_name, is_active, verification_token_expires: invitedUntil } = user;
  const setActive = (active: boolean) => changeUser(ask, id, { email, first_name, last_name, is_active: active });
  return (
    <>
      {invitedUntil === null ? null : (
        <Button
          disabled={busy}
          onClick={() => change(() => inviteAgain(ask, id), `A new invitation goes to ${email}.`)}
        >
          Invite again
        </Button>
      )}
      {is_active ? (
        <Button
          disabled={busy}
          onClick={() => change(() => setActive(false), 'The account is inactive. Whoever uses it is signed out.')}
        >
          Deactivate
        </Button>
      ) : (
        <Button disabled={busy} onClick={() => change(() => setActive(true), 'The account is active.')}>
          Activate
        </Button>
      )}
      <Link to={staffAddresses.editUser(id)} className={buttonLook('primary')}>
        Edit User
      </Link>
    </>
  );
}
