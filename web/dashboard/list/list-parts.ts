import { type ListQuery, MAX_STAFF_LIST, type Page } from '../../../domain/listing.ts';
import type { Sort } from './list-address.ts';

/** How many there are in all; and the list itself, where it is short enough to be held in the browser. */
export interface Whole<Row> {
  count: number;
  rows?: Row[];
}

type Load<Row> = (query: ListQuery) => Promise<Row[] | Page<Row>>;

function asPage<Row>(reply: Row[] | Page<Row>): Pick<Page<Row>, 'count' | 'results'> {
  return Array.isArray(reply) ? { count: reply.length, results: reply } : reply;
}

/** Asks for the whole list; once it was too long (`before`), only whether it still is. */
export async function loadWhole<Row>(load: Load<Row>, before: Whole<Row> | undefined): Promise<Whole<Row>> {
  const countAll = async () => asPage(await load({ page: 1, page_size: 1 })).count;
  if (before !== undefined && before.rows === undefined) {
    const count = await countAll();
    if (count > MAX_STAFF_LIST) return { count };
  }
  const { results } = asPage(await load({}));
  if (results.length < MAX_STAFF_LIST) return { count: results.length, rows: results };
  const count = await countAll();
  return count > MAX_STAFF_LIST ? { count } : { count, rows: results };
}

/** Asks for one page; for the last one where the list has become shorter than the page's number says. */
export async function loadPart<Row>(load: Load<Row>, page: number, pageSize: number): Promise<PartOfList<Row>> {
  const part = asPage(await load({ page, page_size: pageSize }));
  const last = Math.max(1, Math.ceil(part.count / pageSize));
  return page > last ? asPage(await load({ page: last, page_size: pageSize })) : part;
}

/** One page of the list, and how many the search and the filters leave on all pages. */
export type PartOfList<Row> = Pick<Page<Row>, 'count' | 'results'>;

/** The call's `ordering` for this sorting; undefined where the server cannot sort by the column. */
export function orderingOf({ column, descending }: Sort, known: Partial<Record<string, string>>): string | undefined {
  const upwards = known[column];
  if (upwards === undefined || !descending) return upwards;
  return upwards.startsWith('-') ? upwards.slice(1) : `-${upwards}`;
}
