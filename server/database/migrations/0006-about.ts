import type { Kysely } from 'kysely';
import { columnTypes, createTable, oneOf } from '../columns.ts';

/** What the organisation tells of itself: its pages, its history, its people, its documents, and what others say. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant, day } = columnTypes(database);

  await database.schema
    .createTable('site_pages')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute();

  await createTable(database, 'timeline_entries')
    .addColumn('date', day, (column) => column.notNull())
    .addColumn('precision', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .addCheckConstraint('timeline_entries_precision', oneOf('precision', ['year', 'month', 'day']))
    .execute();

  await createTable(database, 'team_members')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .execute();

  await createTable(database, 'documents')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('date', day, (column) => column.notNull())
    .addColumn('media_id', 'integer', (column) => column.notNull().references('media.id'))
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .execute();

  await createTable(database, 'testimonials')
    .addColumn('quote', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('is_consented', 'boolean', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .execute();
}
