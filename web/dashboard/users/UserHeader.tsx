import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/users.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { User } from '../../../domain/user.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { Email } from '../components/Email.tsx';
import { Badge } from '../list/Badge.tsx';
import { GuidedHeading } from '../screen/ScreenHeader.tsx';
import { initialsOf, nameOf, useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useUserChange } from './calls.ts';
import { VerifiedTick } from './UserStatus.tsx';

/** Switches the account off and on, sends the invitation again, and leads to its form. */
function UserActions({ user }: { user: User }) {
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
            change(() => request('POST /users/{id}/invitation/', { parameters: { id } }), words.invitationGoesTo(email))
          }
        >
          {words.inviteAgain}
        </Button>
      )}
      {isOwn ? null : (
        <Button
          disabled={busy}
          onClick={() => change(() => setActive(!is_active), is_active ? words.deactivated : words.activated)}
        >
          {is_active ? words.deactivate : words.activate}
        </Button>
      )}
      <Link to={staffAddresses.editUser(id)} className={buttonLook('primary')}>
        {words.editUser}
      </Link>
    </>
  );
}

interface UserHeaderProps {
  user: User;
  back: ReactNode;
}

/** The user at a glance, and the actions on the account. */
export function UserHeader({ user, back }: UserHeaderProps) {
  const name = nameOf(user);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="grid size-16 shrink-0 place-items-center bg-clay font-display text-2xl text-chalk"
        >
          {initialsOf(name)}
        </span>
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-3">
            <GuidedHeading>{name}</GuidedHeading>
            {user.is_verified ? <VerifiedTick className="size-7" /> : null}
          </div>
          <p className="text-muted">
            <Email address={user.email} />
          </p>
          <p className="flex flex-wrap gap-2">
            <Badge tone={user.is_active ? 'success' : 'quiet'}>{user.is_active ? words.active : words.inactive}</Badge>
            {user.is_staff ? <Badge tone="info">{words.staffMember}</Badge> : null}
            {user.is_superuser ? <Badge tone="warning">{words.superuser}</Badge> : null}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {back}
        <UserActions user={user} />
      </div>
    </header>
  );
}
