import { tableOf } from './collection-tables.ts';
import { isSqlite } from './columns.ts';
import type { CacheTag } from './tag-parts.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * Waits until no other transaction is changing the same resource, and makes others wait until this one ends. Data read
 * afterwards does not change until then. (SQLite allows only one writer at a time anyway.)
 */
export async function holdLock(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  name: 'people' | 'givers' | 'statements' | 'gateway_payments' | CacheTag,
): Promise<void> {
  await db
    .insertInto('locks')
    .values({ name, taken_at: now })
    .onConflict((known) => known.column('name').doUpdateSet({ taken_at: now }))
    .execute();
}

/** The same for one row: changes of other rows do not wait. */
export async function holdRow({ db }: Pick<UnitOfWork, 'db'>, table: string, id: number): Promise<void> {
  if (!isSqlite(db)) await tableOf(db).selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
}

/** The same for several rows, in the order of their numbers, so that two at once do not wait for each other forever. */
export async function holdRows(
  { db }: Pick<UnitOfWork, 'db'>,
  table: 'pledges' | 'payments',
  ids: readonly number[],
): Promise<void> {
  if (isSqlite(db) || ids.length === 0) return;
  await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** PostgreSQL's error code for a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Repeats the work until no lock blocks it, however long that takes. Only for background work. */
export async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error;
    }
  }
}
