import { type Kysely, sql } from 'kysely';

/** How often the giver of a pledge has cancelled and reopened it: the log that said so does not last. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table pledges add column changes_by_giver integer not null default 0`.execute(database);
  await sql`update pledges set changes_by_giver = (
    select count(*) from audit
    where resource = 'pledges' and resource_id = pledges.id and action in ('cancel', 'reopen'))`.execute(database);
}
