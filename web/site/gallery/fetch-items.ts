import * as words from '#locale/gallery.ts';
import type { GalleryQuery, MediaType } from '../../../domain/gallery-item.ts';
import { toPage } from '../../list-reply.ts';
import type { ApiClient } from '../../request.ts';
import { addresses } from '../addresses.ts';
import { fetchPart, type ListPart } from '../components/paging.ts';
import { expectList } from '../section.ts';
import { type ShownCategory, type ShownItem, shownItem } from './gallery-data.ts';
import type { GalleryPlace } from './place.ts';

export const photoGallery: GalleryKind = {
  name: 'gallery',
  address: addresses.gallery,
  mediaType: undefined,
  failed: words.errorFetchingGalleryData,
};

export const videoGallery: GalleryKind = {
  name: 'videos',
  address: addresses.videos,
  mediaType: 'video',
  failed: words.failedToFetchGalleryData,
};

/** One of the two galleries: its name and address, its items, and its error message. */
export interface GalleryKind {
  name: 'gallery' | 'videos';
  address: string;
  /** Everything without one. */
  mediaType: MediaType | undefined;
  failed: string;
}

/** The first items of a gallery. */
export interface GalleryList {
  place: GalleryPlace;
  part: ListPart<ShownItem>;
  pageSize: number;
  categories: ShownCategory[];
  /** Of all categories together. */
  total: number;
}

/** A page of the photos and videos. */
export const galleryPart = async (request: ApiClient, query: Partial<GalleryQuery>) =>
  toPage(await request('GET /gallery/', { query }));

/** The items of a place. */
export async function fetchItems(
  request: ApiClient,
  { mediaType, failed }: GalleryKind,
  { category, page }: GalleryPlace,
  { categories, pageSize }: Pick<GalleryList, 'categories' | 'pageSize'>,
): Promise<ListPart<ShownItem>> {
  const chosen = categories.find(({ slug }) => slug === category);
  const search = { media_type: mediaType, category: chosen && String(chosen.id) };
  const part = await fetchPart(page, pageSize, (wanted) =>
    galleryPart(request, { ...search, page: wanted, page_size: pageSize }),
  );
  return { ...part, items: expectList(part.items, failed).map(shownItem) };
}
