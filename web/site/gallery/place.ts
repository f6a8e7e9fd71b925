import { type ListPart, pageIn, partAddress } from '../components/paging.ts';
import type { Section } from '../section.ts';
import type { ShownCategory, ShownItem } from './gallery-data.ts';

/** The part of a gallery that an address names. */
export interface GalleryPlace {
  /** The slug of a category; null for all of them. */
  category: string | null;
  page: number;
}

/** The place that a query names; one of all categories where it names a category that is not there. */
export function placeIn(query: URLSearchParams, categories: readonly ShownCategory[]): GalleryPlace {
  const named = query.get('category');
  return { category: categories.find(({ slug }) => slug === named)?.slug ?? null, page: pageIn(query) };
}

export const placeAddress = (gallery: string, { category, page }: GalleryPlace) =>
  partAddress(gallery, { category, page });

/** By which search engines know a gallery: each page has one of its own, a category is only another view of them. */
export function canonicalAddress(
  gallery: string,
  list: Section<{ place: GalleryPlace; part: ListPart<ShownItem> }>,
): string {
  if (list.state === 'failed' || list.data.place.category !== null) return gallery;
  return placeAddress(gallery, { category: null, page: list.data.part.page });
}
