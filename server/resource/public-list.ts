import { z } from 'zod';
import { LARGEST_PAGE, type ListQuery, listQuery, pageOf } from '../../domain/listing.ts';
import type { Topic } from '../database/content-versions.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { asArrayOrPage, type Listed, type Slice, sliceOf } from './listing.ts';

export interface PublicList<Item> {
  /** Below `/api`, with its trailing slash: `/timeline/`. */
  path: string;
  summary: string;
  item: z.ZodType<Item, Item>;
  /** What the list is made from. */
  topics: readonly Topic[];
  /** The part of the list that is asked for. */
  list(query: ListQuery, slice: Slice): Promise<Listed<Item>>;
}

/** A list that is the same for everybody and changes only by writing: an array, and a page when one is asked for. */
export function publicList<Item>({ path, summary, item, topics, list }: PublicList<Item>): Endpoint {
  return endpoint({
    method: 'GET',
    path,
    access: 'public',
    summary,
    query: listQuery,
    reply: z.union([z.array(item), pageOf(item)]),
    async handle({ query, freshness }) {
      freshness.dependOn(...topics);
      return asArrayOrPage(await list(query, sliceOf(query, LARGEST_PAGE)), path, query);
    },
  });
}
