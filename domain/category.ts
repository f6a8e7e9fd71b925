import { z } from 'zod';

/** Icons a blog category may carry. */
export const categoryIcons = [
  'computer',
  'coffee',
  'heart',
  'map',
  'book',
  'music',
  'camera',
  'briefcase',
  'shopping-bag',
  'dollar-sign',
] as const;

export type CategoryIcon = (typeof categoryIcons)[number];

const iconNames: ReadonlySet<string | null> = new Set(categoryIcons);

export function isCategoryIcon(name: string | null): name is CategoryIcon {
  return iconNames.has(name);
}

export const category = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  icon: z.enum(categoryIcons).nullable(),
  /** Posts in it that visitors may read now. */
  post_count: z.int(),
});

export type Category = z.infer<typeof category>;
