import { z } from 'zod';
import type { Client } from './client.ts';

/** Records of a page of a list. */
export const PAGE_SIZE = 10;

export const numbered = z.array(z.looseObject({ id: z.int() }));

const list = z.union([
  numbered.transform((results) => ({ count: results.length, results })),
  z.looseObject({ count: z.int(), results: numbered }),
]);

/** The last page of a list of so many. */
export const lastPageOf = (count: number) => Math.max(1, Math.ceil(count / PAGE_SIZE));

/** The numbers of the first and the last record of a list; none of one that is empty. */
export async function endsOf({ read }: Client, path: string): Promise<string[]> {
  const pageOf = (page: number) => read(`/api${path}?page=${page}&page_size=${PAGE_SIZE}`, list);
  const { count, results } = await pageOf(1);
  const last = lastPageOf(count);
  const old = last === 1 ? results : (await pageOf(last)).results;
  return [...new Set([results.at(0), old.at(-1)])].flatMap((record) => (record ? [String(record.id)] : []));
}
