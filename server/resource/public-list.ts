import type { Rights } from '../../domain/timestamps.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { type ResourcePermissions, rightsOf } from './endpoints.ts';
import type { Listed } from './listing.ts';

/** The listed records, each with what the current user may do with it. */
export function withRights<Item extends { can?: Rights | undefined }>(
  { count, results }: Listed<Item>,
  currentUser: CurrentUser | null,
  permissions: ResourcePermissions,
): Listed<Item> {
  const can = rightsOf(currentUser, permissions);
  return { count, results: results.map((one) => ({ ...one, can })) };
}
