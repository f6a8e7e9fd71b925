import * as words from '#locale/dashboard/categories.ts';
import { categories } from '../../../domain/collections/categories.ts';
import type { Collection, StoredRecord } from '../../../domain/collections/collection.ts';
import { galleryCategories } from '../../../domain/collections/gallery-categories.ts';
import type { Permission } from '../../../domain/permission.ts';
import { wordedCollection } from '../collections/worded.ts';

/** A category as its manager shows it, whichever kind it is of. */
export type ManagedCategory = StoredRecord & { name: string; slug: string; icon: string | null };

/** What was done with a category. */
type Done = 'created' | 'updated';

/** One kind of categories: those of the blog, or of the gallery. */
export interface CategoryKind {
  collection: Collection<unknown, ManagedCategory, object, string, Permission>;
  words: Record<'title' | 'subtitle' | 'many' | 'none' | 'noneHint' | 'add' | 'edit' | 'saveFailed', string> &
    Record<Done, (name: string) => string>;
  /** Said in place of the list when it does not come. */
  failed(error: Error): string;
  /** The message shown for three seconds after a save; `said` is the toast's text. */
  message(done: Done, said: string): string;
}

/** The categories of posts. */
export const blogKind: CategoryKind = {
  collection: wordedCollection(categories),
  words: words.blog,
  failed: () => words.failedToFetch,
  message: (done) => (done === 'created' ? words.blogCategoryCreated : words.blogCategoryUpdated),
};

/** The categories of pictures and videos. */
export const galleryKind: CategoryKind = {
  collection: wordedCollection(galleryCategories),
  words: words.gallery,
  failed: ({ message }) => message || words.failedToFetch,
  message: (_, said) => said,
};
