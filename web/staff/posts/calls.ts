import { queryOptions } from '@tanstack/react-query';
import type { StaffListedPost } from '../../../domain/post.ts';
import { postVersions, postVersionText, staffPosts } from '../../staff-calls.ts';
import { useTrash } from '../list/trash.ts';
import { ask } from '../session/ask.ts';

/** Begins the key of everything of the blog: its posts, and the categories they are filed under. */
export const everyBlogThing = ['blog'];

export const postsInTrash = queryOptions({
  queryKey: [...everyBlogThing, 'posts in trash'],
  queryFn: () => staffPosts.trash(ask),
});

/** One post with its text, asked for anew each time: the form must not begin with what was true a while ago. */
export const onePost = (id: number) =>
  queryOptions({
    queryKey: [...everyBlogThing, 'post', id],
    queryFn: () => staffPosts.read(ask, id),
    refetchOnMount: 'always',
  });

export const versionsOf = (id: number) =>
  queryOptions({
    queryKey: [...everyBlogThing, 'post', id, 'versions'],
    queryFn: () => postVersions(ask, id),
    refetchOnMount: 'always',
  });

/** The texts of one version, which never change. */
export const versionText = (id: number, version: number) =>
  queryOptions({
    queryKey: [...everyBlogThing, 'post', id, 'versions', version],
    queryFn: () => postVersionText(ask, id, version),
  });

export function usePostTrash() {
  return useTrash<StaffListedPost>({
    queryKey: everyBlogThing,
    remove: (id) => staffPosts.remove(ask, id),
    restore: (id) => staffPosts.restore(ask, id),
    texts: {
      removed: ({ title }) => `Blog post "${title}" moved to the trash.`,
      restored: ({ title }) => `Blog post "${title}" restored.`,
    },
  });
}
