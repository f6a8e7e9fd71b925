import type { Page } from '../domain/listing.ts';

/** The items of a list that is answered whole, or page by page when one is asked for. */
export const itemsOf = <Item>(reply: Item[] | Page<Item>): Item[] => (Array.isArray(reply) ? reply : reply.results);

/** The same as a page: a whole list is the only one. */
export const toPage = <Item>(reply: Item[] | Page<Item>): Page<Item> =>
  Array.isArray(reply) ? { count: reply.length, next: null, previous: null, results: reply } : reply;
