import { sql } from 'kysely';
import { type TrashName, trashes } from '../../domain/trash.ts';
import { fullName } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

/** Notes who moves this record to its trash. */
export async function noteDeleter(
  { db }: UnitOfWork,
  resource: string,
  record_id: number,
  user_id: number,
): Promise<void> {
  await db
    .insertInto('deleters')
    .values({ resource, record_id, user_id })
    .onConflict((known) => known.columns(['resource', 'record_id']).doUpdateSet({ user_id }))
    .execute();
}

/** The names of those who moved these records to the trash, by the numbers of the records. */
export async function deletersOf(
  db: Database,
  resource: TrashName,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const found = await db
    .selectFrom('deleters')
    .innerJoin('users', 'users.id', 'deleters.user_id')
    .select(['record_id', 'first_name', 'last_name'])
    .where('resource', '=', resource)
    .where('record_id', 'in', ids)
    .execute();
  return new Map(found.map((row) => [row.record_id, fullName(row)]));
}

/** Drops what is noted of records that are gone. */
export async function forgetDeleters(db: Database): Promise<void> {
  for (const { name, table } of trashes)
    await db
      .deleteFrom('deleters')
      .where('resource', '=', name)
      .where(sql<boolean>`record_id not in (select id from ${sql.table(table)})`)
      .execute();
}
