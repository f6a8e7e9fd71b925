import { categories } from '../../../domain/collections/categories.ts';
import type { Collection, StoredRecord } from '../../../domain/collections/collection.ts';
import { galleryCategories } from '../../../domain/collections/gallery-categories.ts';
import type { Permission } from '../../../domain/permission.ts';

/** A category as its manager shows it, whichever kind it is of. */
export type ManagedCategory = StoredRecord & { name: string; slug: string; icon: string | null };

/** One kind of categories: those of the blog, or of the gallery. */
export interface CategoryKind {
  collection: Collection<unknown, ManagedCategory, object, string, Permission>;
  /** The noun in headings: `Add New Gallery Category`. */
  one: string;
  /** The heading of the list. */
  many: string;
  /** Said in place of the list when it does not come. */
  failed(error: Error): string;
  /** The message shown for three seconds after a save; `done` is the toast's text. */
  message(action: 'created' | 'updated', done: string): string;
}

const failed = 'Failed to fetch categories. Please try again.';

/** The categories of posts. */
export const blogKind: CategoryKind = {
  collection: categories,
  one: 'Category',
  many: 'Categories',
  failed: () => failed,
  message: (action) => `Category ${action} successfully!`,
};

/** The categories of pictures and videos. */
export const galleryKind: CategoryKind = {
  collection: galleryCategories,
  one: 'Gallery Category',
  many: 'Gallery Categories',
  failed: ({ message }) => message || failed,
  message: (_, done) => done,
};
