import type { Kysely } from 'kysely';
import { columnTypes } from '../columns.ts';

/**
 * What a site has to know when it goes back to an earlier state: who was erased, by a keyed hash, and which numbers of receipts were
 * given out in a state that is no more.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await database.schema
    .createTable('erasures')
    .addColumn('hash', 'text', (it) => it.notNull())
    .addColumn('erased_at', instant, (it) => it.notNull())
    .addPrimaryKeyConstraint('erasures_once', ['hash', 'erased_at'])
    .execute();
  await database.schema.createIndex('erasures_by_moment').on('erasures').column('erased_at').execute();
  await database.schema
    .createTable('void_receipt_numbers')
    .addColumn('year', 'integer', (it) => it.notNull())
    .addColumn('first', 'integer', (it) => it.notNull())
    .addColumn('last', 'integer', (it) => it.notNull())
    .addColumn('reason', 'text', (it) => it.notNull())
    .addColumn('voided_at', instant, (it) => it.notNull())
    .addPrimaryKeyConstraint('void_receipt_numbers_once', ['year', 'first'])
    .execute();
}
