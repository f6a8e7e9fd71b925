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
 * SQLite's own index of the parts of words. It holds no texts, only where each part stands, and `secure-delete` takes the parts
 * out of it with their entry: nothing stays of what was erased. Its triggers call nothing that the release before lacks.
 */
const onSqlite = [
  `create virtual table audit_searched using fts5(
    about, text, content = '', columnsize = 0, tokenize = 'trigram remove_diacritics 1'
  )`,
  `insert into audit_searched (audit_searched, rank) values ('secure-delete', 1)`,
  `insert into audit_searched (rowid, about, text) select audit.id, ${indexed('audit')} from audit`,
  `insert into audit_searched (audit_searched) values ('optimize')`,
  `create trigger audit_written after insert on audit begin ${add('new')} end`,
  `create trigger audit_changed after update of user_id, ${searched.join(', ')} on audit
    when (${['user_id', ...searched].map((column) => `old.${column} is not new.${column}`).join(' or ')})
    begin ${remove('old')} ${add('new')} end`,
  `create trigger audit_removed after delete on audit begin ${remove('old')} end`,
];

const onPostgres = ['resource', 'user_id'].map(
  (column) => `create index audit_by_${column}_and_number on audit (${column}, id)`,
);

/** Migration 0044 brought it in where the account may. */
const partsOfWords = sql<{ is_there: boolean }>`
  select exists (select 1 from pg_extension where extname = 'pg_trgm') as is_there`;

/** The log is searched by parts of words in an index, and filtered in the order of its numbers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run('create index audit_by_action on audit (action, id)');
  for (const statement of isSqlite(database) ? onSqlite : onPostgres) await run(statement);
  if (isSqlite(database)) return;
  const { rows } = await partsOfWords.execute(database);
  if (rows[0]?.is_there)
    await run(`create index audit_searched on audit using gin (folded(${textOf('audit', 'chr(10)')}) gin_trgm_ops)`);
}
