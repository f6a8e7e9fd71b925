import type { StaffListedPost } from '../../../domain/post.ts';
import { columnsOf } from '../list/table-features.ts';
import { DayOf } from '../time/Moment.tsx';
import { PostName } from './PostName.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { authorOf, categoryOf } from './texts.ts';

const column = columnsOf<StaffListedPost>();

/** Smaller than the title, which is what the list is read for. */
const small = ({ getValue }: { getValue(): string }) => <span className="text-sm">{getValue()}</span>;

const smallDay = (at: string) => (
  <span className="text-sm">
    <DayOf at={at} />
  </span>
);

export const columns = column.columns([
  column.accessor('title', {
    header: 'Title',
    sortFn: 'text',
    cell: ({ row }) => <PostName post={row.original} />,
  }),
  column.accessor(authorOf, { id: 'author', header: 'Author', sortFn: 'text', cell: small }),
  column.accessor(categoryOf, { id: 'category_name', header: 'Category', sortFn: 'text', cell: small }),
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
      original.published_date === null ? (
        <span className="text-sm">Not published</span>
      ) : (
        smallDay(original.published_date)
      ),
  }),
  column.accessor('created_at', {
    header: 'Created At',
    sortFn: 'basic',
    cell: ({ getValue }) => smallDay(getValue()),
  }),
]);
