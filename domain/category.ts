import { z } from 'zod';
import { requiredField } from './staff-field.ts';
import { timestamps } from './timestamps.ts';

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

/** The category for staff: its `post_count` includes all posts that are not in the trash. */
export const staffCategory = category.extend(timestamps);

/** The staff's input; the server makes the slug. */
export const categoryInput = z.object({
  name: requiredField('Category name is required', 100),
  icon: z.enum(categoryIcons, { error: 'Choose an icon of the list.' }).nullable().default(null),
});

export type Category = z.infer<typeof category>;
export type StaffCategory = z.infer<typeof staffCategory>;
export type CategoryInput = z.infer<typeof categoryInput>;
