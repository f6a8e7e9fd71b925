import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#locale/dashboard/posts.ts';
import type { PostOrder, StaffListedPost } from '../../../domain/post.ts';
import type { Column } from '../list/ListTable.tsx';
import { RowName } from '../list/RowTitle.tsx';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { DayOf } from '../time/Moment.tsx';
import { PublicationBadge } from './PublicationBadge.tsx';

export const postAuthor = ({ author_details: author }: Pick<StaffListedPost, 'author_details'>) =>
  [author?.first_name, author?.last_name].filter(Boolean).join(' ') || words.anonymous;

export const postCategory = ({ category_details: category }: Pick<StaffListedPost, 'category_details'>) =>
  category?.name ?? words.uncategorized;

/** A post in its row: its picture, whether it is featured, its title and its slug. */
function PostName({ post }: { post: StaffListedPost }) {
  return (
    <RowName
      title={
        <>
          {post.is_featured ? (
            <Star role="img" aria-label={words.featured} className="mr-1 inline size-4 fill-current text-warning" />
          ) : null}
          {post.title}
        </>
      }
      below={post.slug}
      picture={<Thumbnail picture={post.picture} />}
    />
  );
}

/** Smaller than the title, which is the main column. */
const small = (content: ReactNode) => <span className="line-clamp-2 text-sm wrap-break-word">{content}</span>;

export const postColumns: Column<StaffListedPost, PostOrder>[] = [
  { name: 'title', header: words.title, sort: 'title', cell: (it) => <PostName post={it} /> },
  { name: 'author', header: words.author, sort: 'author', cell: (it) => small(postAuthor(it)) },
  { name: 'category', header: words.category, sort: 'category', cell: (it) => small(postCategory(it)) },
  {
    name: 'status',
    header: words.status,
    sort: 'status',
    worth: 'state',
    cell: (it) => <PublicationBadge post={it} />,
  },
  {
    name: 'published',
    header: words.published,
    sort: 'published_date',
    cell: ({ published_date }) => small(published_date === null ? words.notPublished : <DayOf at={published_date} />),
  },
  {
    name: 'createdAt',
    header: words.createdAt,
    sort: 'created_at',
    cell: ({ created_at }) => small(<DayOf at={created_at} />),
  },
];
