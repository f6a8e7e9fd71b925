import type { Kysely } from 'kysely';
import { columnTypes, createTable } from '../columns.ts';

/** What keeps the house in order: mail waiting to be sent, the audit log, and how new each kind of content is. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  const { schema } = database;

  await createTable(database, 'mails')
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant)
    .addColumn('next_try_at', instant, (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sent_at', instant)
    .addColumn('failed_at', instant)
    .addColumn('last_error', 'text')
    .execute();
  await schema.createIndex('mails_by_next_try').on('mails').columns(['sent_at', 'failed_at', 'next_try_at']).execute();

  await createTable(database, 'audit')
    .addColumn('at', instant, (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('resource_id', 'integer')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await schema.createIndex('audit_by_time').on('audit').column('at').execute();

  await schema
    .createTable('content_versions')
    .addColumn('topic', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}
