import type { User } from '../../../domain/user.ts';
import type { Column } from '../list/ListTable.tsx';
import { nameOf } from '../session/account.ts';
import { DayOf } from '../time/Moment.tsx';
import { Email } from './Email.tsx';
import { UserStatus } from './UserStatus.tsx';

export const columns: Column<User>[] = [
  {
    header: 'Name',
    sort: 'name',
    cell: (it) => (
      <>
        <p className="font-semibold">{nameOf(it)}</p>
        {it.is_staff ? <p className="text-sm text-muted">Staff</p> : null}
      </>
    ),
  },
  { header: 'Email', sort: 'email', cell: (it) => <Email address={it.email} /> },
  { header: 'Status', sort: 'is_active', cell: (it) => <UserStatus user={it} /> },
  { header: 'Created', sort: 'created_at', cell: (it) => <DayOf at={it.created_at} /> },
];
