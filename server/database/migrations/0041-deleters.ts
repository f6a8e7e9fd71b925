import { type Kysely, sql } from 'kysely';

/** Who moved a record to its trash last: the log that said so does not last. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('deleters')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('deleters_key', ['resource', 'record_id'])
    .execute();
  await database.schema.createIndex('deleters_user').on('deleters').column('user_id').execute();
  await sql`insert into deleters (resource, record_id, user_id)
    select resource, resource_id, user_id from audit
    where user_id is not null
      and id in (select max(id) from audit where action = 'delete' and resource_id is not null group by resource, resource_id)`.execute(
    database,
  );
}
