import { type Kysely, sql } from 'kysely';
import { columnTypes, createTable } from '../columns.ts';

/** Who asks for which post to be published. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await createTable(database, 'post_asks')
    .addColumn('post_id', 'integer', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('asked_at', instant, (column) => column.notNull())
    .addColumn('handed_back_at', instant)
    .addColumn('handed_back_by', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addUniqueConstraint('post_asks_once', ['post_id', 'user_id'])
    .execute();
  await database.schema.createIndex('post_asks_of_user').on('post_asks').column('user_id').execute();
  await database.schema
    .createIndex('post_asks_handed_back_by')
    .on('post_asks')
    .column('handed_back_by')
    .where(sql.ref('handed_back_by'), 'is not', null)
    .execute();
}
