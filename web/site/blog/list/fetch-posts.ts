import type { ListedPost } from '../../../../domain/post.ts';
import { toPage } from '../../../list-reply.ts';
import type { ApiClient } from '../../../request.ts';
import { fetchPart, type ListPart } from '../../components/paging.ts';
import type { BlogPlace } from './place.ts';

/** As much of a post as its row in the list shows. */
export type RowPost = Pick<
  ListedPost,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'picture'
  | 'category_details'
  | 'author_details'
  | 'published_date'
  | 'created_at'
  | 'untranslated'
  | 'written_in'
>;

/** Only the fields that a row shows: the props of an island are sent in the document. */
function rowPost(post: ListedPost): RowPost {
  const {
    id,
    slug,
    title,
    excerpt,
    picture,
    category_details,
    author_details,
    published_date,
    created_at,
    untranslated,
    written_in,
  } = post;
  return {
    id,
    slug,
    title,
    excerpt,
    picture,
    category_details,
    author_details,
    published_date,
    created_at,
    untranslated,
    written_in,
  };
}

/** The posts of a place. */
export async function fetchPosts(request: ApiClient, place: BlogPlace, pageSize: number): Promise<ListPart<RowPost>> {
  const part = await fetchPart(place.page, pageSize, (page) =>
    request('GET /posts/', {
      query: { page, page_size: pageSize, search: place.search, category: place.category, tag: place.tag },
    }).then(toPage),
  );
  return { ...part, items: part.items.map(rowPost) };
}
