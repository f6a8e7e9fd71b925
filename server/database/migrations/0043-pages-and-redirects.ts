import { type Kysely, sql } from 'kysely';
import { columnTypes, createTable, oneOf } from '../columns.ts';

/** Pages that staff write and name themselves, and the old addresses that lead somewhere else today. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  const { schema } = database;

  await createTable(database, 'pages')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('published_date', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .addCheckConstraint('pages_status', oneOf('status', ['draft', 'published']))
    .addCheckConstraint('pages_address', sql`address <> '' and address = lower(address)`)
    .execute();
  await schema
    .createIndex('pages_for_visitors')
    .on('pages')
    .columns(['deleted_at', 'status', 'published_date'])
    .execute();

  await createTable(database, 'redirects')
    .addColumn('old_path', 'text', (column) => column.notNull().unique())
    .addColumn('target', 'text', (column) => column.notNull())
    // The target as an old path is written, where it is a page that can move; null where nothing of ours ever moves.
    .addColumn('target_path', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addCheckConstraint('redirects_source', oneOf('source', ['wordpress', 'page moved']))
    .addCheckConstraint('redirects_target', sql`target like '/%' and target not like '//%'`)
    .execute();
  await schema.createIndex('redirects_by_target').on('redirects').column('target_path').execute();
}
