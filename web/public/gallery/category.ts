import type { ShownCategory, ShownItem } from './gallery-data.ts';

/** The address at which a gallery shows one category, or all of them. */
export const filterAddress = (page: string, slug: string | null) =>
  slug === null ? page : `${page}?category=${encodeURIComponent(slug)}`;

/** The category that the query names; null for all of them, and for one that is not there. */
export function categoryIn(query: URLSearchParams, categories: readonly ShownCategory[]): string | null {
  const named = query.get('category');
  return categories.find(({ slug }) => slug === named)?.slug ?? null;
}

/** The items that stand under the category. */
export function itemsUnder<Item extends Pick<ShownItem, 'categories'>>(
  slug: string | null,
  items: readonly Item[],
  categories: readonly ShownCategory[],
): readonly Item[] {
  const chosen = categories.find((category) => category.slug === slug);
  return chosen ? items.filter((item) => item.categories.some(({ id }) => id === chosen.id)) : items;
}
