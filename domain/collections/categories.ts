import { z } from 'zod';
import { icon } from '../fields/choice.ts';
import { slug } from '../fields/slug.ts';
import { text } from '../fields/text.ts';
import { staffText } from '../reply-text.ts';
import { defineCollection, ownPermissions } from './collection.ts';

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

/** The fields of every kind of category. */
export const categoryFields = <Icon extends string>(icons: readonly [Icon, ...Icon[]]) => ({
  name: text({
    label: 'Category Name',
    missing: staffText('categoryNameRequired'),
    max: 100,
    searched: true,
    sorted: true,
    distinct: true,
    translated: true,
  }),
  slug: slug({ otherwise: 'category' }),
  icon: icon({ icons }),
});

const described = defineCollection({
  name: 'categories',
  path: '/categories/',
  table: 'categories',
  noun: 'category',
  permissions: ownPermissions('categories'),
  fields: categoryFields(categoryIcons),
  staffOnly: [],
  title: 'name',
  order: 'name',
  neededBy: { table: 'posts', column: 'category_id' },
  screen: {
    address: '/dashboard/addCategory',
    title: 'Manage Blog Categories',
    subtitle: 'Categories for blog posts.',
    one: 'Category',
    many: 'Categories',
    none: 'No categories added yet',
    columns: [{ field: 'name', below: 'slug' }],
  },
});

/** Posts in it: those that visitors may read now, and for staff all that are not in the trash. */
const post_count = z.int();

/** The groups of the blog's articles. */
export const categories = {
  ...described,
  /** The server makes the slug, and it stays: links lead to it. */
  input: described.input.omit({ slug: true }),
  visible: described.visible.extend({ post_count }),
  record: described.record.extend({ post_count }),
};

export type Category = z.infer<typeof categories.visible>;
export type CategoryIcon = (typeof categoryIcons)[number];
