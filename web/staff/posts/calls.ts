import { queryOptions } from '@tanstack/react-query';
import type { StaffListedPost } from '../../../domain/post.ts';
import { staffCategories, staffPosts } from '../../staff-calls.ts';
import { useTrash } from '../list/trash.ts';
import { ask } from '../session/ask.ts';

/** Begins the key of every list of posts, and of every one of them. */
export const everyPost = ['posts'];

export const allPosts = queryOptions({ queryKey: [...everyPost, 'all'], queryFn: () => staffPosts.list(ask) });

export const postsInTrash = queryOptions({ queryKey: [...everyPost, 'trash'], queryFn: () => staffPosts.trash(ask) });

/** One post with its text, asked for anew each time: the form must not begin with what was true a while ago. */
export const onePost = (id: number) =>
  queryOptions({ queryKey: [...everyPost, id], queryFn: () => staffPosts.read(ask, id), refetchOnMount: 'always' });

/** What posts are filed under. */
export const postCategories = queryOptions({
  queryKey: ['categories', 'all'],
  queryFn: () => staffCategories.list(ask),
});

export function usePostTrash() {
  return useTrash<StaffListedPost>({
    queryKey: everyPost,
    remove: (id) => staffPosts.remove(ask, id),
    restore: (id) => staffPosts.restore(ask, id),
    texts: {
      removed: ({ title }) => `Blog post "${title}" moved to the trash.`,
      restored: ({ title }) => `Blog post "${title}" restored.`,
    },
  });
}
