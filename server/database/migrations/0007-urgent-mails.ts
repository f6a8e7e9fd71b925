import { type Kysely, sql } from 'kysely';

/** Finds the waiting mails that are soon of no use, such as the codes of a sign-in, however many others wait. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index mails_expiring on mails (expires_at)
    where expires_at is not null and sent_at is null and failed_at is null and campaign_id is null`.execute(database);
}
