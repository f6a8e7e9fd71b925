import { queryOptions } from '@tanstack/react-query';
import * as words from '#locale/dashboard/posts.ts';
import { categories } from '../../../domain/collections/categories.ts';
import type { StaffListedPost } from '../../../domain/post.ts';
import { collectionKey } from '../collections/calls.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

/**
 * Begins the key of everything of the blog. It is that of the categories: where one of these changes, so do the posts that
 * are filed under it.
 */
export const everyBlogRecord = collectionKey(categories);

/** One post with its text, read anew each time, so that the form does not begin with stale values. */
export const onePost = (id: number) =>
  queryOptions({
    queryKey: [...everyBlogRecord, 'post', id],
    queryFn: () => request('GET /posts/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

export function usePostTrash() {
  return useTrash<StaffListedPost>({
    name: 'posts',
    queryKey: everyBlogRecord,
    remove: (id) => request('DELETE /posts/{id}/', { parameters: { id } }),
    restore: (id) => request('POST /posts/{id}/restore/', { parameters: { id } }),
    one: words.blogPost,
    nameOf: ({ title }) => title,
  });
}
