import type { Translatable } from '../../domain/translation/translatable.ts';
import type { Source } from './sources.ts';
import type { TranslationRow } from './store.ts';

/** A record with what is translated of it. */
export interface TranslatedRecord {
  described: Translatable;
  source: Source;
  rows: ReadonlyMap<string, TranslationRow>;
}

/** The characters of a record in a file for translators; kept with its states, so that such files come in parts of a size. */
export type LengthInFile = (record: TranslatedRecord) => number;
