// What is asked of the program that handles pictures. It is started for every picture that comes, and all that it imports
// is loaded each time: Zod alone would take longer than the rest together, so what is asked is told by hand here.

/** The types of variants. */
export const variantTypes = ['image/avif', 'image/webp', 'image/jpeg'] as const;
export type VariantType = (typeof variantTypes)[number];

/** Both name files. */
export type PictureTask =
  | { make: 'original'; from: string; to: string }
  | { make: 'variant'; from: string; to: string; width: number; type: VariantType };

export function isPictureTask(message: unknown): message is PictureTask {
  const { make, from, to, width, type } = Object(message);
  if (typeof from !== 'string' || typeof to !== 'string') return false;
  return make === 'original' || (make === 'variant' && Number.isInteger(width) && variantTypes.includes(type));
}
