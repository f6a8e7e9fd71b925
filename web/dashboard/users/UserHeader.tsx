import type { ReactNode } from 'react';
import type { User } from '../../../domain/user.ts';
import { Badge } from '../list/Badge.tsx';
import { ScreenHeading } from '../screen/ScreenHeading.tsx';
import { initialsOf, nameOf } from '../session/account.ts';
import { Email } from './Email.tsx';
import { UserActions } from './UserActions.tsx';
import { VerifiedTick } from './VerifiedTick.tsx';

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
            <ScreenHeading>{name}</ScreenHeading>
            {user.is_verified ? <VerifiedTick className="size-7" /> : null}
          </div>
          <p className="text-muted">
            <Email address={user.email} />
          </p>
          <p className="flex flex-wrap gap-2">
            <Badge tone={user.is_active ? 'success' : 'quiet'}>{user.is_active ? 'Active' : 'Inactive'}</Badge>
            {user.is_staff ? <Badge tone="info">Staff Member</Badge> : null}
            {user.is_superuser ? <Badge tone="warning">Superuser</Badge> : null}
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
