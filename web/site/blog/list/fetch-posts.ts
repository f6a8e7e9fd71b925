import { pageOf } from '../../../list-reply.ts';
import type { ApiClient } from '../../../request.ts';
import { fetchPart, type ListPart } from '../../components/paging.ts';
import type { BlogPlace } from './place.ts';
import { type RowPost, rowPost } from './row-post.ts';

/** The posts of a place. */
export async function fetchPosts(request: ApiClient, place: BlogPlace, pageSize: number): Promise<ListPart<RowPost>> {
  const part = await fetchPart(place.page, pageSize, (page) =>
    request('GET /posts/', {
      query: { page, page_size: pageSize, search: place.search, category: place.category, tag: place.tag },
    }).then(pageOf),
  );
  return { ...part, items: part.items.map(rowPost) };
}
