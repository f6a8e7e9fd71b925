import { postsPage } from '../../../api.ts';
import type { Ask } from '../../../request.ts';
import { fetchPart, type ListPart } from '../../parts/paging.ts';
import type { BlogPlace } from './place.ts';
import { type RowPost, rowPost } from './row-post.ts';

/** The posts of a place. */
export async function fetchPosts(ask: Ask, place: BlogPlace, pageSize: number): Promise<ListPart<RowPost>> {
  const part = await fetchPart(place.page, pageSize, (page) =>
    postsPage(ask, { page, page_size: pageSize, search: place.search, category: place.category, tag: place.tag }),
  );
  return { ...part, items: part.items.map(rowPost) };
}
