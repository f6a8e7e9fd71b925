import type { ListedPost, Post } from '../../../../domain/post.ts';
import { pageOf } from '../../../list-reply.ts';
import type { ApiClient } from '../../../request.ts';

/** Posts below an article. */
const RELATED = 3;

/** Posts to read next: the newest of the same category, then the newest of all. */
export async function relatedPosts(
  request: ApiClient,
  { id, category }: Pick<Post, 'id' | 'category'>,
): Promise<ListedPost[]> {
  const others = new Map<number, ListedPost>();
  async function addNewest(query: { category?: string }) {
    // The article may be among them.
    const reply = await request('GET /posts/', { query: { ...query, page: 1, page_size: RELATED + 1 } });
    for (const post of pageOf(reply).results) if (post.id !== id) others.set(post.id, post);
  }
  if (category !== null) await addNewest({ category: String(category) });
  // An article that shows none of these stays as it is when there are others.
  if (others.size < RELATED) await addNewest({});
  return [...others.values()].slice(0, RELATED);
}
