import { Link } from 'react-router';
import * as words from '#locale/dashboard/overview.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Overview, RecentUser } from '../../../domain/overview.ts';
import { Email } from '../components/Email.tsx';
import { Badge } from '../list/Badge.tsx';
import { initialsOf, nameOf } from '../session/account.ts';
import { DayOf } from '../time/Moment.tsx';
import { UserStatus } from '../users/UserStatus.tsx';
import { OverviewPart, Skeleton } from './OverviewPart.tsx';

function UserRow({ user }: { user: RecentUser }) {
  const name = nameOf(user);
  return (
    <tr>
      <td className="list-name">
        <div className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center bg-clay text-sm font-semibold text-chalk"
          >
            {initialsOf(name)}
          </span>
          <Link
            to={staffAddresses.user(user.id)}
            className="flex min-h-11 min-w-0 items-center font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </div>
      </td>
      <td data-label={words.emailOnPhone}>
        <Email address={user.email} />
      </td>
      <td data-label={words.status}>
        <UserStatus user={user} />
      </td>
      <td data-label={words.role}>
        <Badge tone={user.is_staff ? 'info' : 'quiet'}>{user.is_staff ? words.staff : words.user}</Badge>
      </td>
      <td data-label={words.lastLogin}>{user.last_login === null ? words.never : <DayOf at={user.last_login} />}</td>
    </tr>
  );
}

/** The newest accounts. */
export function RecentUsers({ users }: { users: Overview['users'] }) {
  return (
    <OverviewPart title={words.recentUsers} value={users} placeholder={<Skeleton className="h-72" />}>
      {({ recent }) => (
        <div className="list">
          <table className="list-table" aria-label={words.recentUsers}>
            <thead>
              <tr>
                {[words.name, words.email, words.status, words.role, words.lastLogin].map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {recent.map((user) => (
                <UserRow key={user.id} user={user} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </OverviewPart>
  );
}
