import { pageNumbers } from '../../ui/page-numbers.ts';

/** The page an address asks for with `page`, or a parameter of this name; the first where it says nothing sensible. */
export function pageIn(query: URLSearchParams, parameter = 'page'): number {
  const text = query.get(parameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The address of a part of a list: `/MoreBlogs?search=maize&page=2`. Leaves out the first page, and what is empty. */
export function partAddress(path: string, part: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(part)) {
    if (value !== null && value !== '' && value !== 1) query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The number of pages of a list; 1 for an empty one. */
export const pageCount = (count: number, pageSize: number) => Math.max(1, Math.ceil(count / pageSize));

/** Those numbers, with the first and the last page; null stands where some are left out. */
export function pageSteps(page: number, pages: number): (number | null)[] {
  const numbers = [...new Set([1, ...pageNumbers(page, pages), pages])];
  return numbers.flatMap((number, place) => (number - (numbers[place - 1] ?? 0) > 1 ? [null, number] : [number]));
}

/** A page of a list in numbers: the items from `from` to `to`, counted from one. */
export function shownRange(page: number, pageSize: number, count: number): { from: number; to: number } {
  return { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, count) };
}

/** One page of a list, and which it is. */
export interface ListPart<Item> {
  page: number;
  /** Of the whole list. */
  count: number;
  items: Item[];
}

/** The part without its items, for a browser that never renders them: they are in the document already. */
export const withoutItems = <Item>(part: ListPart<Item>): ListPart<Item> => ({ ...part, items: [] });

/** Fetches a page of a list; past the last one it is the last that comes. */
export async function fetchPart<Item>(
  page: number,
  pageSize: number,
  fetchPage: (page: number) => Promise<{ count: number; results: Item[] }>,
): Promise<ListPart<Item>> {
  const { count, results } = await fetchPage(page);
  const last = pageCount(count, pageSize);
  if (page <= last) return { page, count, items: results };
  return { page: last, count, items: (await fetchPage(last)).results };
}
