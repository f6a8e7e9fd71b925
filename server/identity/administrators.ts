import { fullName } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';

/** People named at most. */
const MAX_NAMED = 3;

/** The people who can grant a missing permission: the first active superusers, with their addresses. */
export async function administrators(db: Database): Promise<string> {
  const superusers = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('is_superuser', '=', true)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MAX_NAMED)
    .execute();
  return superusers.map((one) => `${fullName(one)} (${one.email})`).join(', ');
}
