import { type Announcement, announcementStatus } from '../../../domain/announcement.ts';
import { columnsOf } from '../list/table-features.ts';
import { Moment } from '../time/Moment.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const column = columnsOf<Announcement>();

export const columns = column.columns([
  column.accessor('title', {
    header: 'Announcement',
    sortFn: 'text',
    cell: ({ row: { original } }) => (
      <>
        <p className="line-clamp-2 font-semibold">{original.title}</p>
        <p className="line-clamp-2 text-sm text-muted">{original.message}</p>
      </>
    ),
  }),
  column.accessor((it) => announcementStatus(it, new Date()), {
    id: 'status',
    header: 'Status',
    sortFn: 'text',
    cell: ({ row }) => <StatusBadge announcement={row.original} />,
  }),
  column.accessor('created_at', {
    header: 'Created',
    sortFn: 'basic',
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  column.accessor((it) => it.show_until ?? undefined, {
    id: 'show_until',
    header: 'Show Until',
    sortFn: 'basic',
    sortUndefined: 'last',
    cell: ({ row: { original } }) => (original.show_until === null ? 'No end' : <Moment at={original.show_until} />),
  }),
]);
