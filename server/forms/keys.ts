import { REPLY_KEPT } from '../../domain/form.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

const keptSince = (now: string) => new Date(Date.parse(now) - REPLY_KEPT).toISOString();

/**
 * Takes the key of a form for this transaction. False when it was taken before: the same message is already stored. Of
 * two that come at once the second waits here until the first is committed, or has failed and left the key free.
 */
export async function takeKey({ db, now }: UnitOfWork, form: string, key: string): Promise<boolean> {
  const taken = await db
    .insertInto('form_keys')
    .values({ form, key, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['form', 'key'])
        .doUpdateSet({ created_at: now })
        .where('form_keys.created_at', '<=', keptSince(now)),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Drops the keys whose time is over. */
export async function forgetOldKeys(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('form_keys').where('created_at', '<=', keptSince(now.toISOString())).execute();
}
