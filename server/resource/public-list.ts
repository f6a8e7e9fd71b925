import { z } from 'zod';
import { type ListQuery, listQuery, MAX_PAGE_SIZE, pageOf } from '../../domain/listing.ts';
import type { Rights } from '../../domain/rights.ts';
import type { CacheTag } from '../database/content-versions.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { type ResourcePermissions, rightsOf } from './endpoints.ts';
import { asArrayOrPage, type Listed, MAX_STAFF_LIST, type Slice, sliceOf } from './listing.ts';

/**
 * The organisation's history, team, documents and quotations. They have no drafts: visitors read what is written at once, so
 * it asks for the permission to publish.
 */
export const aboutPermissions: ResourcePermissions = {
  view: 'pages.view',
  create: 'pages.publish',
  edit: 'pages.publish',
  delete: 'pages.publish',
};

export interface PublicList<Item, StaffItem> {
  /** Below `/api`, with its trailing slash: `/timeline/`. */
  path: string;
  summary: string;
  item: z.ZodType<Item, Item>;
  staffItem: z.ZodType<StaffItem, StaffItem>;
  /** The cache tags of the list. */
  cacheTags: readonly CacheTag[];
  permissions: ResourcePermissions;
  /** The part of the list that is asked for, of what everybody may see. */
  list(query: ListQuery, slice: Slice): Promise<Listed<Item>>;
  /** The same of everything there is, or of what is in the trash. */
  staffList(query: ListQuery, slice: Slice): Promise<Listed<StaffItem>>;
}

/** An array, and a page of it when one is asked for. */
export const arrayOrPage = <Item>(item: z.ZodType<Item, Item>) => z.union([z.array(item), pageOf(item)]);

/** The listed records, each with what the current user may do with it. */
export function withRights<Item extends { can?: Rights | undefined }>(
  { count, results }: Listed<Item>,
  currentUser: CurrentUser | null,
  permissions: ResourcePermissions,
): Listed<Item> {
  const can = rightsOf(currentUser, permissions);
  return { count, results: results.map((one) => ({ ...one, can })) };
}

/**
 * A list that is the same for all visitors and changes only by writing, and at the same address everything for staff: an
 * array, and a page when one is asked for.
 */
export function publicList<Item, StaffItem extends { can?: Rights | undefined }>({
  path,
  summary,
  item,
  staffItem,
  cacheTags,
  permissions,
  list,
  staffList,
}: PublicList<Item, StaffItem>): Endpoint {
  return endpoint({
    method: 'GET',
    path,
    access: 'public',
    summary: `${summary}; for staff all of them`,
    query: listQuery,
    reply: z.union([arrayOrPage(item), arrayOrPage(staffItem)]),
    async handle({ currentUser, query, cacheContext }) {
      if (may(currentUser, permissions.view)) {
        const listed = await staffList(query, sliceOf(query, MAX_STAFF_LIST));
        return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
      }
      cacheContext.addTags(...cacheTags);
      return asArrayOrPage(await list(query, sliceOf(query, MAX_PAGE_SIZE)), path, query);
    },
  });
}
