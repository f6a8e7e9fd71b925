import { type Kysely, sql } from 'kysely';
import { dialectOf } from './0001-first-release/dialect.ts';

const tables = [
  { table: 'contact_messages', kind: 'subject_type', name: 'name' },
  { table: 'donation_interests', kind: 'donation_type', name: 'full_name' },
];

/**
 * Contact messages and donation interests can be in the trash. The indexes of their lists are made anew, without what is in
 * the trash: both databases go on counting and finding a page in an index alone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { moment } = dialectOf(database);
  for (const { table, kind, name } of tables) {
    const orders: Record<string, string> = {
      by_time: 'created_at, id',
      searched: 'created_at, id, search_text',
      by_status: 'status, created_at, id',
      [`by_${kind}`]: `${kind}, created_at, id`,
      [`by_${name}`]: `${name}, created_at, id`,
      by_status_and_kind: `status, ${kind}`,
    };
    const statements = [
      `alter table ${table} add column deleted_at ${moment}`,
      `create index ${table}_in_trash on ${table} (deleted_at) where deleted_at is not null`,
      ...Object.entries(orders).flatMap(([order, columns]) => [
        `drop index ${table}_${order}`,
        // SQLite reads a partial index alone only where it also holds the column of the condition.
        `create index ${table}_${order} on ${table} (${columns}, deleted_at) where deleted_at is null`,
      ]),
    ];
    for (const statement of statements) await sql.raw(statement).execute(database);
  }
}
