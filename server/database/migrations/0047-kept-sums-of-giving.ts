import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

/** What is left of a gift after all that took something of it back. Of a row that takes something back it stays 0. */
const remaining = 'amount + coalesce((select sum(back.amount) from gifts as back where back.takes_back = gifts.id), 0)';

/** What has come in for a pledge. */
const received = (pledge: string) => `(select coalesce(sum(amount), 0) from gifts where pledge_id = ${pledge})`;

/**
 * SQL that adds up anew what a row of gifts belongs to. It adds up all of it, and nothing to what is stored: rows that are
 * copied with their sums do not count twice.
 */
const sumUp = (row: 'old' | 'new') => `
  update gifts set remaining = ${remaining}
    where id = coalesce(${row}.takes_back, ${row}.id);
  update pledges set received = ${received(`${row}.pledge_id`)} where id = ${row}.pledge_id;`;

/** Of two transactions at once the second waits, and then sees what the first has added. */
const hold = (row: 'old' | 'new') => `
  perform 1 from gifts where id = coalesce(${row}.takes_back, ${row}.id) for no key update;
  perform 1 from pledges where id = ${row}.pledge_id for no key update;`;

const events = {
  insert: { on: 'insert', rows: ['new'] },
  update: { on: 'update of amount, pledge_id, takes_back', rows: ['old', 'new'] },
  delete: { on: 'delete', rows: ['old'] },
} as const;

/** An index for each order and filter of a list, and for what is added up. */
const indexes: Record<string, Record<string, readonly string[]>> = {
  gifts: {
    by_project: ['project_id', 'currency', 'amount'],
    of_day: ['day', 'project_id', 'currency', 'amount'],
  },
  payments: {
    by_amount: ['amount', 'id'],
    by_payer_name: ['payer_name', 'id'],
    by_source: ['source_id', 'day', 'id'],
  },
  pledges: {
    by_age: ['created_at', 'id', 'status', 'rhythm', 'received', 'amount', 'start_month'],
    by_name: ['full_name', 'id'],
    by_project: ['project_id', 'created_at', 'id'],
    by_rhythm: ['rhythm', 'created_at', 'id'],
  },
  receipts: {
    by_amount: ['amount', 'id'],
    by_issue: ['issued_at', 'id'],
    by_year: ['year', 'id'],
  },
  statements: { by_age: ['created_at', 'id'] },
};

/** Indexes of the rows alone that a list shows, or that somebody still has to look at. Also with what they are chosen by: SQLite reads the row for it. */
const partial: Record<string, { on: string; where: string }> = {
  gifts_left: { on: 'gifts (day, id, remaining)', where: 'remaining > 0' },
  gifts_left_by_amount: { on: 'gifts (remaining, id)', where: 'remaining > 0' },
  gifts_to_thank_for: { on: 'gifts (day, id, remaining, thanked_at)', where: 'remaining > 0 and thanked_at is null' },
  givers_unmerged: { on: 'givers (created_at, id)', where: 'merged_into is null' },
  givers_unmerged_by_name: { on: 'givers (name, id)', where: 'merged_into is null' },
  payments_assigned: {
    on: 'payments (day, id, set_aside, assigned, amount)',
    where: `set_aside = '' and assigned = amount`,
  },
  payments_set_aside: { on: 'payments (day, id)', where: `set_aside <> ''` },
  pledges_to_remind_of: {
    on: 'pledges (created_at, id)',
    where: `status = 'open' and is_reminder_wanted and reminded_at is null and email <> ''`,
  },
};

/** The new ones begin with the same columns and say more. */
const replaced = ['gifts_by_project_id', 'pledges_by_created_at', 'pledges_of_project_id'];

/**
 * What is left of a gift, and what came in for a pledge, are kept beside them. Triggers do it, so that whatever writes gifts
 * keeps them, the release before too.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  const sqlite = isSqlite(database);
  const whole = sqlite ? 'integer' : 'bigint';
  await run(`alter table gifts add column remaining ${whole} not null default 0`);
  await run(`alter table pledges add column received ${whole} not null default 0`);
  // Few of many: an index that holds the others too looks useless to SQLite, which then reads all gifts for each.
  await run('drop index gifts_by_takes_back');
  await run('create index gifts_that_take_back on gifts (takes_back) where takes_back is not null');
  await run('update gifts set remaining = amount where takes_back is null');
  await run(`update gifts set remaining = ${remaining}
    where id in (select takes_back from gifts where takes_back is not null)`);
  await run(`update pledges set received = ${received('pledges.id')}
    where id in (select pledge_id from gifts where pledge_id is not null)`);
  for (const [name, { on, rows }] of Object.entries(events)) {
    if (sqlite) {
      await run(`create trigger gifts_summed_up_at_${name} after ${on} on gifts begin ${rows.map(sumUp).join('')} end`);
      continue;
    }
    const body = rows.map((row) => hold(row) + sumUp(row)).join('');
    await run(`create function gifts_summed_up_at_${name}() returns trigger language plpgsql as $$
      begin ${body} return null; end $$`);
    await run(`create trigger gifts_summed_up_at_${name} after ${on} on gifts
      for each row execute function gifts_summed_up_at_${name}()`);
  }
  for (const [table, named] of Object.entries(indexes)) {
    for (const [name, columns] of Object.entries(named))
      await database.schema
        .createIndex(`${table}_${name}`)
        .on(table)
        .columns([...columns])
        .execute();
  }
  for (const [name, { on, where }] of Object.entries(partial))
    await run(`create index ${name} on ${on} where ${where}`);
  for (const index of replaced) await database.schema.dropIndex(index).execute();
}
