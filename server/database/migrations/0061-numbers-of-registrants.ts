import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

const isNumber = `new.phone_number is null and new.email not like '%@%'`;

/**
 * The telephone number of who registers without an e-mail address gets a column of its own. The release before knows only
 * `email`, where it stood, and looks for the unique index on it: the number stays there too until that release is gone, and a
 * trigger gives the rows that it writes theirs. `phone` has the number as it was typed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run('alter table event_registrations add column phone_number text');
  await run(`update event_registrations set phone_number = email where email not like '%@%'`);
  await run(`create unique index event_registrations_once_by_number on event_registrations (event_id, phone_number)
    where deleted_at is null and phone_number is not null`);
  if (isSqlite(database)) {
    await run(`create trigger event_registrations_number after insert on event_registrations when ${isNumber}
      begin update event_registrations set phone_number = new.email where id = new.id; end`);
    return;
  }
  await run(`create function number_of_registrant() returns trigger language plpgsql as
    $$ begin new.phone_number := new.email; return new; end $$`);
  await run(`create trigger event_registrations_number before insert on event_registrations
    for each row when (${isNumber}) execute function number_of_registrant()`);
}
