import { z } from 'zod';

/**
 * A picture as read. `url` is the full-size JPEG or PNG; `variants` are smaller re-encodings (width in pixels), empty
 * until they have been made. `placeholder` is a thumbhash, base64.
 */
export const picture = z.object({
  id: z.int(),
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string().nullable(),
  variants: z.array(
    z.object({ url: z.string(), type: z.enum(['image/avif', 'image/webp', 'image/jpeg']), width: z.int() }),
  ),
});

export type Picture = z.infer<typeof picture>;
