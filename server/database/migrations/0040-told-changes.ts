import { type Kysely, sql } from 'kysely';
import { columnTypes, createTable } from '../columns.ts';

/** When those who are registered for an event were told of a change: the log that said so does not last. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await createTable(database, 'told_changes')
    .addColumn('event_id', 'integer', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('at', instant, (column) => column.notNull())
    .execute();
  await database.schema.createIndex('told_changes_event').on('told_changes').columns(['event_id', 'at']).execute();
  await sql`insert into told_changes (event_id, at)
    select resource_id, at from audit
    where resource = 'events' and action = 'tell_registered' and resource_id in (select id from events)`.execute(
    database,
  );
}
