import { dayOf } from '../../../domain/calendar.ts';
import { type GalleryQuery, galleryQuery, type StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { everyGalleryRecord } from '../categories/gallery-categories.ts';
import { contains } from '../list/list-address.ts';
import type { ListDescription, Wanted } from '../list/list-description.ts';
import { request } from '../session/request.ts';
import { siteTimeZone } from '../time/site-time.ts';
import { filterNames } from './filters.ts';

type GalleryFilters = Pick<GalleryQuery, 'category' | 'media_type' | 'is_active' | 'uploaded'>;

const filters = galleryQuery.pick({ category: true, media_type: true, is_active: true, uploaded: true }).catch({});

const statuses: Partial<Record<string, string>> = { active: 'true', inactive: 'false' };

/** The filters in the address, unless somebody has mistyped them there. A category is meant by its number. */
function filtersOf({ filter }: Pick<Wanted, 'filter'>): GalleryFilters {
  return filters.parse({
    category: filter('category') || undefined,
    media_type: filter('media_type') || undefined,
    is_active: statuses[filter('status')],
    uploaded: filter('uploaded') || undefined,
  });
}

/** Every picture and video that is not in the trash. */
export const galleryList: ListDescription<StaffGalleryItem, GalleryFilters> = {
  queryKey: [...everyGalleryRecord, 'items'],
  load: (query, wanted) => request('GET /gallery/', { query: { ...query, ...wanted } }),
  filters: filterNames,
  matches(item, wanted) {
    const { category, media_type, is_active, uploaded } = filtersOf(wanted);
    return (
      contains([item.title], wanted.search) &&
      (category === undefined || item.categories.some(({ id }) => String(id) === category)) &&
      (media_type === undefined || item.media_type === media_type) &&
      (is_active === undefined || item.is_active === is_active) &&
      (uploaded === undefined || dayOf(new Date(item.uploaded_at), siteTimeZone()) === uploaded)
    );
  },
  parameters: filtersOf,
  ordering: { title: 'title', media_type: 'media_type', is_active: 'is_active', uploaded_at: 'uploaded_at' },
};
