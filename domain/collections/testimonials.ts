import type { z } from 'zod';
import { flag } from '../fields/flag.ts';
import { position } from '../fields/number.ts';
import { paragraphs, text } from '../fields/text.ts';
import { staffText } from '../reply-text.ts';
import { aboutPermissions, defineCollection } from './collection.ts';

/** Quotations about the programmes. Only those whose speaker agreed to be quoted ever reach a visitor. */
export const testimonials = defineCollection({
  name: 'testimonials',
  path: '/testimonials/',
  table: 'testimonials',
  noun: 'quotation',
  permissions: aboutPermissions,
  fields: {
    quote: paragraphs({
      label: 'Quotation',
      hint: 'In the speaker’s own words, without quotation marks.',
      missing: staffText('quotationRequired'),
      max: 2000,
      rows: 5,
      searched: true,
      inSearch: true,
      translated: true,
    }),
    name: text({
      label: 'Name',
      missing: staffText('nameRequired'),
      autoComplete: 'off',
      searched: true,
      inSearch: true,
      sorted: true,
    }),
    role: text({ label: 'Role or place', autoComplete: 'off', searched: true, inSearch: true, translated: true }),
    is_consented: flag({
      label: 'Agreed to be quoted',
      hint: 'The person agreed to these words and this name on the site. Until then, visitors cannot see them.',
      wrong: staffText('chooseConsent'),
      initial: false,
      yes: 'Agreed, shown',
      no: 'Not shown',
    }),
    position: position(),
  },
  staffOnly: ['is_consented', 'position'],
  visibility: { flags: ['is_consented'] },
  consents: ['is_consented'],
  title: 'name',
  order: 'position',
  screen: {
    address: '/dashboard/testimonials',
    title: 'Testimonials',
    subtitle: 'What people say about the programmes. Only quotations with consent are shown.',
    one: 'Testimonial',
    many: 'Testimonials',
    none: 'No testimonials added yet',
    page: '/Testimonials',
    columns: [
      { field: 'name', header: 'Who', below: 'role' },
      { field: 'quote' },
      { field: 'is_consented', header: 'Consent' },
      { field: 'position' },
    ],
  },
});

export type Testimonial = z.infer<typeof testimonials.visible>;
