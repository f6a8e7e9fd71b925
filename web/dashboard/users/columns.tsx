import type { User } from '../../../domain/user.ts';
import { columnsOf } from '../list/table-features.ts';
import { nameOf } from '../session/account.ts';
import { DayOf } from '../time/Moment.tsx';
import { Email } from './Email.tsx';
import { UserStatus } from './UserStatus.tsx';

const column = columnsOf<User>();

export const columns = column.columns([
  column.accessor((it) => nameOf(it), {
    id: 'name',
    header: 'Name',
    sortFn: 'text',
    cell: ({ row: { original } }) => (
      <>
        <p className="font-semibold">{nameOf(original)}</p>
        {original.is_staff ? <p className="text-sm text-muted">Staff</p> : null}
      </>
    ),
  }),
  column.accessor('email', {
    header: 'Email',
    sortFn: 'text',
    cell: ({ getValue }) => <Email address={getValue()} />,
  }),
  column.accessor((it) => (it.is_active ? 'Active' : 'Inactive'), {
    id: 'status',
    header: 'Status',
    sortFn: 'text',
    cell: ({ row }) => <UserStatus user={row.original} />,
  }),
  column.accessor('created_at', {
    header: 'Created',
    sortFn: 'basic',
    cell: ({ getValue }) => <DayOf at={getValue()} />,
  }),
]);
