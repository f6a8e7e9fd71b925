import { queryOptions } from '@tanstack/react-query';
import type { StaffListedPost } from '../../../domain/post.ts';
import { postVersions, postVersionText, staffPosts } from '../../dashboard-calls.ts';
import { everyBlogRecord } from '../categories/blog-categories.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

export const postsInTrash = queryOptions({
  queryKey: [...everyBlogRecord, 'posts in trash'],
  queryFn: () => staffPosts.trash(request),
});

/** One post with its text, asked for anew each time: the form must not begin with what was true a while ago. */
export const onePost = (id: number) =>
  queryOptions({
    queryKey: [...everyBlogRecord, 'post', id],
    queryFn: () => staffPosts.read(request, id),
    refetchOnMount: 'always',
  });

export const versionsOf = (id: number) =>
  queryOptions({
    queryKey: [...everyBlogRecord, 'post', id, 'versions'],
    queryFn: () => postVersions(request, id),
    refetchOnMount: 'always',
  });

/** The texts of one version, which never change. */
export const versionText = (id: number, version: number) =>
  queryOptions({
    queryKey: [...everyBlogRecord, 'post', id, 'versions', version],
    queryFn: () => postVersionText(request, id, version),
  });

export function usePostTrash() {
  return useTrash<StaffListedPost>({
    queryKey: everyBlogRecord,
    remove: (id) => staffPosts.remove(request, id),
    restore: (id) => staffPosts.restore(request, id),
    texts: {
      removed: ({ title }) => `Blog post "${title}" moved to the trash.`,
      restored: ({ title }) => `Blog post "${title}" restored.`,
    },
  });
}
