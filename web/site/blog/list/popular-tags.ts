import type { Category } from '../../../../domain/category.ts';

/** The names of the categories most is written about, each once. */
export function popularTags(categories: readonly Pick<Category, 'name' | 'post_count'>[], most: number): string[] {
  const used = categories.filter(({ post_count }) => post_count > 0).toSorted((a, b) => b.post_count - a.post_count);
  return [...new Set(used.map(({ name }) => name))].slice(0, most);
}
