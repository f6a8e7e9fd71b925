import type { PostStatus, StaffListedPost } from '../../../domain/post.ts';
import type { ListTexts, Showing } from '../list/list-texts.ts';

export const PAGE_SIZE = 6;

export const statusNames: Record<PostStatus, string> = { draft: 'Draft', published: 'Published', archived: 'Archived' };

export const authorOf = ({ author_details: author }: Pick<StaffListedPost, 'author_details'>) =>
  [author?.first_name, author?.last_name].filter(Boolean).join(' ') || 'Anonymous';

export const categoryOf = ({ category_details: category }: Pick<StaffListedPost, 'category_details'>) =>
  category?.name ?? 'Uncategorized';

const showing = (count: number, { first, last, page, pages }: Showing) =>
  `Showing ${first} to ${last} of ${count} blog posts · Page ${page} of ${pages}`;

export const listTexts: ListTexts = {
  label: 'Blog posts',
  loading: 'Loading blogs...',
  failed: 'Failed to load blogs. Please try again later.',
  reload: 'Retry',
  none: 'No blog posts yet',
  noMatch: 'No blog posts found matching your criteria.',
  total: showing,
  found: (found, _, shown) => showing(found, shown),
};
