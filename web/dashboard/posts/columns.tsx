import { Star } from 'lucide-react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffListedPost } from '../../../domain/post.ts';
import { columnsOf } from '../list/table-features.ts';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { DayOf } from '../time/Moment.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { authorOf, categoryOf } from './texts.ts';

/** A post in its row: its picture, whether it is featured, its title and its slug. */
function PostName({ post }: { post: StaffListedPost }) {
  return (
    <div className="flex items-center gap-3">
      <Thumbnail picture={post.picture} />
      <div className="min-w-0">
        <p className="leading-snug font-semibold">
          {post.is_featured ? (
            <Star role="img" aria-label="Featured" className="mr-1 inline size-4 fill-current text-warning" />
          ) : null}
          {post.can?.edit && post.deleted_at === null ? (
            <Link to={staffAddresses.editPost(post.id)} className="hover:text-accent hover:underline">
              {post.title}
            </Link>
          ) : (
            post.title
          )}
        </p>
        <p className="line-clamp-1 text-sm break-all text-muted">{post.slug}</p>
      </div>
    </div>
  );
}

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
