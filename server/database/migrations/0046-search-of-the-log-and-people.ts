import { type Kysely, sql } from 'kysely';
import { foldedLetters } from '../../../domain/folded.ts';
import { isSqlite } from '../columns.ts';

const searched = ['action', 'resource', 'before', 'after'];

/** The texts of an entry, a line each. */
const textOf = (entry: string, lineBreak: string) =>
  searched.map((column) => `coalesce(${entry}.${column}, '')`).join(` || ${lineBreak} || `);

/** In both cases: the index takes off accents and letter case itself, and leaves these letters. */
const letters = Object.entries(foldedLetters).flatMap(([letter, typed]) => {
  const large = letter === 'ß' ? 'ẞ' : letter.toUpperCase();
  return (large.length > 1 || large === letter ? [letter] : [letter, large]).map((it) => [it, typed] as const);
});

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const folded = (text: string) =>
  letters.reduce((so, [letter, typed]) => `replace(${so}, ${quoted(letter)}, ${quoted(typed)})`, text);

/** What an entry is filtered by, and what it is searched by, as SQLite's index takes them. */
const indexed = (entry: string) =>
  `'r<' || ${entry}.resource || '>a<' || ${entry}.action || '>u<' || coalesce(${entry}.user_id, '') || '>', ` +
  folded(textOf(entry, 'char(10)'));

const add = (entry: string) =>
  `insert into audit_searched (rowid, about, text) values (${entry}.id, ${indexed(entry)});`;
const remove = (entry: string) =>
  `insert into audit_searched (audit_searched, rowid, about, text) values ('delete', ${entry}.id, ${indexed(entry)});`;

/**
 * SQLite's own index of the parts of words. It holds no texts, only where each part stands. Its triggers call nothing that the release before lacks.
 */
const onSqlite = [
  `create virtual table audit_searched using fts5(
    about, text, content = '', columnsize = 0, tokenize = 'trigram remove_diacritics 1'
  )`,
  `insert into audit_searched (rowid, about, text) select audit.id, ${indexed('audit')} from audit`,
  `insert into audit_searched (audit_searched) values ('optimize')`,
  `create trigger audit_written after insert on audit begin ${add('new')} end`,
  `create trigger audit_changed after update of user_id, ${searched.join(', ')} on audit
    when (${['user_id', ...searched].map((column) => `old.${column} is not new.${column}`).join(' or ')})
    begin ${remove('old')} ${add('new')} end`,
  `create trigger audit_removed after delete on audit begin ${remove('old')} end`,
];

/** SQLite's index has the first two, and every index of SQLite the number. */
const onPostgres = ['resource', 'user_id', 'at'].map(
  (column) => `create index audit_by_${column}_and_number on audit (${column}, id)`,
);

/** Migration 0044 brought it in where the account may. */
const partsOfWords = sql<{ is_there: boolean }>`
  select exists (select 1 from pg_extension where extname = 'pg_trgm') as is_there`;

type Run = (statement: string) => Promise<unknown>;

/** The log is searched by parts of words in an index, and filtered in the order of its numbers. */
async function searchLog(run: Run, sqlite: boolean, byParts: boolean): Promise<void> {
  await run('create index audit_by_action on audit (action, id)');
  for (const statement of sqlite ? onSqlite : onPostgres) await run(statement);
  if (byParts)
    await run(`create index audit_searched on audit using gin (folded(${textOf('audit', 'chr(10)')}) gin_trgm_ops)`);
}

/** Addresses as they were typed, which are the same in every letter case. They have no letters but A to Z. */
const addresses = [
  { table: 'contact_messages', column: 'email' },
  { table: 'donation_interests', column: 'email' },
  { table: 'event_registrations', column: 'email' },
  { table: 'givers', column: 'email' },
  { table: 'pledges', column: 'email' },
  { table: 'newsletter_subscribers', column: 'email' },
  { table: 'mails', column: 'recipient', only: 'where campaign_id is null' },
];

/** Tables with telephones as they were typed, which are the same by their last nine digits. */
const called = ['contact_messages', 'donation_interests', 'event_registrations', 'givers', 'pledges'];

const digits = [' ', '\u00a0', '-', '(', ')', '.', '/'].reduce(
  (text, sign) => `replace(${text}, '${sign}', '')`,
  'phone',
);

async function indexPeople(run: Run, sqlite: boolean): Promise<void> {
  for (const { table, column, only = '' } of addresses) {
    const address = sqlite ? `${column} collate nocase` : `lower(${column})`;
    await run(`create index ${table}_at_address on ${table} (${address}) ${only}`);
  }
  for (const table of called) {
    const number = sqlite ? `substr(${digits}, -9)` : `right(${digits}, 9)`;
    await run(`create index ${table}_called on ${table} ((${number}))`);
  }
}

const AT_ONCE = 500;

/** Registrations store what is searched of them folded, as the other long lists do since migration 0044. */
async function foldRegistrations(
  run: Run,
  sqlite: boolean,
  byParts: boolean,
  database: Kysely<unknown>,
): Promise<void> {
  const columns = ['full_name', 'email', 'phone'];
  const text = `folded(${columns.join(` || '\n' || `)})`;
  const table = 'event_registrations';
  if (sqlite) {
    await run(`alter table ${table} add column folded_text text not null default ''`);
    for (;;) {
      const { numAffectedRows = 0n } = await sql
        .raw(
          `update ${table} set folded_text = ${text}
            where id in (select id from ${table} where folded_text = '' limit ${AT_ONCE})`,
        )
        .execute(database);
      if (numAffectedRows < AT_ONCE) break;
    }
    await run(`create trigger ${table}_not_folded after update of ${columns.join(', ')} on ${table} begin
      update ${table} set folded_text = '' where id = new.id;
    end`);
    await run(`create index ${table}_searched on ${table} (folded_text)`);
  } else {
    await run(
      `alter table ${table} add column folded_text text collate "C" not null generated always as (${text}) stored`,
    );
    if (byParts) await run(`create index ${table}_searched on ${table} using gin (folded_text gin_trgm_ops)`);
  }
  await run(`create index ${table}_not_folded on ${table} (id) where folded_text = ''`);
}

/** What the log and the people in the records are searched by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run: Run = (statement) => sql.raw(statement).execute(database);
  const sqlite = isSqlite(database);
  const byParts = !sqlite && ((await partsOfWords.execute(database)).rows[0]?.is_there ?? false);
  await foldRegistrations(run, sqlite, byParts, database);
  await searchLog(run, sqlite, byParts);
  await indexPeople(run, sqlite);
}
