import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';

/**
 * A condition: something is left of what this giver gave. Anybody can pledge with the telephone number of a giver and an address of
 * their own, so the address of somebody who gave nothing gets no papers.
 */
export const hasGiven = (givers: string): RawBuilder<boolean> =>
  sql<boolean>`(select coalesce(sum(gifts.amount), 0) from gifts where gifts.giver_id = ${sql.ref(`${givers}.id`)}) > 0`;

/**
 * The giver to whose address the papers go of givers who are the same person: the first of `same` where it has one, or else the
 * earliest. Undefined where no gift stands behind an address.
 */
export function reachedGiver(db: Database, same: readonly [number, ...number[]]) {
  const [main] = same;
  return db
    .selectFrom('givers')
    .select(['id', 'email', 'link_nonce'])
    .where('id', 'in', [...same])
    .where('email', '<>', '')
    .where(hasGiven('givers'))
    .orderBy(sql`case when id = ${main} then 0 else 1 end`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
