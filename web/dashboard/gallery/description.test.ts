import { expect, test, vi } from 'vitest';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { galleryList } from './description.ts';

// The client that makes calls needs a browser.
vi.mock('../session/request.ts', () => ({ request: undefined }));

const item: StaffGalleryItem = {
  id: 7,
  title: 'Hills at dawn',
  description: 'Before the harvest',
  media_type: 'image',
  image: null,
  picture: null,
  video_url: null,
  thumbnail: null,
  thumbnail_picture: null,
  categories: [{ id: 3, name: 'Nature' }],
  is_active: true,
  uploaded_at: '2026-11-19T22:30:00.000Z',
  updated_at: '2026-11-19T22:30:00.000Z',
  deleted_at: null,
  uploaded_by: null,
  file_size: null,
  dimensions: null,
  format: null,
};

function isShown(asked: Record<string, string>): boolean {
  const filter = (name: string) => asked[name] ?? '';
  return galleryList.matches(item, { search: filter('search'), filter });
}

test('without filters everything is shown', () => {
  expect(isShown({})).toBe(true);
});

test.each([
  [{ search: 'DAWN' }, true],
  [{ search: 'harvest' }, false],
  [{ category: '3' }, true],
  [{ category: '33' }, false],
  [{ media_type: 'video' }, false],
  [{ status: 'active' }, true],
  [{ status: 'inactive' }, false],
])('%o: %s', (filters, shown) => {
  expect(isShown(filters)).toBe(shown);
});

test('the day of the upload is the one in Kigali', () => {
  expect(isShown({ uploaded: '2026-11-20' })).toBe(true);
  expect(isShown({ uploaded: '2026-11-19' })).toBe(false);
});
