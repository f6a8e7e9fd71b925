import { z } from 'zod';
import { stemOf } from './keys.ts';
import { type VariantType, variantTypes } from './picture-task.ts';

/** Widths, in pixels, at which a picture is offered beside its full size. */
const widths = [240, 480, 720, 960, 1600] as const;

/** Ratio of width to height from which a picture is a panorama: a crop of it is a small part of its width. */
const PANORAMA = 2;
const panoramaWidths = [...widths, 2560] as const;

/** A file that is stretched further than this looks blurred: then a picture's own width, between two of ours, is worth a variant. */
const BLUR = 1.3;

/** A smaller re-encoding of a picture. */
export const variant = z.object({ key: z.string(), type: z.enum(variantTypes), width: z.int() });
export type Variant = z.infer<typeof variant>;

const extensions: Record<VariantType, 'avif' | 'webp' | 'jpg'> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};

/** The variants that a picture of this size is given. One that may be transparent has none as JPEG. */
export function plannedVariants(key: string, { width: full, height }: { width: number; height: number }): Variant[] {
  const offered: readonly number[] = full / height >= PANORAMA ? panoramaWidths : widths;
  const fitting = offered.filter((width) => width <= full);
  const [largest = 0, possible = 0] = [fitting.at(-1), offered.at(-1)];
  if (full < possible && full > largest * BLUR) fitting.push(full);
  const types = variantTypes.filter((type) => type !== 'image/jpeg' || key.endsWith('.jpg'));
  return types.flatMap((type) =>
    fitting.map((width) => ({
      key: `${stemOf(key)}-${width}.${extensions[type]}`,
      type,
      width,
    })),
  );
}
