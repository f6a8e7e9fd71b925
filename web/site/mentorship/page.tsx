import { addresses } from '../../addresses.ts';
import { definePage } from '../render.tsx';
import { Mentorship } from './Mentorship.tsx';

export const mentorship = definePage<null>({
  address: addresses.mentorship,
  load: async () => null,
  head: () => ({
    title: 'Mentorship Structure',
    description:
      'Four pillars carry every saving group: community savings, comprehensive training, seed money and weekly volunteer support.',
    canonical: addresses.mentorship,
  }),
  Page: Mentorship,
});
