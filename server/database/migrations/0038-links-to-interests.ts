import { type Kysely, sql } from 'kysely';

/**
 * Until now a pledge from the site followed the donation interest of the address that was typed, whoever typed it. From now on
 * staff say so. Those links go, and are proposed to staff again, where they have not moved the interest yet.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table pledges add column interest_linked_at text`.execute(database);
  await sql`update pledges set interest_id = null
    where form_key is not null
      and interest_id in (select id from donation_interests where status <> 'donated')`.execute(database);
}
