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
  // The article may be among them.
  const newest = async (query: { category?: string }) =>
    pageOf(await request('GET /posts/', { query: { ...query, page: 1, page_size: RELATED + 1 } })).results;
  const lists = await Promise.all([category === null ? [] : newest({ category: String(category) }), newest({})]);
  const others = new Map(lists.flat().map((post) => [post.id, post]));
  others.delete(id);
  return [...others.values()].slice(0, RELATED);
}
