import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';

/** Widths, in pixels, at which a picture is offered beside its full size. */
const widths = [480, 960, 1600] as const;

/** Re-encodings. AVIF is the lightest and takes longest, so its effort is kept low. */
const encodings = [
  { type: 'image/avif', extension: 'avif', encode: (image: Sharp) => image.avif({ quality: 50, effort: 2 }) },
  { type: 'image/webp', extension: 'webp', encode: (image: Sharp) => image.webp({ quality: 72, effort: 4 }) },
] as const;

export const variant = z.object({
  key: z.string(),
  type: z.enum(['image/avif', 'image/webp', 'image/jpeg']),
  width: z.int(),
});
export type Variant = z.infer<typeof variant>;

/** Makes the smaller re-encodings of a picture one after another. `keep` stores each under the key it is given. */
export async function makeVariants(
  original: Uint8Array,
  key: string,
  keep: (key: string, bytes: Uint8Array) => Promise<void>,
): Promise<Variant[]> {
  const { width: full = 0 } = await sharp(original).metadata();
  const made: Variant[] = [];
  for (const { type, extension, encode } of encodings) {
    for (const width of widths.filter((wanted) => wanted <= full)) {
      const bytes = await encode(sharp(original).resize({ width })).toBuffer();
      const variantKey = `${key.replace(/\.\w+$/, '')}-${width}.${extension}`;
      await keep(variantKey, bytes);
      made.push({ key: variantKey, type, width });
    }
  }
  return made;
}
