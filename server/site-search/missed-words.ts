import { sql } from 'kysely';
import { dayOf } from '../../domain/calendar.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { MissedWord } from '../../domain/site-search.ts';
import type { Database } from '../database/open.ts';
import { notFound } from '../http/http-error.ts';
import { PlaceLimiter } from '../http/limit.ts';
import { networksOf } from '../http/network.ts';
import type { Services } from '../services.ts';
import { AskedOnce } from './asked-once.ts';
import { wordsRead } from './read-texts.ts';
import type { Moment } from './readable.ts';
import { alike } from './terms.ts';

// Words that visitors search for and that stand in no text that they may read: only words by themselves, nothing of who searched, and
// none that could be a number, a name or an address.

/** Letters of a word that is counted. */
const [FEWEST_LETTERS, MOST_LETTERS] = [3, 16];

/**
 * Words that are kept: those that were searched for most, and the latest, so that a new one has its time to be searched for again: whoever
 * makes words up gets no more than these places.
 */
const MOST_OFTEN = 450;
const LATEST = 50;

/** Words that staff are shown. */
const MOST_SHOWN = 20;

/** New words from one place within an hour, with the networks around it, so that many addresses of one owner add no more. */
const ADDED_FROM_A_PLACE = { name: 'missed-words', most: 20, seconds: 3600 };
const TIMES_LARGER = 1;

/** Days for which a word is kept that nobody searches for any more. */
const DAYS_KEPT = 90;

/** Whether what is typed may be counted: letters alone, so that no telephone number, address or reference is kept. */
const isWord = (terms: readonly string[]): boolean => {
  const [word = '', ...others] = terms;
  const { length } = Array.from(word);
  return others.length === 0 && length >= FEWEST_LETTERS && length <= MOST_LETTERS && /^[\p{L}\p{M}]+$/u.test(word);
};

/** What somebody's address, number, name of a site or key has in it. Nothing is kept of a search that has such a piece. */
const personal = [/@/, /[\p{L}\p{N}-]\.\p{L}{2}/u, /(?:\p{N}\P{N}*){4}/u, /[\p{L}\p{M}\p{N}_-]{17}/u];

const isPersonal = (typed: string): boolean => {
  const written = typed.normalize('NFKC');
  return personal.some((piece) => piece.test(written));
};

/** User agents that call themselves machines. */
const machine = /bot|crawl|spider|slurp|preview/i;

/** Who searched. */
export interface Asker {
  /** The place that they call from. */
  address: string;
  userAgent: string;
  /** Nobody reads the reply now. */
  isAhead: boolean;
  isStaff: boolean;
}

/** Deletes the words that were searched for least, and longest ago, but for the latest. */
async function makeRoom(db: Database): Promise<void> {
  const words = db.selectFrom('missed_words').select('id');
  const latest = words.orderBy('last_on', 'desc').orderBy('id', 'desc').limit(LATEST);
  const mostOften = words
    .where('id', 'not in', latest)
    .orderBy('count', 'desc')
    .orderBy('last_on', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OFTEN);
  await db.deleteFrom('missed_words').where('id', 'not in', latest).where('id', 'not in', mostOften).execute();
}

/** Counts words of visitors, and remembers who asked for what only until another has. */
export class MissedWords {
  readonly #services: Pick<Services, 'db' | 'config' | 'log'>;
  readonly #limiter: PlaceLimiter;
  readonly #askedOnce = new AskedOnce();

  constructor(services: Pick<Services, 'db' | 'config' | 'log' | 'limits'>) {
    this.#services = services;
    this.#limiter = new PlaceLimiter(services.limits, ADDED_FROM_A_PLACE, TIMES_LARGER);
  }

  /** Whether the place may add one more word now. */
  async #mayAdd(networks: readonly string[]): Promise<boolean> {
    return this.#limiter.count(networks).then(
      () => true,
      () => false,
    );
  }

  /** Counts a word once a day. It is new only where two places have asked for it: what one person alone looks for is never stored. */
  async #count(word: string, today: string, address: string): Promise<void> {
    const { db } = this.#services;
    const known = await db.selectFrom('missed_words').select('last_on').where('word', '=', word).executeTakeFirst();
    if (known?.last_on === today) return;
    if (!known) {
      const networks = networksOf(address);
      const owner = networks.at(-1) ?? '';
      if (this.#askedOnce.isFrom(word, owner) || !(await this.#mayAdd(networks))) return;
      if (!this.#askedOnce.isFromAnother(word, owner)) return;
    }
    await db
      .insertInto('missed_words')
      .values({ word, count: 1, last_on: today })
      .onConflict((one) =>
        one.column('word').doUpdateSet({ count: sql<number>`missed_words.count + 1`, last_on: today }),
      )
      .execute();
    if (!known) await makeRoom(db);
  }

  /** Counts those of the words that stand in no text that visitors read, nor anything like them. A search is answered also where nothing can be written. */
  async note(
    typed: string,
    terms: readonly string[][],
    { address, userAgent, isAhead, isStaff }: Asker,
    now: Date,
  ): Promise<void> {
    if (isStaff || isAhead || machine.test(userAgent) || isPersonal(typed)) return;
    const { db, config, log } = this.#services;
    const moment = { now, timeZone: config.timeZone };
    const readWords = (some: readonly string[]) => wordsRead(db, some, moment);
    const words = terms.filter(isWord).flat();
    try {
      const read = await readWords(words);
      for (const word of words) {
        if (read.has(word) || (await alike(db, word, readWords)).length > 1) continue;
        await this.#count(word, dayOf(now, config.timeZone), address);
      }
    } catch (error) {
      log.warn({ err: error }, 'A word that was not found could not be counted');
    }
  }
}

const columns = ['id', 'word', 'count', 'last_on'] as const;

/** The words that were searched for most, of those that stand until today in no text that visitors read. */
export async function listMissed(db: Database, moment: Moment): Promise<MissedWord[]> {
  const found = await db
    .selectFrom('missed_words')
    .select(columns)
    .where('is_dismissed', '=', false)
    .orderBy('count', 'desc')
    .orderBy('last_on', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OFTEN + LATEST)
    .execute();
  const read = await wordsRead(
    db,
    found.map(({ word }) => word),
    moment,
  );
  return found.filter(({ word }) => !read.has(word)).slice(0, MOST_SHOWN);
}

/** Takes a word out of the list, or puts it back. Throws a 404 for one that is not there. */
export async function dismissMissed(db: Database, id: number, is_dismissed: boolean): Promise<MissedWord> {
  const found = await db
    .updateTable('missed_words')
    .set({ is_dismissed })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  if (!found) throw notFound(staffText('wordNotFound'));
  return found;
}

/** Forgets the words that nobody searched for in the last months. */
export async function forgetMissed(db: Database, now: Date, timeZone: string): Promise<void> {
  const before = dayOf(new Date(now.getTime() - DAYS_KEPT * 24 * 3_600_000), timeZone);
  await db.deleteFrom('missed_words').where('last_on', '<', before).execute();
}
