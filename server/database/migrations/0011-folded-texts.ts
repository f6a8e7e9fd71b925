import { type Kysely, sql } from 'kysely';
import { foldedLetters, foldedMarks, withoutAccents } from '../../../domain/folded.ts';
import { isSqlite } from '../columns.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** In both cases: where a database was made with the locale C, PostgreSQL knows the lower case of no letters but A to Z. */
const letters = Object.entries(foldedLetters).flatMap(([letter, typed]) => {
  const large = letter === 'ß' ? 'ẞ' : letter.toUpperCase();
  return (large.length > 1 || large === letter ? [letter] : [letter, large]).map((it) => [it, typed] as const);
});

const inOneLetter = letters.filter(([, typed]) => typed.length === 1);
const inTwoLetters = letters.filter(([, typed]) => typed.length > 1);

/** The usual apostrophe, in every second French text: replaced by itself. */
const APOSTROPHE = '’';

/** All letters and signs, also with accents as in `ǿ`, for which the table is gone through: few texts have one. */
const inTable = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code))
  .filter((it) => it !== APOSTROPHE && letters.some(([letter]) => withoutAccents(it).includes(letter)))
  .join('');

const plain = `lower(regexp_replace(normalize($1, nfd), '[${foldedMarks}]', '', 'g'))`;
const replaced = (text: string, [letter, typed]: readonly [string, string]) =>
  `replace(${text}, ${quoted(letter)}, ${quoted(typed)})`;
const [from, to] = [0, 1].map((place) => quoted(inOneLetter.map((pair) => pair[place]).join('')));

/** `folded` of `domain/folded.ts` as an expression of PostgreSQL. Most texts take one of the two shorter ways. */
const expression = `case
  when octet_length($1) = char_length($1) then ${replaced('lower($1)', ['`', "'"])}
  when $1 !~ '[${inTable}]' then ${replaced(plain, [APOSTROPHE, "'"])}
  else ${inTwoLetters.reduce(replaced, `translate(${plain}, ${from}, ${to})`)}
  end`;

const tables = [
  { table: 'contact_messages', name: 'name', searched: ['name', 'email', 'subject'] },
  { table: 'donation_interests', name: 'full_name', searched: ['full_name', 'email', 'organization'] },
];

/**
 * Searching and sorting take no notice of accents and of the kind of an apostrophe. PostgreSQL learns `folded`, which on
 * SQLite the program brings, and an order by bytes under the name that it has on SQLite. The texts by which the long lists
 * of enquiries are searched and sorted are stored folded: PostgreSQL keeps them itself, on SQLite the program fills in what is
 * empty. The release before goes on with its own column and indexes, which the release after this one can drop.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  const sqlite = isSqlite(database);
  if (!sqlite) {
    await run(
      `create or replace function folded(text) returns text language sql immutable parallel safe as $$ select ${expression} $$`,
    );
    await run('create collation if not exists "binary" from "C"');
  }
  for (const { table, name, searched } of tables) {
    const stored = { folded_name: name, folded_text: searched.join(` || '\n' || `) };
    if (sqlite) {
      for (const column of Object.keys(stored)) {
        await run(`alter table ${table} add column ${column} text not null default ''`);
      }
      await run(`update ${table} set folded_name = folded(${name}), folded_text = folded(${stored.folded_text})`);
      await run(`create index ${table}_not_folded on ${table} (id) where folded_text = ''`);
      await run(`create trigger ${table}_not_folded after update of ${searched.join(', ')} on ${table} begin
        update ${table} set folded_name = '', folded_text = '' where id = new.id;
      end`);
    } else {
      const columns = Object.entries(stored).map(
        ([column, text]) =>
          `add column ${column} text collate "C" not null generated always as (folded(${text})) stored`,
      );
      await run(`alter table ${table} ${columns.join(', ')}`);
    }
    for (const [index, columns] of Object.entries({
      folded_searched: 'created_at, id, folded_text',
      by_folded_name: 'folded_name, created_at, id',
    })) {
      await run(`create index ${table}_${index} on ${table} (${columns}, deleted_at) where deleted_at is null`);
    }
  }
}
