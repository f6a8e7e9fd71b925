import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { describedCollections } from '../../domain/collections/registry.ts';
import { isOrdered } from '../../domain/order.ts';
import { linksTableOf } from '../../server/database/columns.ts';
import { linkedFields } from '../../server/fields/stored-kinds.ts';

/** A collection that staff put in order by hand is no longer than a hand can. */
const orderedByHand = describedCollections
  .filter(isOrdered)
  .flatMap(({ table, fields }) => [table, ...linkedFields(fields).map(({ name }) => linksTableOf(table, name))]);

/** Tables that stay short however long a site is in use, and why. All others grow. */
export const shortTables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(orderedByHand.map((table) => [table, 'put in order by hand'])),
  giving_sums: 'some for each month',
  backups: 'a line for each day, of which the oldest go',
  categories: 'kinds of posts: some tens',
  clock_checks: 'one row',
  content_versions: 'one row for each cache tag',
  drafts: 'those of ninety days, and at most fifty for each account of staff',
  fingerprints: 'one row for each subject',
  gallery_categories: 'kinds of pictures: some tens',
  kysely_migration: 'one row for each migration',
  kysely_migration_lock: 'one row',
  locks: 'one row for each lock',
  orphaned_files: 'files that wait to be deleted, for an hour',
  post_asks: 'empty since asks for pages stand beside those for posts',
  publishing_asks: 'posts and pages that wait for somebody, or were handed back: some tens',
  overview_looks: 'one row for each member of staff',
  payment_sources: 'the accounts of the organisation',
  receipt_numbers: 'one row for each year',
  role_permissions: 'as many as there are rights, for each role',
  roles: 'what staff do: some tens',
  site_confirmations: 'one row for each fact of the site',
  site_pages: 'four pages',
  site_settings: 'one row',
  timeline_entries: 'one page: some each year',
  told_troubles: 'one row for each kind of trouble',
  user_roles: 'one row or two for each account',
  users: 'accounts of staff: some hundred in twenty years',
};

const named = z.object({ name: z.string() });
const column = named.extend({ type: z.string(), pk: z.int(), default: z.string().nullable() });
const reference = z.object({ from: z.string(), table: z.string() });

interface Table {
  name: string;
  sql: string;
  columns: z.infer<typeof column>[];
  references: ReadonlyMap<string, string>;
  /** The columns that no two rows have alike, alone or together. */
  unique: ReadonlySet<string>;
}

function read<Row extends z.ZodType>(database: DatabaseSync, row: Row, query: string, ...values: string[]) {
  return z.array(row).parse(database.prepare(query).all(...values));
}

function readTables(database: DatabaseSync): Table[] {
  const tables = read(
    database,
    named.extend({ sql: z.string() }),
    `select name, sql from sqlite_schema join (select name as listed from pragma_table_list where type = 'table') on listed = name
     where sql is not null and name not like 'sqlite_%'`,
  );
  return tables.map(({ name, sql }) => ({
    name,
    sql,
    columns: read(database, column, 'select name, type, pk, dflt_value as "default" from pragma_table_info(?)', name),
    references: new Map(
      read(database, reference, 'select "from", "table" from pragma_foreign_key_list(?)', name).map((one) => [
        one.from,
        one.table,
      ]),
    ),
    unique: new Set(
      read(
        database,
        named,
        `select info.name from pragma_index_list(?) as list, pragma_index_info(list.name) as info where list."unique"`,
        name,
      ).map((one) => one.name),
    ),
  }));
}

/** Tables that triggers and the program fill from the others. */
const isMadeOfOthers = ({ name }: Table) =>
  ['changed_texts', 'file_links', 'translatable_records', 'translation_states'].includes(name);

/** First the tables that others point at. */
function inOrder(tables: readonly Table[]): Table[] {
  const sorted = new Set<Table>();
  const add = (table: Table): void => {
    for (const other of table.references.values()) {
      const next = tables.find(({ name }) => name === other);
      if (next && next !== table && !sorted.has(next)) add(next);
    }
    sorted.add(table);
  };
  for (const table of tables) add(table);
  return [...sorted];
}

