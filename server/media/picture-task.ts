// The tasks of the picture process. It starts for every uploaded picture and loads all its imports each time: Zod alone
// would take longer than the rest together, so the tasks are checked by hand here.

/** The types of variants. */
export const variantTypes = ['image/avif', 'image/webp', 'image/jpeg'] as const;
export type VariantType = (typeof variantTypes)[number];

/** `from` and `to` name files. `svg` is a drawing of our own: no uploaded one comes here. */
export type PictureTask =
  | { make: 'original'; from: string; to: string }
  | { make: 'variant'; from: string; to: string; width: number; type: VariantType }
  | { make: 'share'; from: string; to: string; focus: { x: number; y: number } | null }
  | { make: 'drawing'; svg: string };

export function isPictureTask(message: unknown): message is PictureTask {
  const { make, from, to, width, type, svg, focus } = Object(message);
  if (make === 'drawing') return typeof svg === 'string';
  if (typeof from !== 'string' || typeof to !== 'string') return false;
  if (make === 'variant') return Number.isInteger(width) && variantTypes.includes(type);
  if (make === 'share') return focus === null || (Number.isInteger(focus?.x) && Number.isInteger(focus?.y));
  return make === 'original';
}
