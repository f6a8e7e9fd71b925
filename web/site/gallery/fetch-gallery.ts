import { GALLERY_PAGE_SIZE, type GalleryQuery } from '../../../domain/gallery-item.ts';
import { type ApiClient, RequestFailed } from '../../request.ts';
import { NotFound } from '../render.tsx';
import { expectList } from '../section.ts';
import { fetchItems, type GalleryKind, type GalleryList, galleryPage } from './fetch-items.ts';
import { type ShownItem, shownCategory, shownItem } from './gallery-data.ts';
import { placeIn } from './place.ts';

/** One item, for the view it has of its own. */
export async function itemOrNotFound(request: ApiClient, id: string): Promise<ShownItem> {
  if (!/^\d{1,9}$/.test(id)) throw new NotFound();
  try {
    return shownItem(await request('GET /gallery/{id}/', { parameters: { id: Number(id) } }));
  } catch (error) {
    throw error instanceof RequestFailed && error.status === 404 ? new NotFound() : error;
  }
}

/** How many items there are of these. */
export const countItems = async (request: ApiClient, search: Partial<GalleryQuery>) =>
  (await galleryPage(request, { ...search, page: 1, page_size: 1 })).count;

/** The gallery as the address asks for it. */
export async function fetchGallery(
  request: ApiClient,
  kind: GalleryKind,
  query: URLSearchParams,
): Promise<GalleryList> {
  const categories = expectList(await request('GET /gallery-categories/'), kind.failed).map(shownCategory);
  const shelves = { categories, pageSize: GALLERY_PAGE_SIZE };
  const place = placeIn(query, categories);
  const part = await fetchItems(request, kind, place, shelves);
  const total = place.category === null ? part.count : await countItems(request, { media_type: kind.mediaType });
  return { place, part, total, ...shelves };
}
