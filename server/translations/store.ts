import type { Selectable } from 'kysely';
import type { TranslatableName } from '../../domain/translation/translatable.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

export type TranslationRow = Omit<Selectable<Tables['translations']>, 'id' | 'folded_text'>;

/** Which rows are meant. */
export interface Which {
  resource: TranslatableName;
  records?: readonly string[];
  language?: string;
}

const texts = ['published', 'published_source', 'draft', 'draft_source'] as const;

/** The fields of a row without its texts: enough to say how far it is. */
const states = [
  'resource',
  'record',
  'language',
  'field',
  'published_fingerprint',
  'draft_fingerprint',
  'updated_at',
  'updated_by',
] as const;

export type StateRow = Pick<TranslationRow, (typeof states)[number]>;

/**
 * Parts of the cache tag `translations` that are one record's: its texts in a language, and without one the languages in which it
 * is published, with its address in each.
 */
export const partOf = (resource: TranslatableName, record: string, language?: string): string =>
  language === undefined ? `${resource}/${record}` : `${resource}/${record}/${language}`;

/** The part that says in which languages the fixed pages are there whose main text is one of this resource. */
export const pagesPart = (resource: string): string => `${resource}/pages`;

function rowsOf(db: Database, { resource, records, language }: Which) {
  let rows = db.selectFrom('translations').where('resource', '=', resource);
  if (records) rows = rows.where('record', 'in', records);
  return language === undefined ? rows : rows.where('language', '=', language);
}

/** How far the rows are, without their texts. */
export const readStates = (db: Database, which: Which): Promise<StateRow[]> =>
  which.records?.length === 0 ? Promise.resolve([]) : rowsOf(db, which).select(states).execute();

export const readTranslationRows = (db: Database, which: Which): Promise<TranslationRow[]> =>
  rowsOf(db, which)
    .select([...states, ...texts])
    .execute();

/** The rows of one record in one language, by their fields. */
export const rowsByField = <Row extends { field: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.field, row]));

export async function writeRow(db: Database, row: TranslationRow): Promise<void> {
  const { resource, language, record, field, ...written } = row;
  await db
    .insertInto('translations')
    .values(row)
    .onConflict((known) => known.columns(['resource', 'language', 'record', 'field']).doUpdateSet(written))
    .execute();
}

/** The tables in which texts of a record stand beside it. */
const tablesOfTexts = ['translations', 'versions', 'corrections', 'record_languages'] as const;

/** Removes all translations and versions of records that are deleted for good. A fixed page may be there in a language for one of them alone. */
export async function removeTexts(
  { db, changes }: Pick<UnitOfWork, 'db' | 'changes'>,
  resource: string,
  ids: readonly number[],
): Promise<void> {
  const records = ids.map(String);
  const read = await db
    .selectFrom('translations')
    .select('id')
    .where('resource', '=', resource)
    .where('record', 'in', records)
    .where('published', 'is not', null)
    .limit(1)
    .execute();
  if (read.length > 0) changes('translations', [resource, pagesPart(resource)]);
  for (const table of tablesOfTexts) {
    await db.deleteFrom(table).where('resource', '=', resource).where('record', 'in', records).execute();
  }
}
