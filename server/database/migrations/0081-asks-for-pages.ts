import { type Kysely, sql } from 'kysely';
import { columnTypes, createTable } from '../columns.ts';

/**
 * Pages are asked for as posts are. Changing a published page is a right of its own, as publishing is more: every role may
 * afterwards what it might before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await createTable(database, 'publishing_asks')
    .addColumn('post_id', 'integer', (column) => column.references('posts.id').onDelete('cascade'))
    .addColumn('page_id', 'integer', (column) => column.references('pages.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('asked_at', instant, (column) => column.notNull())
    .addColumn('handed_back_at', instant)
    .addColumn('handed_back_by', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addUniqueConstraint('publishing_asks_of_post', ['post_id', 'user_id'])
    .addUniqueConstraint('publishing_asks_of_page', ['page_id', 'user_id'])
    .execute();
  await database.schema.createIndex('publishing_asks_of_user').on('publishing_asks').column('user_id').execute();
  await database.schema
    .createIndex('publishing_asks_handed_back_by')
    .on('publishing_asks')
    .column('handed_back_by')
    .where(sql.ref('handed_back_by'), 'is not', null)
    .execute();
  await sql`insert into publishing_asks (post_id, user_id, asked_at, handed_back_at, handed_back_by, sentence)
    select post_id, user_id, asked_at, handed_back_at, handed_back_by, sentence from post_asks order by id`.execute(
    database,
  );
  await sql`create index own_links_by_target on own_links (target, target_id)`.execute(database);
  await sql`delete from post_asks`.execute(database);
  await sql`insert into role_permissions (role_id, permission)
    select role_id, ${sql.lit('pages.edit_published')} from role_permissions
    where permission = ${sql.lit('pages.edit')}`.execute(database);
}
