import { z } from 'zod';

/** What somebody says of the programmes. Only those whose speaker agreed to be quoted ever reach a visitor. */
export const testimonial = z.object({
  id: z.int(),
  quote: z.string(),
  name: z.string(),
  role: z.string(),
});

export type Testimonial = z.infer<typeof testimonial>;
