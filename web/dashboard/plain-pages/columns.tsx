import { Link } from 'react-router';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import type { StaffListedPlainPage } from '../../../domain/plain-page.ts';
import { columnsOf } from '../list/table-features.ts';
import { StatusBadge } from '../posts/StatusBadge.tsx';
import { DayOf } from '../time/Moment.tsx';

const column = columnsOf<StaffListedPlainPage>();

export const columns = column.columns([
  column.accessor('title', {
    header: 'Title',
    sortFn: 'text',
    cell: ({ row: { original } }) => (
      <>
        <p className="leading-snug font-semibold">
          {original.can?.edit && original.deleted_at === null ? (
            <Link to={staffAddresses.editPage(original.id)} className="hover:text-accent hover:underline">
              {original.title}
            </Link>
          ) : (
            original.title
          )}
        </p>
        <p className="text-sm break-all text-muted">{addresses.plainPage(original.address)}</p>
      </>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    sortFn: 'text',
    cell: ({ row }) => <StatusBadge post={row.original} />,
  }),
  column.accessor((it) => it.published_date ?? undefined, {
    id: 'published_date',
    header: 'Published',
    sortFn: 'basic',
    sortUndefined: 'last',
    cell: ({ row: { original } }) =>
      original.published_date === null ? 'Not published' : <DayOf at={original.published_date} />,
  }),
  column.accessor('updated_at', {
    header: 'Last changed',
    sortFn: 'basic',
    cell: ({ getValue }) => <DayOf at={getValue()} />,
  }),
]);
