import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { collectionTable, columnTypes, createTable } from '../columns.ts';

const collections = {
  payment_ways: {
    name: 'text',
    kind: 'text',
    currency: 'text',
    account: 'text',
    account_name: 'text',
    dial: 'text',
    instructions: 'text',
    is_active: 'flag',
    position: 'number',
  },
  suggested_amounts: { effect: 'text', units: 'number', currency: 'text', position: 'number' },
  projects: {
    title: 'text',
    text: 'text',
    goal: 'number',
    currency: 'text',
    is_progress_shown: 'flag',
    is_active: 'flag',
    position: 'number',
  },
} as const;

type Table = CreateTableBuilder<string, string>;

/** Columns of these names that hold a text, never null. */
const texts = (table: Table, ...names: string[]) =>
  names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table);

/**
 * What visitors pledge, what statements say came in, which share of it belongs to whom, and the receipts. Amounts are whole
 * numbers of the smallest unit. Gifts are only ever added: what is taken back is another row, below zero.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant, day } = columnTypes(database);
  for (const [name, columns] of Object.entries(collections)) await collectionTable(name, columns).up(database);
  const begin = (name: string): Table => createTable(database, name);
  const made = (table: Table) => table.addColumn('created_at', instant, (column) => column.notNull());
  const points = (table: Table, name: string, to: string) =>
    table.addColumn(name, 'integer', (column) => column.notNull().references(`${to}.id`));
  const mayPoint = (table: Table, name: string, to: string) =>
    table.addColumn(name, 'integer', (column) => column.references(`${to}.id`).onDelete('set null'));
  const money = (table: Table) =>
    texts(
      table.addColumn('amount', 'integer', (column) => column.notNull()),
      'currency',
    );
  const index = (table: string, ...columns: string[]) =>
    database.schema.createIndex(`${table}_by_${columns[0]}`).on(table).columns(columns).execute();

  await mayPoint(made(texts(begin('givers'), 'name', 'email', 'phone')), 'merged_into', 'givers').execute();
  for (const column of ['email', 'phone', 'merged_into']) await index('givers', column);

  let pledges = points(made(money(begin('pledges'))), 'giver_id', 'givers');
  pledges = mayPoint(mayPoint(pledges, 'interest_id', 'donation_interests'), 'project_id', 'projects');
  await texts(pledges, 'rhythm', 'full_name', 'email', 'phone', 'message', 'language', 'status')
    .addColumn('is_reminder_wanted', 'boolean', (column) => column.notNull())
    .addColumn('reminded_at', instant)
    .addColumn('start_month', 'integer', (column) => column.notNull())
    .addColumn('form_key', 'text', (column) => column.unique())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute();
  for (const column of ['giver_id', 'created_at', 'amount']) await index('pledges', column, 'id');

  await made(texts(begin('payment_sources'), 'name', 'kind', 'currency'))
    .addColumn('columns', 'text')
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute();

  const statements = mayPoint(
    points(made(texts(begin('statements'), 'file_name')), 'source_id', 'payment_sources'),
    'imported_by',
    'users',
  );
  await statements
    .addColumn('added', 'integer', (column) => column.notNull())
    .addColumn('known', 'integer', (column) => column.notNull())
    .execute();

  let payments = points(made(money(begin('payments'))), 'source_id', 'payment_sources');
  payments = mayPoint(payments, 'statement_id', 'statements');
  await texts(payments, 'fingerprint', 'payer_name', 'payer_phone', 'reference', 'text', 'external_id', 'set_aside')
    .addColumn('day', day, (column) => column.notNull())
    .addColumn('assigned', 'integer', (column) => column.notNull())
    .addUniqueConstraint('payments_once', ['source_id', 'fingerprint'])
    .execute();
  for (const column of ['day', 'payer_phone']) await index('payments', column, 'id');
  // Few of many: those that somebody still has to assign.
  await sql`create index payments_open on payments (day, id) where set_aside = '' and assigned <> amount`.execute(
    database,
  );

  let gifts = points(points(made(money(begin('gifts'))), 'payment_id', 'payments'), 'giver_id', 'givers');
  gifts = mayPoint(mayPoint(mayPoint(gifts, 'pledge_id', 'pledges'), 'project_id', 'projects'), 'created_by', 'users');
  await texts(gifts, 'reason')
    .addColumn('day', day, (column) => column.notNull())
    .addColumn('takes_back', 'integer', (column) => column.references('gifts.id'))
    .addColumn('thanked_at', instant)
    .execute();
  for (const column of ['giver_id', 'pledge_id', 'payment_id', 'project_id', 'takes_back'])
    await index('gifts', column);

  await begin('receipts')
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('gift_id', 'integer', (column) => column.notNull().references('gifts.id'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('issued_at', instant, (column) => column.notNull())
    .addColumn('issued_by', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('sent_at', instant)
    .addColumn('voided_at', instant)
    .addColumn('void_reason', 'text', (column) => column.notNull())
    .addUniqueConstraint('receipts_numbered', ['year', 'number'])
    .execute();
  await index('receipts', 'gift_id');
  await database.schema
    .createTable('receipt_numbers')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
}
