import { type RawBuilder, sql } from 'kysely';
import type { ListQuery } from '../../../domain/listing.ts';
import { fullName } from '../../../domain/user.ts';
import { holdLock, holdRows } from '../../../server/database/lock.ts';
import type { Database } from '../../../server/database/open.ts';
import type { UnitOfWork } from '../../../server/database/unit-of-work.ts';
import { notFound } from '../../../server/http/http-error.ts';
import { type Listed, runList, type Slice, sorted } from '../../../server/resource/listing.ts';
import type { Statement } from '../domain/statement.ts';

/** Payments that are taken away by one statement of SQL. */
const BATCH = 500;

/**
 * Whether nobody has dealt with a payment: it was never assigned, not even for a while, is not set aside, and is not what an
 * operator was asked to collect.
 */
const isUntouched: RawBuilder<boolean> = sql<boolean>`(payments.set_aside = ''
  and not exists (select 1 from gifts where gifts.payment_id = payments.id)
  and not exists (select 1 from gateway_payments where gateway_payments.payment_id = payments.id))`;

const orders = { created_at: 'statements.created_at' } as const;

/** The statements that were imported, the newest first. */
export async function listStatements(db: Database, { ordering }: ListQuery, slice: Slice): Promise<Listed<Statement>> {
  const query = db
    .selectFrom('statements')
    .innerJoin('payment_sources', 'payment_sources.id', 'statements.source_id')
    .leftJoin('users', 'users.id', 'statements.imported_by')
    .select(['statements.id', 'file_name', 'added', 'known', 'statements.created_at'])
    .select(['source_id', 'payment_sources.name as source_name', 'first_name', 'last_name'])
    .select(({ selectFrom }) =>
      selectFrom('payments')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('payments.statement_id', '=', 'statements.id')
        .where(isUntouched)
        .as('untouched'),
    )
    .select(
      sql<boolean | number>`exists (select 1 from statements as later where later.source_id = statements.source_id
        and later.id > statements.id and later.known > 0)`.as('is_followed'),
    );
  const { count, results } = await runList(
    db,
    sorted(query, ordering, orders, '-created_at', 'statements.id'),
    slice,
    'statements.id',
  );
  return {
    count,
    results: results.map(({ source_id, source_name, first_name, last_name, untouched, ...row }) => ({
      ...row,
      source: { id: source_id, name: source_name },
      imported_by: first_name === null ? null : fullName({ first_name, last_name: last_name ?? '' }),
      untouched: untouched ?? 0,
      is_followed: Boolean(row.is_followed),
    })),
  };
}

/**
 * Takes an import back: the payments that it added go, but for those that somebody has dealt with. The file can be imported
 * again. Throws a 404.
 */
export async function takeImportBack(unit: UnitOfWork, id: number): Promise<{ removed: number; kept: number }> {
  const { db } = unit;
  // No other import runs meanwhile. One that was planned before notices that payments are gone, and is planned again.
  await holdLock(unit, 'statements');
  const statement = await db.selectFrom('statements').select('file_name').where('id', '=', id).executeTakeFirst();
  if (!statement) throw notFound();
  const rows = await db.selectFrom('payments').select('id').where('statement_id', '=', id).orderBy('id').execute();
  const ids = rows.map((row) => row.id);
  let removed = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH);
    // Whoever assigns one of them at this moment is first, or finds that it is gone.
    await holdRows(unit, 'payments', some);
    const { numDeletedRows } = await db
      .deleteFrom('payments')
      .where('id', 'in', some)
      .where(isUntouched)
      .executeTakeFirst();
    removed += Number(numDeletedRows);
  }
  const kept = ids.length - removed;
  if (kept === 0) await db.deleteFrom('statements').where('id', '=', id).execute();
  else await db.updateTable('statements').set({ added: kept }).where('id', '=', id).execute();
  const file = statement.file_name;
  const [before, after] = [{ file, added: ids.length }, kept === 0 ? { added: 0 } : { file, added: kept }];
  await unit.audit({ action: 'take_import_back', resource: 'statements', resourceId: id, before, after });
  return { removed, kept };
}
