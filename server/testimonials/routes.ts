import { staffTestimonial, testimonial, testimonialInput } from '../../domain/testimonial.ts';
import type { Desk } from '../desk.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { aboutPermissions, publicList } from '../resource/public-list.ts';
import { listStaffTestimonials, listTestimonials, testimonialStore } from './store.ts';

const testimonials = {
  resource: 'testimonials',
  topic: 'testimonials',
  path: '/testimonials/',
  singular: 'quotation',
  thing: staffTestimonial,
  input: testimonialInput,
  store: testimonialStore,
  permissions: aboutPermissions,
} as const;

export function testimonialRoutes(desk: Desk): Endpoint[] {
  return [
    publicList({
      ...testimonials,
      summary: 'What people said who agreed to be quoted',
      item: testimonial,
      staffItem: staffTestimonial,
      topics: ['testimonials'],
      list: (query, slice) => listTestimonials(desk.rows, query, slice),
      staffList: (query, slice) => listStaffTestimonials(desk.rows, query, slice),
    }),
    readEndpoint(desk, testimonials),
    ...writeEndpoints(desk, testimonials),
  ];
}
