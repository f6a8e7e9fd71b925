import type { Translatable } from '../../domain/translation/translatable.ts';
import type { Translation } from '../../domain/translation/translation.ts';
import type { Database } from '../database/open.ts';
import { readSource, type Source } from './sources.ts';
import { readTranslationRows, rowsByField, type TranslationRow } from './store.ts';
import { isPresent } from './texts-of-record.ts';

/** One record beside its texts in one language. */
export interface RecordInLanguage {
  described: Translatable;
  source: Source;
  language: Translation['language'];
  /** By field. Rows of entries that are gone are among them. */
  rows: ReadonlyMap<string, TranslationRow>;
}

/** Reads it once for all that is done with it. Undefined where the record is not there. */
export async function readTranslation(
  db: Database,
  described: Translatable,
  { record, language }: Pick<Translation, 'record' | 'language'>,
): Promise<RecordInLanguage | undefined> {
  const source = await readSource(db, described, record);
  if (!source) return undefined;
  const rows = await readTranslationRows(db, { resource: described.resource, records: [record], language });
  return { described, source, language, rows: rowsByField(rows) };
}

/** The rows of the texts that the record has. */
export const presentRows = ({ described, source, rows }: RecordInLanguage): TranslationRow[] =>
  [...rows.values()].filter((row) => isPresent(described, source, row));
