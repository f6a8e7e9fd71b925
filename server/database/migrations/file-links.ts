import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from '../columns.ts';
import { filePlaces } from '../file-places.ts';

// The table `file_links` says which texts hold the address of which file. Triggers of the database itself keep it, so that
// nothing that writes can forget it, nor a release from before it.

/** What begins the address of a file, before its key. */
const FOLDER = '/media/';

/** Letters at the beginning of a key that the file shares with everything made from it: see `media/keys.ts`. */
const STEM_LENGTH = 22;

/** The beginning of a file's key, out of its address. */
export const stemIn = (url: string) => url.slice(FOLDER.length, FOLDER.length + STEM_LENGTH);

/** A column of text that can hold the addresses of files. */
export interface LinkingText {
  table: string;
  key: string;
  column: string;
}

export const linkingTexts: readonly LinkingText[] = filePlaces.flatMap(({ table, key, texts }) =>
  texts.map((column) => ({ table, key, column })),
);

/** The parts of a text between addresses of files, as rows `part.value`, without the one before the first address. */
const partsOf = (text: string, sqlite: boolean) =>
  sqlite
    ? `json_each('[' || replace(json_quote(${text}), '${FOLDER}', '","') || ']') as part
       where part.key > 0 and length(part.value) >= ${STEM_LENGTH}
         and substr(part.value, 1, ${STEM_LENGTH}) not glob '*[^A-Za-z0-9_-]*'`
    : `unnest(string_to_array(${text}, '${FOLDER}')) with ordinality as part (value, place)
       where part.place > 1 and part.value ~ '^[A-Za-z0-9_-]{${STEM_LENGTH}}'`;

/** A condition: the rows of `file_links` that are of this column. */
const ofText = ({ table, column }: LinkingText) => `place = '${table}' and field = '${column}'`;

/** The rows of `file_links` that texts ask for: of the whole table, or of a trigger's row. */
const askedFor = (text: LinkingText, sqlite: boolean, row?: 'new') => {
  const { table, key, column } = text;
  const from = row ?? table;
  return `select '${table}' as place, '${column}' as field, cast(${from}.${key} as text) as record,
      substr(part.value, 1, ${STEM_LENGTH}) as stem
    from ${row ? '' : `${table}, `}${partsOf(`${from}.${column}`, sqlite)}`;
};

const stored = (text: LinkingText) => `select place, field, record, stem from file_links where ${ofText(text)}`;

/** Statements that run after each change of a row, by the event. What stays the same is not written. */
function triggersOf(text: LinkingText, sqlite: boolean) {
  const { key, column } = text;
  const own = (row: 'old' | 'new') => `${ofText(text)} and record = cast(${row}.${key} as text)`;
  const asked = askedFor(text, sqlite, 'new');
  const add = `insert into file_links (place, field, record, stem)
    ${asked} except select place, field, record, stem from file_links where ${own('new')};`;
  const drop = `delete from file_links where ${own('new')} and stem not in (select stem from (${asked}) as asked);`;
  const holds = (row: 'old' | 'new') => `${row}.${column} like '%${FOLDER}%'`;
  return [
    { event: 'insert', name: 'written', when: holds('new'), run: add },
    {
      event: `update of ${column}`,
      name: 'changed',
      when: `old.${column} is distinct from new.${column} and (${holds('old')} or ${holds('new')})`,
      run: `${drop} ${add}`,
    },
    { event: 'delete', name: 'deleted', when: holds('old'), run: `delete from file_links where ${own('old')};` },
  ];
}

/** The migration after which `file_links` follows a column. */
export const followFileLinks = (text: LinkingText): Migration => ({
  async up(database: Kysely<unknown>) {
    const sqlite = isSqlite(database);
    const run = (statement: string) => sql.raw(statement).execute(database);
    await run(
      `insert into file_links (place, field, record, stem) select distinct * from (${askedFor(text, sqlite)}) as asked`,
    );
    for (const { event, name, when, run: body } of triggersOf(text, sqlite)) {
      const trigger = `${text.table}_${text.column}_links_${name}`;
      if (sqlite) await run(`create trigger ${trigger} after ${event} on ${text.table} when ${when} begin ${body} end`);
      else {
        await run(
          `create function ${trigger}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
        );
        await run(`create trigger ${trigger} after ${event} on ${text.table}
          for each row when (${when}) execute function ${trigger}()`);
      }
    }
  },
});

/** Counts the links of a column that are not stored as its texts have them. */
export function wrongLinks(text: LinkingText, sqlite: boolean): RawBuilder<{ count: number }> {
  const asked = `select distinct * from (${askedFor(text, sqlite)}) as texts`;
  const differences = (one: string, other: string) =>
    `select * from (select * from (${one}) as one except select * from (${other}) as other) as differing`;
  return sql.raw(`select count(*) as count from (
    ${differences(asked, stored(text))} union all ${differences(stored(text), asked)}) as wrong`);
}
