import type { Kysely } from 'kysely';
import { columnTypes, createTable, oneOf } from '../columns.ts';

/** Invitations and forgotten passwords, recovery codes, failed sign-ins by where they came from, and a lock to hold. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  const { schema } = database;

  await createTable(database, 'password_links')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addCheckConstraint('password_links_kind', oneOf('kind', ['invitation', 'reset']))
    .execute();
  await schema.createIndex('password_links_of_user').on('password_links').column('user_id').execute();

  await schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('used_at', instant)
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'hash'])
    .execute();

  await schema
    .createTable('sign_in_failures')
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('locks', 'integer', (column) => column.notNull())
    .addColumn('locked_until', instant)
    .addColumn('last_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_failures_key', ['account', 'network'])
    .execute();

  await schema
    .createTable('locks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('taken_at', instant)
    .execute();

  await schema.createIndex('audit_by_resource').on('audit').columns(['resource', 'resource_id']).execute();
  await schema.createIndex('audit_by_user').on('audit').column('user_id').execute();
}
