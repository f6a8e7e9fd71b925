import { expect, test } from 'vitest';
import type { StaffListedPost } from '../../../domain/post.ts';
import { categoryOptions, matchesPost } from './filters.ts';

const post: StaffListedPost = {
  id: 1,
  title: 'Maize and Beans',
  slug: 'maize-and-beans',
  excerpt: 'About seed',
  featured_image: null,
  picture: null,
  category: 3,
  category_details: { id: 3, name: 'Farming' },
  author_details: null,
  status: 'published',
  is_featured: true,
  published_date: '2026-11-19T22:30:00.000Z',
  created_at: '2026-11-19T08:00:00.000Z',
  updated_at: '2026-11-19T08:00:00.000Z',
  deleted_at: null,
  view_count: 0,
  like_count: 0,
  comment_count: 0,
};
const none = { search: '', category: '', status: '', featured: '', published: '' };

test.each([
  [{}, true],
  [{ search: 'BEANS' }, true],
  [{ search: 'seed' }, false],
  [{ category: 'farming' }, true],
  [{ category: 'Design' }, false],
  [{ status: 'published' }, true],
  [{ status: 'draft' }, false],
  [{ featured: 'true' }, true],
  [{ featured: 'false' }, false],
  [{ published: '2026-11-20' }, true],
  [{ published: '2026-11-19' }, false],
])('%j lets it through: %s', (filters, there) => expect(matchesPost(post, { ...none, ...filters })).toBe(there));

test('the categories there are come first, then the fixed ones, none twice', () => {
  expect(categoryOptions(['Farming', 'design']).map(({ label }) => label)).toEqual([
    'All Categories',
    'Farming',
    'design',
    'Technology',
    'Marketing',
    'Business',
    'Tutorials',
  ]);
});
