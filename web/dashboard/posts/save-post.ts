import type { PostInput, StaffPost } from '../../../domain/post.ts';
import type { Seen } from '../../../domain/timestamps.ts';
import { staffPosts } from '../../dashboard-calls.ts';
import { RequestFailed } from '../../request.ts';
import { request } from '../session/request.ts';

/** Said where the server refuses without a word. */
function withWords(words: string) {
  return (error: unknown): never => {
    if (error instanceof RequestFailed && error.message === '') {
      throw new RequestFailed(error.status, { detail: words });
    }
    throw error;
  };
}

/** Creates a post, or changes the one with this number as it was seen. Throws `RequestFailed`, always with words. */
export function savePost(input: PostInput, id?: number, seen?: Seen['updated_at']): Promise<StaffPost> {
  if (id === undefined) return staffPosts.create(request, input).catch(withWords('Error creating Blogs.'));
  return staffPosts.change(request, id, { ...input, updated_at: seen }).catch(withWords('Error updating Blogs.'));
}
