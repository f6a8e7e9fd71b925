import type { z } from 'zod';
import { staffText } from '../reply-text.ts';
import { aboutPermissions, defineCollection } from './collection.ts';
import { flagField, orderField, paragraphsField, textField } from './field.ts';

/** Quotations about the programmes. Only those whose speaker agreed to be quoted ever reach a visitor. */
export const testimonials = defineCollection({
  name: 'testimonials',
  path: '/testimonials/',
  table: 'testimonials',
  noun: 'quotation',
  permissions: aboutPermissions,
  fields: [
    paragraphsField('quote', {
      label: 'Quotation',
      hint: 'In the speaker’s own words, without quotation marks.',
      missing: staffText('quotationRequired'),
      max: 2000,
      rows: 5,
      searched: true,
      translated: true,
    }),
    textField('name', {
      label: 'Name',
      missing: staffText('nameRequired'),
      autoComplete: 'off',
      searched: true,
      sorted: true,
    }),
    textField('role', { label: 'Role or place', autoComplete: 'off', searched: true, translated: true }),
    flagField('is_consented', {
      label: 'Agreed to be quoted',
      hint: 'The person agreed to these words and this name on the site. Until then, visitors cannot see them.',
      wrong: staffText('chooseConsent'),
      initial: false,
      words: ['Agreed, shown', 'Not shown'],
    }),
    orderField(),
  ],
  staffOnly: ['is_consented', 'position'],
  visibleWhen: 'is_consented',
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
