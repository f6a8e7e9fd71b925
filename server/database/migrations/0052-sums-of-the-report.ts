import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

/** The totals are for each kind, month, project and currency. */
const groups = 'kind, month, project, currency';
const sums = ['records', 'pledged', 'outstanding', 'received'];

/** A month as `monthNumber` numbers it: of a day, or of a moment in UTC. */
function monthOf(column: string, sqlite: boolean): string {
  const part = (name: string, from: number, length: number) =>
    sqlite ? `cast(substr(${column}, ${from}, ${length}) as integer)` : `extract(${name} from ${column})::bigint`;
  return `${part('year', 1, 4)} * 12 + ${part('month', 6, 2)}`;
}

/**
 * What a pledge adds to the sums; `row` is the name of its row. One that was cancelled counts as far as it came in. What a
 * monthly one adds holds from that month on: each month is due, those that came in whole, then the one that came in as a part.
 */
function ofPledge(row: string, from: string, sqlite: boolean): string {
  const [received, amount] = [`${row}.received`, `${row}.amount`];
  const [status, start] = [`${row}.status`, `${row}.start_month`];
  const whole = `(case when ${received} < 0 then 0 else ${received} / ${amount} end)`;
  const part = `(${received} - ${whole} * ${amount})`;
  const paid = `(case when ${received} < ${amount} then ${received} else ${amount} end)`;
  const where = (state: string, then: string) => `case when ${status} ${state} 'cancelled' then ${then} else 0 end`;
  const line = (kind: string, month: string, records: number, pledged: string, outstanding: string) =>
    `select '${kind}' as kind, ${month} as month, coalesce(${row}.project_id, 0) as project, ${row}.currency as currency,
      ${records} as records, ${pledged} as pledged, ${outstanding} as outstanding, 0 as received
      ${from} where ${row}.rhythm ${kind === 'once' ? '=' : '<>'} 'once'`;
  const utc = sqlite ? `${row}.created_at` : `(${row}.created_at at time zone 'UTC')`;
  return [
    line(
      'once',
      monthOf(utc, sqlite),
      1,
      `case when ${status} = 'cancelled' then ${paid} else ${amount} end`,
      where('<>', `${amount} - ${paid}`),
    ),
    line('monthly', start, 1, amount, '0'),
    line('monthly', `${start} + ${whole}`, 0, where('=', `${part} - ${amount}`), where('<>', `${amount} - ${part}`)),
    line('monthly', `${start} + ${whole} + 1`, 0, where('=', `-${part}`), where('<>', part)),
  ].join(' union all ');
}

const ofGift = (row: string, from: string, sqlite: boolean) =>
  `select 'gift' as kind, ${monthOf(`${row}.day`, sqlite)} as month, coalesce(${row}.project_id, 0) as project,
    ${row}.currency as currency, 1 as records, 0 as pledged, 0 as outstanding, ${row}.amount as received
    ${from} where ${row}.id is not null`;

const tables = {
  pledges: {
    parts: ofPledge,
    columns: ['amount', 'currency', 'rhythm', 'project_id', 'status', 'start_month', 'created_at', 'received'],
  },
  gifts: { parts: ofGift, columns: ['amount', 'currency', 'project_id', 'day'] },
} as const;

const summedUp = (name: string) => `coalesce(sum(${name}), 0) as ${name}`;

/** The sums of all rows, as the table must have them. */
const sumsOfRows = (sqlite: boolean): string =>
  `select ${groups}, ${sums.map(summedUp).join(', ')} from (
    ${Object.entries(tables)
      .map(([table, { parts }]) => parts(table, `from ${table}`, sqlite))
      .join(' union all ')}
  ) as parts group by ${groups}`;

/** A query that counts the sums that are kept otherwise than the rows have them. */
export function countWrongReportSums(sqlite: boolean): RawBuilder<{ count: number }> {
  const negated = sums.map((name) => `-${name}`).join(', ');
  return sql.raw(`select count(*) as count from (
    select ${groups} from (
      select ${groups}, ${sums.join(', ')} from giving_sums
      union all select ${groups}, ${negated} from (${sumsOfRows(sqlite)}) as rows_of_tables
    ) as both_sides group by ${groups}
    having ${sums.map((name) => `sum(${name}) <> 0`).join(' or ')}
  ) as wrong`);
}

/** SQL that takes a row out of the sums, or adds it. */
function change(parts: string, sign: '' | '-', sqlite: boolean): string {
  const values = sums.map((name) => `${sign}${name}`).join(', ');
  const add = `insert into giving_sums (${groups}, ${sums.join(', ')})
    select ${groups}, ${values} from (${parts}) as parts where true`;
  const onto = sums.map((name) => `${name} = ${name} + excluded.${name}`).join(', ');
  return sqlite ? `${add} on conflict (${groups}) do update set ${onto};` : `${add};`;
}

/**
 * What the report of giving adds up is kept for each month, by triggers that call nothing of the program. Years of pledges and
 * gifts are a few thousand sums. On SQLite each has a row. On PostgreSQL each change adds one, so that no transaction waits for
 * another; the rows are put together from time to time.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  const sqlite = isSqlite(database);
  const whole = sqlite ? 'integer' : 'bigint';
  const columns = [
    'kind text not null',
    `month ${whole} not null`,
    'project integer not null',
    'currency text not null',
    ...sums.map((name) => `${name} ${whole} not null`),
  ];
  await run(
    sqlite
      ? `create table giving_sums (${columns.join(', ')}, primary key (${groups})) without rowid`
      : `create table giving_sums (${columns.join(', ')})`,
  );
  await run(`insert into giving_sums (${groups}, ${sums.join(', ')}) ${sumsOfRows(sqlite)}`);
  for (const [table, { parts, columns: watched }] of Object.entries(tables)) {
    const add = change(parts('new', '', sqlite), '', sqlite);
    const remove = change(parts('old', '', sqlite), '-', sqlite);
    const isChanged = watched.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
    const triggers = [
      { name: 'added', on: 'insert', when: 'true', body: add },
      { name: 'changed', on: `update of ${watched.join(', ')}`, when: isChanged, body: remove + add },
      { name: 'gone', on: 'delete', when: 'true', body: remove },
    ];
    for (const { name, on, when, body } of triggers) {
      const trigger = `${table}_in_report_${name}`;
      if (sqlite) await run(`create trigger ${trigger} after ${on} on ${table} when ${when} begin ${body} end`);
      else {
        await run(
          `create function ${trigger}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
        );
        await run(`create trigger ${trigger} after ${on} on ${table}
          for each row when (${when}) execute function ${trigger}()`);
      }
    }
  }
}
