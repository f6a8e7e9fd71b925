import { expect, test } from 'vitest';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { matchesItem } from './filters.ts';

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
const any = { search: '', category: '', media_type: '', status: '', uploaded: '' };

test('without filters everything is shown', () => {
  expect(matchesItem(item, any)).toBe(true);
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
  expect(matchesItem(item, { ...any, ...filters })).toBe(shown);
});

test('the day of the upload is the one in Kigali', () => {
  expect(matchesItem(item, { ...any, uploaded: '2026-11-20' })).toBe(true);
  expect(matchesItem(item, { ...any, uploaded: '2026-11-19' })).toBe(false);
});
