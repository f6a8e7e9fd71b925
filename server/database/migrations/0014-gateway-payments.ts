import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../columns.ts';

/**
 * Payments that an operator was asked to ask a payer's telephone for, and how each stands. The number is ours, and known to the
 * operator: a UUID.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await database.schema
    .createTable('gateway_payments')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('pledge_id', 'integer', (column) => column.references('pledges.id').onDelete('set null'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_poll_at', instant)
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'integer', (column) => column.references('payments.id').onDelete('set null'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute();
  for (const column of ['pledge_id', 'phone']) {
    const index = database.schema.createIndex(`gateway_payments_by_${column}`).on('gateway_payments');
    await index.columns([column, 'created_at']).execute();
  }
  // Few of many: those that the operator is still asked about.
  await sql`create index gateway_payments_due on gateway_payments (next_poll_at) where next_poll_at is not null`.execute(
    database,
  );
}
