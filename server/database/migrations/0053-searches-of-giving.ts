import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

/** The source of `folded_rest`, by which a pledge is searched beside its name. It begins with a new line: an empty text means "not filled in yet". */
const rest = `'\n' || email || '\n' || phone || '\n' || message`;

/** Of these nothing is stored in place of a change. */
const searched = ['full_name', 'email', 'phone', 'message'];

/** Rows that are filled in by one statement: SQLite keeps every text that a function returns until its end. */
const AT_ONCE = 500;

const isChanged = (columns: readonly string[]) =>
  columns.map((column) => `old.${column} is not new.${column}`).join(' or ');

/**
 * Triggers that keep an index of SQLite's of the parts of words. A row's change takes what was there out before it adds what is
 * there: after each other they would take out what both have.
 */
function follow(table: string, index: string, texts: Record<string, (row: string) => string>, from: readonly string[]) {
  const columns = ['rowid', ...Object.keys(texts)].join(', ');
  const of = (row: string) => Object.values(texts).map((text) => text(row));
  const isThere = (row: string) => `(${from.map((column) => `${row}.${column} <> ''`).join(' or ')})`;
  const add = `insert into ${index} (${columns}) select new.id, ${of('new').join(', ')} where ${isThere('new')};`;
  const remove = `insert into ${index} (${index}, ${columns})
    select 'delete', old.id, ${of('old').join(', ')} where ${isThere('old')};`;
  return [
    `insert into ${index} (${columns}) select id, ${of(table).join(', ')} from ${table} where ${isThere(table)}`,
    `create trigger ${index}_new after insert on ${table} begin ${add} end`,
    `create trigger ${index}_changed after update of ${from.join(', ')} on ${table} when ${isChanged(from)}
      begin ${remove} ${add} end`,
    `create trigger ${index}_gone after delete on ${table} begin ${remove} end`,
  ];
}

const column = (name: string) => (row: string) => `${row}.${name}`;

/** SQLite's index of the parts of words takes both texts of a pledge. */
const indexOfPledges = [
  ...['new', 'emptied', 'filled', 'gone'].map((name) => `drop trigger pledges_search_${name}`),
  'drop trigger pledges_not_folded',
  'drop table pledges_search',
  `create virtual table pledges_search using fts5 (folded_text, folded_rest, content = 'pledges', content_rowid = 'id',
    tokenize = 'trigram case_sensitive 1', columnsize = 0)`,
  ...follow('pledges', 'pledges_search', { folded_text: column('folded_text'), folded_rest: column('folded_rest') }, [
    'folded_text',
    'folded_rest',
  ]),
  `create trigger pledges_not_folded after update of ${searched.join(', ')} on pledges when ${isChanged(searched)}
    begin update pledges set folded_text = '', folded_rest = '' where id = new.id; end`,
  'drop index pledges_searched',
  'create index pledges_searched on pledges (folded_text, folded_rest)',
];

/** A telephone number without what people write between its digits. */
const digitsOf = (phone: string) =>
  [' ', '\u00a0', '-', '(', ')', '.', '/'].reduce((text, sign) => `replace(${text}, '${sign}', '')`, phone);

/** SQLite's index of the parts of telephone numbers. It holds no numbers, only where each part stands. */
const indexOfNumbers = (table: string) => [
  `create virtual table ${table}_digits using fts5 (digits, content = '', tokenize = 'trigram', columnsize = 0)`,
  ...follow(table, `${table}_digits`, { digits: (row) => digitsOf(`${row}.phone`) }, ['phone']),
];

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
