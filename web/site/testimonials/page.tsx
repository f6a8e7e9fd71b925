import { addresses } from '../../../domain/addresses.ts';
import type { Testimonial } from '../../../domain/collections/testimonials.ts';
import { itemsOf } from '../../list-reply.ts';
import { definePage } from '../render.tsx';
import type { Section } from '../section.ts';
import { Testimonials } from './Testimonials.tsx';

export const testimonials = definePage<Section<Testimonial[]>>({
  address: addresses.testimonials,
  load: ({ request, section }) => section(request('GET /testimonials/').then(itemsOf), 'Failed to load testimonials'),
  head: (_, site) => ({
    title: 'Testimonials',
    description: `What members, participants and volunteers say about the programmes of ${site.name}, in their own words.`,
    canonical: addresses.testimonials,
  }),
  Page: Testimonials,
});
