import type { Role } from '../../../domain/role.ts';
import { Badge } from '../list/Badge.tsx';
import type { Column } from '../list/ListTable.tsx';
import { DayOf } from '../time/Moment.tsx';

function holders(count: number): string {
  if (count === 0) return 'Nobody holds it';
  return count === 1 ? 'One person holds it' : `${count} people hold it`;
}

export const columns: Column<Role>[] = [
  {
    header: 'Name',
    sort: 'name',
    cell: (it) => (
      <>
        <p className="font-semibold">{it.name}</p>
        <p className="text-sm text-muted">{holders(it.holder_count)}</p>
      </>
    ),
  },
  {
    header: 'Description',
    sort: 'description',
    cell: ({ description }) => (
      <p className={`line-clamp-3 ${description === '' ? 'text-muted' : ''}`}>
        {description || 'No description provided'}
      </p>
    ),
  },
  {
    header: 'Status',
    sort: 'is_active',
    cell: ({ is_active }) => <Badge tone={is_active ? 'success' : 'quiet'}>{is_active ? 'Active' : 'Inactive'}</Badge>,
  },
  { header: 'Created At', sort: 'created_at', cell: (it) => <DayOf at={it.created_at} /> },
];
