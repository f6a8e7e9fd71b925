import { GALLERY_PAGE_SIZE, type MediaType } from '../../../domain/gallery-item.ts';
import { galleryCategories, galleryPage } from '../../api.ts';
import type { Ask } from '../../request.ts';
import { fetchPart, type ListPart } from '../parts/paging.ts';
import { expectList } from '../section.ts';
import { type ShownCategory, type ShownItem, shownCategory, shownItem } from './gallery-data.ts';
import { type GalleryPlace, placeIn } from './place.ts';

/** Which of the two galleries it is: its address, what hangs in it, and what is said when it does not come. */
export interface GalleryKind {
  address: string;
  /** Everything without one. */
  mediaType: MediaType | undefined;
  failed: string;
}

/** What a gallery shows at first. */
export interface GalleryList {
  place: GalleryPlace;
  part: ListPart<ShownItem>;
  categories: ShownCategory[];
  /** Of all categories together. */
  total: number;
}

/** The items of a place. */
export async function fetchItems(
  ask: Ask,
  { mediaType, failed }: GalleryKind,
  { category, page }: GalleryPlace,
  categories: readonly ShownCategory[],
): Promise<ListPart<ShownItem>> {
  const chosen = categories.find(({ slug }) => slug === category);
  const search = { media_type: mediaType, category: chosen && String(chosen.id) };
  const part = await fetchPart(page, GALLERY_PAGE_SIZE, (wanted) =>
    galleryPage(ask, search, wanted, GALLERY_PAGE_SIZE),
  );
  return { ...part, items: expectList(part.items, failed).map(shownItem) };
}

/** How many items there are of these. */
export const countItems = async (ask: Ask, search: Parameters<typeof galleryPage>[1]) =>
  (await galleryPage(ask, search, 1, 1)).count;

/** The gallery as the address asks for it. */
export async function fetchGallery(ask: Ask, kind: GalleryKind, query: URLSearchParams): Promise<GalleryList> {
  const [found, total] = await Promise.all([galleryCategories(ask), countItems(ask, { media_type: kind.mediaType })]);
  const categories = expectList(found, kind.failed).map(shownCategory);
  const place = placeIn(query, categories);
  return { place, part: await fetchItems(ask, kind, place, categories), categories, total };
}
