import { type CategoryInput, categoryIcons, categoryInput, staffCategory } from '../../../domain/category.ts';
import { itemsOf } from '../../list-reply.ts';
import { request } from '../session/request.ts';
import type { CategoryKind } from './kind.ts';

/** Begins the key of everything of the blog: its posts, and the categories they are filed under. */
export const everyBlogRecord = ['blog'];

/** The categories of posts. */
export const blogCategories: CategoryKind<CategoryInput> = {
  texts: {
    title: 'Manage Blog Categories',
    subtitle: 'What the articles of the blog are filed under.',
    list: 'Categories',
    add: 'Add New Category',
    edit: 'Edit Category',
    none: 'No categories added yet',
    failed: () => 'Failed to fetch categories. Please try again.',
    saveFailed: 'Failed to save category. Please try again.',
    created: (name) => ({
      toast: `Category "${name}" created successfully!`,
      message: 'Category created successfully!',
    }),
    updated: (name) => ({
      toast: `Category "${name}" updated successfully!`,
      message: 'Category updated successfully!',
    }),
  },
  icons: categoryIcons,
  category: staffCategory,
  schema: categoryInput,
  createPermission: 'categories.create',
  deletePermission: 'categories.delete',
  queryKey: everyBlogRecord,
  list: async () => itemsOf(await request('GET /categories/')),
  trash: async () => itemsOf(await request('GET /categories/', { query: { trash: true } })),
  create: (input) => request('POST /categories/', { body: input }),
  change: (id, input, seen) => request('PUT /categories/{id}/', { parameters: { id }, body: { ...input, ...seen } }),
  remove: (id) => request('DELETE /categories/{id}/', { parameters: { id } }),
  restore: (id) => request('POST /categories/{id}/restore/', { parameters: { id } }),
};
