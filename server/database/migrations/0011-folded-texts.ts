import { type Kysely, sql } from 'kysely';
import { foldedLetters, foldedMarks } from '../../../domain/folded.ts';
import { isSqlite } from '../columns.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** In both cases: where a database was made with the locale C, PostgreSQL knows the lower case of no letters but A to Z. */
const letters = Object.entries(foldedLetters).flatMap(([letter, typed]) => {
  const large = letter.toUpperCase();
  return [...new Set([letter, ...(large.length === 1 ? [large] : []), ...(letter === 'ß' ? ['ẞ'] : [])])].map(
    (it) => [it, typed] as const,
  );
});
const single = letters.filter(([, typed]) => typed.length === 1);

/** `folded` of `domain/folded.ts` as an expression of PostgreSQL. Most texts are plain letters, for which there is little to do. */
const expression = `case when octet_length($1) = char_length($1) then replace(lower($1), '\`', '''')
  else ${letters
    .filter(([, typed]) => typed.length > 1)
    .reduce(
      (inner, [letter, typed]) => `replace(${inner}, ${quoted(letter)}, ${quoted(typed)})`,
      `translate(lower(regexp_replace(normalize($1, nfd), '[${foldedMarks}]', '', 'g')), ${quoted(
        single.map(([letter]) => letter).join(''),
      )}, ${quoted(single.map(([, typed]) => typed).join(''))})`,
    )}
  end`;

const tables = [
  { table: 'contact_messages', name: 'name', searched: ['name', 'email', 'subject'] },
  { table: 'donation_interests', name: 'full_name', searched: ['full_name', 'email', 'organization'] },
];

/**
 * Searching and sorting take no notice of accents and of the kind of an apostrophe. PostgreSQL learns `folded`, which on
 * SQLite the program brings, and an order by bytes under the name that it has on SQLite. The texts by which the long lists
 * of enquiries are searched and sorted are stored folded. The release before goes on with its own column and indexes, which
 * the release after next can drop.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  const type = isSqlite(database) ? 'text' : 'text collate "C"';
  if (!isSqlite(database)) {
    await run(
      `create or replace function folded(text) returns text language sql immutable parallel safe as $$ select ${expression} $$`,
    );
    await run('create collation if not exists "binary" from "C"');
  }
  for (const { table, name, searched } of tables) {
    await run(`alter table ${table} add column folded_name ${type} not null default ''`);
    await run(`alter table ${table} add column folded_text ${type} not null default ''`);
    await run(
      `update ${table} set folded_name = folded(${name}), folded_text = folded(${searched.join(` || '\n' || `)})`,
    );
    for (const [index, columns] of Object.entries({
      folded_searched: 'created_at, id, folded_text',
      by_folded_name: 'folded_name, created_at, id',
    })) {
      await run(`create index ${table}_${index} on ${table} (${columns}, deleted_at) where deleted_at is null`);
    }
  }
}
