import { addresses } from '../../../domain/addresses.ts';
import type { GalleryKind } from './fetch-items.ts';

export const photoGallery: GalleryKind = {
  address: addresses.gallery,
  mediaType: undefined,
  failed: 'Error fetching gallery data',
};

export const videoGallery: GalleryKind = {
  address: addresses.videos,
  mediaType: 'video',
  failed: 'Failed to fetch gallery data',
};
