import * as words from '#locale/blog.ts';
import type { ListedPost } from '../../../domain/post.ts';
import { langOf } from '../untranslated.ts';

/** The author's name. */
export function authorOf({ author_details }: Pick<ListedPost, 'author_details'>): string {
  if (!author_details) return words.anonymous;
  const { first_name, last_name, username } = author_details;
  return `${first_name} ${last_name}`.trim() || username || words.anonymous;
}

/** The category's name. */
export const categoryOf = ({ category_details }: Pick<ListedPost, 'category_details'>) =>
  category_details?.name || words.uncategorized;

/** The `lang` of that name: nothing where the words are ours. */
export const categoryLangOf = ({ category_details }: Pick<ListedPost, 'category_details'>) =>
  langOf(category_details ?? {}, 'name');

/** Since when it can be read. */
export const dateOf = ({ published_date, created_at }: Pick<ListedPost, 'published_date' | 'created_at'>) =>
  published_date ?? created_at;
