import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { contains } from '../list/list-address.ts';
import { toWallClock } from '../time/kigali.ts';

/** The names in the address by which the list is filtered. */
export const filterNames = ['category', 'media_type', 'status', 'uploaded'] as const;

export const mediaTypeOptions = [
  { value: '', label: 'All Media Types' },
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos' },
] as const;

export const statusOptions = [
  { value: '', label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

export interface GalleryFilters {
  search: string;
  /** The number of a category. */
  category: string;
  media_type: string;
  status: string;
  /** The day of the upload in Kigali: `2026-11-20`. */
  uploaded: string;
}

/** Whether the search and all filters let this item through; an empty one lets everything through. */
export function matchesItem(item: StaffGalleryItem, filters: GalleryFilters): boolean {
  const { search, category, media_type, status, uploaded } = filters;
  return (
    contains([item.title], search) &&
    (category === '' || item.categories.some(({ id }) => String(id) === category)) &&
    (media_type === '' || item.media_type === media_type) &&
    (status === '' || item.is_active === (status === 'active')) &&
    (uploaded === '' || toWallClock(item.uploaded_at).startsWith(uploaded))
  );
}
