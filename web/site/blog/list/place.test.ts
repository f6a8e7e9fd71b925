import { expect, test } from 'vitest';
import { type BlogPlace, blogAddress, placeAt } from './place.ts';

const places: BlogPlace[] = [
  { page: 1, search: '', category: '', tag: '' },
  { page: 2, search: '', category: '', tag: '' },
  { page: 1, search: 'maize & beans', category: '', tag: '' },
  { page: 3, search: 'price', category: 'Fair trade', tag: 'Coffee' },
];

test.each(places)('an address leads back to the place it was made of', (place) => {
  expect(placeAt(new URL(blogAddress(place), 'https://intambwe.example').searchParams)).toEqual(place);
});

test('addresses say only what is not so anyway', () => {
  expect(places.map(blogAddress)).toEqual([
    '/MoreBlogs',
    '/MoreBlogs?page=2',
    '/MoreBlogs?search=maize+%26+beans',
    '/MoreBlogs?search=price&category=Fair+trade&tag=Coffee&page=3',
  ]);
});
