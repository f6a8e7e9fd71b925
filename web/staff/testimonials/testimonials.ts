import { type StaffTestimonial, staffTestimonial, type TestimonialInput } from '../../../domain/testimonial.ts';
import { addresses } from '../../addresses.ts';
import { staffTestimonials } from '../../staff-calls.ts';
import type { AboutKind } from '../about/kind.ts';
import { columns } from './columns.tsx';

export const testimonials: AboutKind<StaffTestimonial, TestimonialInput> = {
  title: 'Testimonials',
  subtitle: 'What people say of the programmes. Visitors read only those whose speaker agreed.',
  singular: 'Testimonial',
  page: addresses.testimonials,
  texts: {
    label: 'Testimonials',
    loading: 'Loading testimonials...',
    failed: 'Failed to fetch testimonials. Please try again.',
    none: 'Nobody has been quoted yet',
    noMatch: 'No matching testimonials found',
    total: (count) => `Total testimonials: ${count}`,
    found: (found, count) => `Testimonials found: ${found} of ${count}`,
  },
  firstSort: 'position',
  columns,
  calls: staffTestimonials,
  schema: staffTestimonial,
  nameOf: ({ name }) => name,
  textsOf: ({ name, role, quote }) => [name, role, quote],
};
