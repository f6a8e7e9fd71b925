import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

/** What several nodes share: the news that content has changed, and the attempts that count against a limit. */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (isSqlite(database)) return;
  await sql`
    create function announce_content_version() returns trigger language plpgsql as $$
    begin
      perform pg_notify('content_versions', json_build_object('topic', new.topic, 'version', new.version)::text);
      return null;
    end $$`.execute(database);
  await sql`
    create trigger content_version_announced after insert or update on content_versions
    for each row execute function announce_content_version()`.execute(database);
  // The columns that rate-limiter-flexible expects. What is lost in a crash is a count of minutes.
  await sql`
    create unlogged table attempts (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
    database,
  );
}