/** The texts that a check allows for a column. */
const choicesOf = ({ sql }: Table, name: string) =>
  [...(new RegExp(`check \\(${name} in \\(([^)]+)\\)\\)`).exec(sql)?.[1]?.matchAll(/'(\w+)'/g) ?? [])].flatMap(
    ([, text]) => text ?? [],
  );

/** Texts in which a number makes one unlike another. */
const numbered = new Set('title name full_name first_name subject email payer_name recipient file_name'.split(' '));

/** What a copied row has in a column, as SQL: `n` is its number, `old` the row it is a copy of. */
function copiedValue(table: Table, { name, type, pk }: Table['columns'][number], rows: number): string {
  const old = `old."${name}"`;
  const other = table.references.get(name);
  const choices = choicesOf(table, name);
  if (other !== undefined) {
    const from = (place: string) =>
      `(select id from "${other}" where id > ${place} % (select max(id) from "${other}") order by id limit 1)`;
    const [chosen, ofAll] = [from('n * 7'), from('n')];
    if (name === 'takes_back' || name === 'merged_into') return `case when n % 20 = 0 then ${old} end`;
    return table.unique.has(name) || pk > 0 ? ofAll : `case when ${old} is not null then ${chosen} end`;
  }
  if (name === 'deleted_at' || name === 'voided_at')
    return `case when n % 97 = 0 then strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-20', '-' || n || ' minutes') end`;
  // Most are in the state in which most are.
  if (choices.length > 0)
    return `case n % ${choices.length * 12} ${choices.map((text, place) => `when ${place} then '${text}'`).join(' ')} else ${old} end`;
  if (name === 'record') return `cast(n % ${rows} + 1 as text)`;
  if (name === 'year') return `2006 + n % 20`;
  if (name.startsWith('is_')) return `n % 7 > 0`;
  if (['number', 'record_id', 'resource_id', 'target_id'].includes(name)) return 'n';
  if (/text|char/i.test(type)) {
    const moment = `strftime('%Y-%m-%dT%H:%M:%fZ', ${old}, '-' || (n * 37 % 60000) || ' hours')`;
    const day = `date(${old}, '-' || (n % 6000) || ' days')`;
    const unlike = table.unique.has(name) || pk > 0 || numbered.has(name);
    const otherwise = unlike ? `n || '-' || ${old}` : old;
    return `case when ${old} glob '20??-??-??T*' then ${moment} when ${old} glob '20??-??-??' then ${day} else ${otherwise} end`;
  }
  return old;
}

const MAX_COPIED = 20;

/** Copies the rows of every table that grows, until each has about this many: other days, other states, some in the trash. */
export function makeMany(database: DatabaseSync, rows: number): void {
  const tables = readTables(database).filter((table) => !(table.name in shortTables) && !isMadeOfOthers(table));
  for (const table of inOrder(tables)) {
    if (table.name in shortTables || isMadeOfOthers(table)) continue;
    const columns = table.columns.filter(({ name, type, pk }) => !(name === 'id' && pk > 0 && /integer/i.test(type)));
    const written = columns.filter(({ name }) => !['search_text', 'folded_text', 'folded_name'].includes(name));
    const names = written.map(({ name }) => `"${name}"`).join(', ');
    const values = written.map((one) => copiedValue(table, one, rows)).join(', ');
    database.exec(`begin;
      insert or ignore into "${table.name}" (${names})
        with recursive numbers (n) as (values (1) union all select n + 1 from numbers where n < ${rows}),
          olds as (select row_number() over (order by rowid) - 1 as place, * from "${table.name}" limit ${MAX_COPIED})
        select ${values} from numbers join olds as old on old.place = n % (select count(*) from olds);
      commit`);
  }
}

/** The tables that grow, and how many rows each has. */
export function countRows(database: DatabaseSync): Map<string, number> {
  const grow = readTables(database).filter(({ name }) => !(name in shortTables));
  return new Map(
    grow.map(({ name }) => {
      const [found] = read(database, z.object({ rows: z.int() }), `select count(*) as rows from "${name}"`);
      return [name, found?.rows ?? 0];
    }),
  );
}
