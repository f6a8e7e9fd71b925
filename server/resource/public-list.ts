import type { ListQuery } from '../../domain/listing.ts';
import type { Permission } from '../../domain/permission.ts';
import type { Rights } from '../../domain/timestamps.ts';
import { type CacheTag, ORDER } from '../database/tag-parts.ts';
import type { CacheContext } from '../http/cache-context.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { rightsOf } from './endpoints.ts';
import type { Listed } from './listing.ts';

/** The listed records, each with what the current user may do with it. */
export function withRights<Item extends { can?: Rights | undefined }>(
  { count, results }: Listed<Item>,
  currentUser: CurrentUser | null,
  permissions: Record<'edit' | 'delete', Permission>,
): Listed<Item> {
  const can = rightsOf(currentUser, permissions);
  return { count, results: results.map((one) => ({ ...one, can })) };
}

/**
 * What a list for visitors depends on beside the records it shows, which `inVisitorsLanguage` adds: their order. A search, or
 * an order of its own, reads the texts of all records, in every language.
 */
export function dependOnList(
  cacheContext: CacheContext,
  resource: CacheTag,
  { search, ordering }: Partial<ListQuery>,
): void {
  if (search || ordering) {
    cacheContext.addTags(resource);
    cacheContext.addParts('translations', [resource]);
  } else cacheContext.addParts(resource, [ORDER]);
}
