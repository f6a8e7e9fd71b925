import { z } from 'zod';
import { staffText } from './reply-text.ts';
import { line } from './text.ts';

/** The largest page anybody may ask for; anonymous lists are bounded by it. */
export const MAX_PAGE_SIZE = 100;

/** Rows a list without pages has at most for staff. */
export const MAX_STAFF_LIST = 2000;

/** Records of the longest lists that are counted at most: a count above it says that there are more. */
export const MAX_COUNTED = 10_000;

/** The last page that can be asked for, and the longest text that can be searched for. */
export const MAX_PAGE = 1_000_000;
export const MAX_SEARCH = 200;

const wholeNumber = (most: number) => z.coerce.number().int().min(1).max(most);

/** The query string of every list. `ordering` is a column, with `-` before it for descending. */
export const listQuery = z.object({
  page: wholeNumber(MAX_PAGE).optional(),
  page_size: wholeNumber(MAX_PAGE_SIZE).optional(),
  search: line(MAX_SEARCH).optional(),
  ordering: line(50)
    .regex(/^-?[a-z_]+$/, staffText('nameColumn'))
    .optional(),
  trash: z.stringbool({ error: staffText('trueOrFalse') }).optional(),
});

export type ListQuery = z.infer<typeof listQuery>;

/** The `ordering` of a list that is sorted by these columns. */
export type OrderBy<Column extends string> = Column | `-${Column}`;

/** What every page of a list says: `count` is the whole list's length, `next` and `previous` are addresses or null. */
export const listPage = z.object({
  count: z.number().int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
});

/** One page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) => listPage.extend({ results: z.array(item) });

/** An array, or one page of it. */
export const arrayOrPage = <Item extends z.ZodType>(item: Item) => z.union([z.array(item), pageOf(item)]);

export interface Page<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}
