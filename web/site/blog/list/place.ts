import { addresses } from '../../addresses.ts';
import { pageIn, partAddress } from '../../components/paging.ts';

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

export const blogAddress = ({ page, search, category, tag }: BlogPlace) =>
  partAddress(addresses.posts, { search, category, tag, page });
