import type { PostStatus } from '../../../domain/post.ts';
import type { ListTexts } from '../list/list-texts.ts';

export const PAGE_SIZE = 6;

export const statusNames: Record<PostStatus, string> = { draft: 'Draft', published: 'Published', archived: 'Archived' };

export const listTexts: ListTexts = {
  label: 'Blog posts',
  loading: 'Loading blogs...',
  failed: 'Failed to load blogs. Please try again later.',
  none: 'No blog posts yet',
  noMatch: 'No blog posts found matching your criteria.',
  total: (count, { first, last }) => `Showing ${first} to ${last} of ${count} blog posts`,
  found: (found, _, { first, last }) => `Showing ${first} to ${last} of ${found} blog posts`,
};

export const trashTexts: ListTexts = {
  ...listTexts,
  label: 'Blog posts in the trash',
  none: 'The trash is empty',
  total: (count) => `Blog posts in the trash: ${count}. They stay here for 30 days.`,
};
