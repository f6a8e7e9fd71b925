import type { Permission } from '../../domain/permission.ts';
import type { Rights } from '../../domain/timestamps.ts';
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
