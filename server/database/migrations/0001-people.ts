import type { Kysely } from 'kysely';
import { columnTypes, createTable, oneOf } from '../columns.ts';

/** Users, roles and what they may do, sign-ins, tokens and one-time codes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  const { schema } = database;

  await createTable(database, 'users')
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('is_active', 'boolean', (column) => column.notNull())
    .addColumn('is_staff', 'boolean', (column) => column.notNull())
    .addColumn('is_verified', 'boolean', (column) => column.notNull())
    .addColumn('is_superuser', 'boolean', (column) => column.notNull())
    .addColumn('failed_login_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('account_locked_until', instant)
    .addColumn('last_login', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .execute();

  await createTable(database, 'roles')
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('is_active', 'boolean', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .execute();

  await schema
    .createTable('role_permissions')
    .addColumn('role_id', 'integer', (column) => column.notNull().references('roles.id').onDelete('cascade'))
    .addColumn('permission', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('role_permissions_key', ['role_id', 'permission'])
    .execute();

  await schema
    .createTable('user_roles')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role_id', 'integer', (column) => column.notNull().references('roles.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('user_roles_key', ['user_id', 'role_id'])
    .execute();

  await createTable(database, 'sessions')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('last_used_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('ended_at', instant)
    .execute();
  await schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute();

  await schema
    .createTable('tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'integer', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('used_at', instant)
    .addCheckConstraint('tokens_kind', oneOf('kind', ['access', 'refresh']))
    .execute();
  await schema.createIndex('tokens_of_session').on('tokens').column('session_id').execute();

  await createTable(database, 'codes')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('challenge_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('used_at', instant)
    .execute();
  await schema.createIndex('codes_of_user').on('codes').column('user_id').execute();

  await schema
    .createTable('code_tries')
    .addColumn('code_id', 'integer', (column) => column.notNull().references('codes.id').onDelete('cascade'))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('code_tries_key', ['code_id', 'source'])
    .execute();
}
