import type { Role } from '../../../domain/role.ts';
import { Badge } from '../list/Badge.tsx';
import { columnsOf } from '../list/table-features.ts';
import { DayOf } from '../time/Moment.tsx';

const column = columnsOf<Role>();

function holders(count: number): string {
  if (count === 0) return 'Nobody holds it';
  return count === 1 ? 'One person holds it' : `${count} people hold it`;
}

export const columns = column.columns([
  column.accessor('name', {
    header: 'Name',
    sortFn: 'text',
    cell: ({ row: { original } }) => (
      <>
        <p className="font-semibold">{original.name}</p>
        <p className="text-sm text-muted">{holders(original.holder_count)}</p>
      </>
    ),
  }),
  column.accessor('description', {
    header: 'Description',
    sortFn: 'text',
    cell: ({ getValue }) => (
      <p className={`line-clamp-3 ${getValue() === '' ? 'text-muted' : ''}`}>
        {getValue() || 'No description provided'}
      </p>
    ),
  }),
  column.accessor((it) => (it.is_active ? 'Active' : 'Inactive'), {
    id: 'status',
    header: 'Status',
    sortFn: 'text',
    cell: ({ getValue }) => <Badge tone={getValue() === 'Active' ? 'success' : 'quiet'}>{getValue()}</Badge>,
  }),
  column.accessor('created_at', {
    header: 'Created At',
    sortFn: 'basic',
    cell: ({ getValue }) => <DayOf at={getValue()} />,
  }),
]);
