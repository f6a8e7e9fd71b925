import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

/** What is searched of a pledge beside its name, as `folded_rest`: it begins with a new line, as what is empty is not filled in. */
const rest = `'\n' || email || '\n' || phone || '\n' || message`;

/** Of these nothing is stored in place of a change. */
const searched = ['full_name', 'email', 'phone', 'message'];

/** Rows that are filled in by one statement: SQLite keeps every text that a function returns until its end. */
const AT_ONCE = 500;

const isChanged = (columns: readonly string[]) =>
  columns.map((column) => `old.${column} is not new.${column}`).join(' or ');

/** SQLite's index of the parts of words takes both texts of a pledge. */
const indexOfPledges = [
  ...['new', 'emptied', 'filled', 'gone'].map((name) => `drop trigger pledges_search_${name}`),
  'drop trigger pledges_not_folded',
  'drop table pledges_search',
  `create virtual table pledges_search using fts5 (folded_text, folded_rest, content = 'pledges', content_rowid = 'id',
    tokenize = 'trigram case_sensitive 1', columnsize = 0)`,
  `insert into pledges_search (rowid, folded_text, folded_rest)
    select id, folded_text, folded_rest from pledges where folded_text <> '' or folded_rest <> ''`,
  ...[
    { name: 'new', on: 'insert', removes: false, adds: true },
    { name: 'emptied', on: 'update of folded_text, folded_rest', removes: true, adds: false },
    { name: 'filled', on: 'update of folded_text, folded_rest', removes: false, adds: true },
    { name: 'gone', on: 'delete', removes: true, adds: false },
  ].map(({ name, on, removes, adds }) => {
    const row = adds ? 'new' : 'old';
    const isThere = `(${row}.folded_text <> '' or ${row}.folded_rest <> '')`;
    const when = on.startsWith('update') ? `${isThere} and (${isChanged(['folded_text', 'folded_rest'])})` : isThere;
    const columns = 'rowid, folded_text, folded_rest';
    const texts = `${row}.id, ${row}.folded_text, ${row}.folded_rest`;
    const run = removes
      ? `insert into pledges_search (pledges_search, ${columns}) values ('delete', ${texts})`
      : `insert into pledges_search (${columns}) values (${texts})`;
    return `create trigger pledges_search_${name} after ${on} on pledges when ${when} begin ${run}; end`;
  }),
  `create trigger pledges_not_folded after update of ${searched.join(', ')} on pledges when ${isChanged(searched)}
    begin update pledges set folded_text = '', folded_rest = '' where id = new.id; end`,
  'drop index pledges_searched',
  'create index pledges_searched on pledges (folded_text, folded_rest)',
];

/** A telephone number without what people write between its digits. */
const digitsOf = (phone: string) =>
  [' ', '\u00a0', '-', '(', ')', '.', '/'].reduce((text, sign) => `replace(${text}, '${sign}', '')`, phone);

/** SQLite's index of the parts of telephone numbers. It holds no numbers, only where each part stands. */
function indexOfNumbers(table: string): string[] {
  const index = `${table}_digits`;
  const add = `insert into ${index} (rowid, digits) values (new.id, ${digitsOf('new.phone')});`;
  const remove = `insert into ${index} (${index}, rowid, digits) values ('delete', old.id, ${digitsOf('old.phone')});`;
  return [
    `create virtual table ${index} using fts5 (digits, content = '', tokenize = 'trigram', columnsize = 0)`,
    `insert into ${index} (rowid, digits) select id, ${digitsOf('phone')} from ${table} where phone <> ''`,
    `create trigger ${index}_new after insert on ${table} when new.phone <> '' begin ${add} end`,
    `create trigger ${index}_left after update of phone on ${table}
      when old.phone <> '' and old.phone <> new.phone begin ${remove} end`,
    `create trigger ${index}_taken after update of phone on ${table}
      when new.phone <> '' and old.phone <> new.phone begin ${add} end`,
    `create trigger ${index}_gone after delete on ${table} when old.phone <> '' begin ${remove} end`,
  ];
}

/** Migration 0044 brought it in where the account may. */
const partsOfWords = sql<{ is_there: boolean }>`
  select exists (select 1 from pg_extension where extname = 'pg_trgm') as is_there`;

/** Pledges are searched by all that is written of them, and pledges and givers by any part of their telephone numbers, in indexes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  if (!isSqlite(database)) {
    await run(`alter table pledges
      add column folded_rest text collate "C" not null generated always as (folded(${rest})) stored`);
    if (!(await partsOfWords.execute(database)).rows[0]?.is_there) return;
    await run('create index pledges_rest_searched on pledges using gin (folded_rest gin_trgm_ops)');
    for (const table of ['givers', 'pledges'])
      await run(`create index ${table}_digits on ${table} using gin ((${digitsOf('phone')}) gin_trgm_ops)`);
    return;
  }
  await run(`alter table pledges add column folded_rest text not null default ''`);
  // Where it is not filled in: without it each turn would read what the turns before have filled.
  await run(`create index pledges_rest_not_folded on pledges (id) where folded_rest = ''`);
  for (;;) {
    const { numAffectedRows = 0n } = await run(`update pledges set folded_rest = folded(${rest})
      where id in (select id from pledges where folded_rest = '' limit ${AT_ONCE})`);
    if (numAffectedRows < AT_ONCE) break;
  }
  for (const statement of [...indexOfPledges, ...indexOfNumbers('givers'), ...indexOfNumbers('pledges')])
    await run(statement);
}
