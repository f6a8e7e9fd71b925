import { type Language, languages } from '../../domain/languages.ts';
import { RESULT_PAGES, RESULTS_ON_A_PAGE } from '../../domain/site-search.ts';
import type { StandardPageName } from '../../domain/standard-page.ts';
import type { Database } from '../database/open.ts';
import type { Sought } from '../database/searched-words.ts';
import { textsFound, wordsRead } from './read-texts.ts';
import { readable } from './readable.ts';
import { asTyped, countIn, widened, wordsSought } from './terms.ts';

/** Texts that are looked at for each way of looking. */
const MOST = RESULT_PAGES * RESULTS_ON_A_PAGE;

/** A text that has what is looked for. */
export interface Match {
  id: number;
  resource: string;
  record: string;
  part: string;
  language: Language;
  /** The words that are marked in it. */
  words: ReadonlySet<string>;
}

interface Ranked extends Match {
  /** The smaller the better, one after the other: how it was found, in another language, how many of the words its title has not. */
  rank: readonly number[];
  date: string;
}

function inOrder(one: Ranked, other: Ranked): number {
  for (const [place, rank] of one.rank.entries()) {
    const difference = rank - (other.rank[place] ?? 0);
    if (difference !== 0) return difference;
  }
  if (one.date !== other.date) return one.date > other.date ? -1 : 1;
  return other.id - one.id;
}

export interface SearchedFor {
  terms: readonly string[][];
  language: Language;
  now: Date;
  timeZone: string;
  hidden?: readonly StandardPageName[];
}

/**
 * What visitors may read now that has the words, the best first: all words before some, the language of the visitor before others, a
 * title before a text, the newer before the older. With few such texts it looks for longer words too, without any for slips of typing,
 * and in the end for texts that have one of the words.
 */
export async function findTexts(db: Database, { terms, language, ...moment }: SearchedFor): Promise<Match[]> {
  if (terms.length === 0) return [];
  const best = new Map<string, Ranked>();

  async function look(way: number, all: readonly Sought[], isAny: boolean): Promise<boolean> {
    const rows = await textsFound(db, { all, isAny, most: MOST }, moment);
    const dates = await readable(db, rows, moment);
    const words = wordsSought(all);
    for (const { title, ...row } of rows) {
      const date = dates.get(`${row.resource} ${row.record}`);
      const read = languages.find((code) => code === row.language);
      if (date === undefined || read === undefined) continue;
      const rank = [way, read === language ? 0 : 1, all.length - countIn(title, all)];
      const found: Ranked = { ...row, language: read, words, rank, date };
      const key = `${row.resource} ${row.record} ${row.part}`;
      const known = best.get(key);
      if (!known || inOrder(found, known) < 0) best.set(key, found);
    }
    return best.size >= RESULTS_ON_A_PAGE;
  }

  const exact = asTyped(terms);
  if (!(await look(0, exact, false))) {
    // Beside a text that says the word, one that says another like it is only in the way.
    const wide = await widened(db, terms, (words) => wordsRead(db, words, moment), best.size === 0);
    const isEnough = wide !== undefined && (await look(1, wide, false));
    if (!isEnough && terms.length > 1) await look(2, wide ?? exact, true);
  }
  return [...best.values()].sort(inOrder).slice(0, MOST);
}
