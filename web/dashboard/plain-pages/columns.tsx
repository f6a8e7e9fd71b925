import { Link } from 'react-router';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import type { StaffListedPlainPage } from '../../../domain/plain-page.ts';
import type { Column } from '../list/ListTable.tsx';
import { StatusBadge } from '../posts/StatusBadge.tsx';
import { DayOf } from '../time/Moment.tsx';

export const columns: Column<StaffListedPlainPage>[] = [
  {
    header: 'Title',
    sort: 'title',
    cell: (it) => (
      <>
        <p className="leading-snug font-semibold">
          {it.can?.edit && it.deleted_at === null ? (
            <Link to={staffAddresses.editPage(it.id)} className="hover:text-accent hover:underline">
              {it.title}
            </Link>
          ) : (
            it.title
          )}
        </p>
        <p className="text-sm break-all text-muted">{addresses.plainPage(it.address)}</p>
      </>
    ),
  },
  { header: 'Status', sort: 'status', cell: (it) => <StatusBadge post={it} /> },
  {
    header: 'Published',
    sort: 'published_date',
    cell: ({ published_date }) => (published_date === null ? 'Not published' : <DayOf at={published_date} />),
  },
  { header: 'Last changed', sort: 'updated_at', cell: (it) => <DayOf at={it.updated_at} /> },
];
