import { z } from 'zod';

/** Uses that are named; the others are counted. */
export const MOST_NAMED = 10;

/** The records that show or link to a record: how many there are, and by name, at most ten, those that the reader may see. */
export const usesOfRecord = z.object({
  count: z.int(),
  uses: z.array(
    z.object({
      /** In the reader's language: `page “Our story”`. */
      name: z.string(),
      /** The address of the form in the dashboard that changes it. */
      address: z.string(),
    }),
  ),
});

export type UsesOfRecord = z.infer<typeof usesOfRecord>;
