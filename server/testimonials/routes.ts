import { testimonial } from '../../domain/testimonial.ts';
import type { Desk } from '../desk.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { publicList } from '../resource/public-list.ts';
import { listTestimonials } from './store.ts';

export function testimonialRoutes({ rows }: Desk): Endpoint[] {
  return [
    publicList({
      path: '/testimonials/',
      summary: 'What people said who agreed to be quoted',
      item: testimonial,
      topics: ['testimonials'],
      list: (query, slice) => listTestimonials(rows, query, slice),
    }),
  ];
}
