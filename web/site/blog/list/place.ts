import { addresses } from '../../addresses.ts';
import { pageIn } from '../../components/paging.ts';

/** The part of the blog that an address names. */
export interface BlogPlace {
  page: number;
  /** Words in the title or the excerpt; none when empty. */
  search: string;
  /** The name of a category; all when empty. */
  category: string;
  /** The name of a tag; all when empty. */
  tag: string;
}

/** As much as the API takes. */
export const MAX_SEARCH_LENGTH = 200;

const textIn = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim().slice(0, MAX_SEARCH_LENGTH);

export function placeAt(query: URLSearchParams): BlogPlace {
  return {
    page: pageIn(query),
    search: textIn(query, 'search'),
    category: textIn(query, 'category'),
    tag: textIn(query, 'tag'),
  };
}

export const isNarrowed = ({ search, category, tag }: BlogPlace) => search !== '' || category !== '' || tag !== '';

/** Leaves out the defaults: `/MoreBlogs?search=maize&page=2`. */
export function blogAddress({ page, search, category, tag }: BlogPlace): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (category !== '') query.set('category', category);
  if (tag !== '') query.set('tag', tag);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? addresses.posts : `${addresses.posts}?${query}`;
}
