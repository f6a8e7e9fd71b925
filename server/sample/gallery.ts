import type { GalleryCategoryIcon } from '../../domain/gallery-category.ts';
import type { SamplePicture } from './pictures.ts';

type CategorySlug = 'saving-groups' | 'training' | 'agriculture' | 'fair-trade' | 'community';

export const sampleGalleryCategories: readonly { name: string; slug: CategorySlug; icon: GalleryCategoryIcon }[] = [
  { name: 'Saving groups', slug: 'saving-groups', icon: 'people' },
  { name: 'Training', slug: 'training', icon: 'events' },
  { name: 'Agriculture', slug: 'agriculture', icon: 'nature' },
  { name: 'Fair trade', slug: 'fair-trade', icon: 'art' },
  { name: 'Community', slug: 'community', icon: 'landscape' },
];

export interface SamplePhoto {
  title: string;
  description: string;
  picture: SamplePicture;
  categories: readonly CategorySlug[];
}

/** Drawings in the place of photographs: the newest first. */
export const samplePhotos: readonly SamplePhoto[] = [
  {
    title: 'Around the box',
    description: 'Sample picture: a saving group sits down in a circle once a week.',
    picture: 'hero-circle',
    categories: ['saving-groups'],
  },
  {
    title: 'Three locks',
    description: 'Sample picture: three members hold one key each.',
    picture: 'savings-box',
    categories: ['saving-groups'],
  },
  {
    title: 'Hills at dawn',
    description: 'Sample picture: where every day begins with a step.',
    picture: 'hero-hills',
    categories: ['community'],
  },
  {
    title: 'Market morning',
    description: 'Sample picture: maize, beans and potatoes at a fair price.',
    picture: 'hero-market',
    categories: ['fair-trade', 'agriculture'],
  },
  {
    title: 'Under the tree',
    description: 'Sample picture: a morning on entrepreneurship.',
    picture: 'training-under-tree',
    categories: ['training'],
  },
  {
    title: 'The demonstration plot',
    description: 'Sample picture: maize and beans in one row.',
    picture: 'maize-field',
    categories: ['agriculture', 'training'],
  },
  {
    title: 'Bean harvest',
    description: 'Sample picture: the first harvest of the season is weighed.',
    picture: 'bean-harvest',
    categories: ['agriculture'],
  },
  {
    title: 'A week of weaving',
    description: 'Sample picture: how a peace basket begins.',
    picture: 'weaving-baskets',
    categories: ['fair-trade'],
  },
  {
    title: 'Women who lead',
    description: 'Sample picture: members elected to lead their groups.',
    picture: 'women-leading',
    categories: ['training', 'community'],
  },
  {
    title: 'The weekly visit',
    description: 'Sample picture: a volunteer calls on a household.',
    picture: 'household-visit',
    categories: ['community'],
  },
  {
    title: 'Repaid by phone',
    description: 'Sample picture: a loan is paid back on the way home.',
    picture: 'mobile-money',
    categories: ['saving-groups'],
  },
  {
    title: 'To market',
    description: 'Sample picture: a bicycle carries more than its rider.',
    picture: 'loaded-bicycle',
    categories: ['fair-trade', 'community'],
  },
];

export interface SampleFilm {
  title: string;
  description: string;
  fileName: string;
  preview: SamplePicture;
  categories: readonly CategorySlug[];
}

/** Short silent films made of our own drawings. */
export const sampleFilms: readonly SampleFilm[] = [
  {
    title: 'How a saving group works',
    description: 'Sample film: the circle, the box, and the loan that comes back.',
    fileName: 'how-a-saving-group-works.webm',
    preview: 'hero-circle',
    categories: ['saving-groups'],
  },
  {
    title: 'From seed to market',
    description: 'Sample film: maize, beans and potatoes through one season.',
    fileName: 'from-seed-to-market.webm',
    preview: 'maize-field',
    categories: ['agriculture', 'fair-trade'],
  },
  {
    title: 'A morning of training',
    description: 'Sample film: under the tree, and what is taken home from it.',
    fileName: 'a-morning-of-training.webm',
    preview: 'training-under-tree',
    categories: ['training'],
  },
  {
    title: 'What a fair price pays for',
    description: 'Sample film: a basket, the road, and the stall.',
    fileName: 'what-a-fair-price-pays-for.webm',
    preview: 'weaving-baskets',
    categories: ['fair-trade'],
  },
];
