import { sql } from 'kysely';
import type { Fields } from '../../domain/fields/field.ts';
import { linksTableOf } from '../database/columns.ts';
import { inParts } from '../database/in-slices.ts';
import { listOf } from '../database/list-of.ts';
import type { Database } from '../database/open.ts';
import { linkedFields } from '../fields/stored-kinds.ts';

// The tables in which the fields of a collection have their links: which record has which others, in which order.

interface LinkRow {
  record_id: number;
  target_id: number;
  position: number;
}

/** Rows that one statement writes. */
const AT_ONCE = 1000;

type Links = Record<string, LinkRow>;

/** The numbers to which these records have links in a table. */
async function linksIn(db: Database, table: string, records: readonly number[]): Promise<Map<number, number[]>> {
  const found = await db
    .withTables<Links>()
    .selectFrom(table)
    .select(['record_id', 'target_id'])
    .where(sql<boolean>`${sql.ref('record_id')} in ${listOf(db, records)}`)
    .orderBy('record_id')
    .orderBy('position')
    .execute();
  const links = new Map<number, number[]>();
  for (const { record_id, target_id } of found) {
    const known = links.get(record_id);
    if (known) known.push(target_id);
    else links.set(record_id, [target_id]);
  }
  return links;
}

/** The numbers to which a field of a record leads. */
export const linksOf = async (db: Database, table: string, field: string, record: number): Promise<number[]> =>
  (await linksIn(db, linksTableOf(table, field), [record])).get(record) ?? [];

/** The rows with the links of their fields, of those among `keys`, as if these were columns. */
export async function withLinks(
  db: Database,
  { table, fields }: { table: string; fields: Fields },
  keys: readonly string[],
  rows: Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  let complete = rows;
  if (rows.length === 0) return rows;
  for (const { name, key } of linkedFields(fields, keys)) {
    const records = rows.map(({ id }) => Number(id));
    const links = await linksIn(db, linksTableOf(table, name), records);
    complete = complete.map((row) => ({ ...row, [key]: links.get(Number(row.id)) ?? [] }));
  }
  return complete;
}

/** Gives a record these links and no others, in the fields that are named. */
export async function setLinks(
  db: Database,
  table: string,
  record_id: number,
  links: ReadonlyMap<string, readonly number[]>,
): Promise<void> {
  const tables = db.withTables<Links>();
  for (const [field, targets] of links) {
    const name = linksTableOf(table, field);
    await tables.deleteFrom(name).where('record_id', '=', record_id).execute();
    const rows = targets.map((target_id, position) => ({ record_id, target_id, position }));
    for (const some of inParts(rows, AT_ONCE)) await tables.insertInto(name).values(some).execute();
  }
}
