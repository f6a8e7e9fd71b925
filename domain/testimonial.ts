import { z } from 'zod';
import { kept } from './kept.ts';
import { optionalField, positionField, requiredField, requiredParagraphs } from './staff-field.ts';
import { sentFlag } from './upload.ts';

/** What somebody says of the programmes. Only those whose speaker agreed to be quoted ever reach a visitor. */
export const testimonial = z.object({
  id: z.int(),
  quote: z.string(),
  name: z.string(),
  role: z.string(),
});

export const staffTestimonial = testimonial.extend({ is_consented: z.boolean(), position: z.int(), ...kept });

/** What staff fill in. Without the speaker's consent it is kept, and never shown. */
export const testimonialInput = z.object({
  quote: requiredParagraphs('Quotation is required', 2000),
  name: requiredField('Name is required'),
  role: optionalField(200),
  is_consented: sentFlag('Say whether the speaker agreed to be quoted.').default(false),
  position: positionField,
});

export type Testimonial = z.infer<typeof testimonial>;
export type StaffTestimonial = z.infer<typeof staffTestimonial>;
export type TestimonialInput = z.infer<typeof testimonialInput>;
