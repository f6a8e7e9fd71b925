import { sql } from 'kysely';
import type { StandardPageName } from '../../domain/standard-page.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import { matchOf, type Sought, textsWith, textsWithWord } from '../database/searched-words.ts';
import { isRead, type Moment, readingValues } from './readable.ts';

// What an index finds, as far as visitors may read it now: what they may not read neither is found nor takes the place of another.

/** Texts of an index that are looked at for one question, the newest first, until enough of them may be read. */
const MOST_LOOKED_AT = 5000;

/** The same for one word, of which it is asked whether it may be read anywhere. */
const MOST_LOOKED_AT_FOR_A_WORD = 500;

export interface TextRow {
  id: number;
  resource: string;
  record: string;
  part: string;
  language: string;
  title: string;
}

// `cross join`: SQLite reads the index of words first, whatever it believes of how many texts there are.

const rowsFound = prepared((db, timeZone: string, hidden: readonly StandardPageName[], most: number) => {
  const newest = (match: string) => sql`select searched_texts.id
    from (${textsWith(db, given<string>(match), MOST_LOOKED_AT)}) as found
    cross join searched_texts where searched_texts.id = found.id and ${isRead(db, timeZone, hidden)} order by searched_texts.id desc limit ${sql.lit(most)}`;
  const query = sql<TextRow>`select id, resource, record, part, language, title from searched_texts where id in (
    select id from (${newest('inTitle')}) as called union select id from (${newest('anywhere')}) as said)`;
  return { compile: () => query.compile(db) };
});

interface Wanted {
  all: readonly Sought[];
  /** One of them is enough. */
  isAny: boolean;
  most: number;
}

/** The newest texts that have the words and may be read, those that have them in the title among them. */
export async function textsFound(db: Database, { all, isAny, most }: Wanted, moment: Moment): Promise<TextRow[]> {
  const matches = { inTitle: matchOf(db, all, isAny, true), anywhere: matchOf(db, all, isAny) };
  return rowsFound(
    db,
    { ...(await readingValues(db, moment)), ...matches },
    moment.timeZone,
    moment.hidden ?? [],
    most,
  );
}

const wordsFound = prepared((db, timeZone: string, hidden: readonly StandardPageName[]) => {
  const words = isSqlite(db)
    ? sql`select value as word from json_each(${given<string>('words')})`
    : sql`select json_array_elements_text(cast(${given<string>('words')} as json)) as word`;
  const query = sql<{ word: string }>`select word from (${words}) as asked where exists (
    select 1 from (${textsWithWord(db, sql<string>`asked.word`, MOST_LOOKED_AT_FOR_A_WORD)}) as found
    cross join searched_texts where searched_texts.id = found.id and ${isRead(db, timeZone, hidden)})`;
  return { compile: () => query.compile(db) };
});

/** Those of the words that stand in some text that may be read now. */
export async function wordsRead(db: Database, words: readonly string[], moment: Moment): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const values = { ...(await readingValues(db, moment)), words: JSON.stringify(words) };
  return new Set((await wordsFound(db, values, moment.timeZone, moment.hidden ?? [])).map(({ word }) => word));
}
