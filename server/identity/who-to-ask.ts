import { fullName } from '../../domain/user.ts';
import type { Rows } from '../database/open.ts';

/** People named at most. */
const MOST = 3;

/** Who can give a permission that is missing: the first active superusers, with their addresses. */
export async function whoToAsk(rows: Rows): Promise<string> {
  const superusers = await rows
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('is_superuser', '=', true)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MOST)
    .execute();
  return superusers.map((one) => `${fullName(one)} (${one.email})`).join(', ');
}
