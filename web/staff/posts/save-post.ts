import type { Seen } from '../../../domain/kept.ts';
import type { PostInput, StaffPost } from '../../../domain/post.ts';
import { RequestFailed } from '../../request.ts';
import { staffPosts } from '../../staff-calls.ts';
import { ask } from '../session/ask.ts';

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
  if (id === undefined) return staffPosts.create(ask, input).catch(withWords('Error creating Blogs.'));
  return staffPosts.change(ask, id, { ...input, updated_at: seen }).catch(withWords('Error updating Blogs.'));
}
