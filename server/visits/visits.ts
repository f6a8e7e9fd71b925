import type { IncomingHttpHeaders } from 'node:http';
import { dayOf } from '../../domain/calendar.ts';
import type { Clock } from '../../domain/instant.ts';
import type { Write } from '../database/unit-of-work.ts';
import type { Log } from '../logging.ts';
import { addToDay } from './store.ts';

/** Interval for writing the counts (ms). */
const EVERY = 5000;

/** User agents that call themselves machines. Those that pretend to be people are counted as people. */
const machine = /bot|crawl|spider|slurp|preview|lighthouse|headless/i;

/** User agents remembered at most. */
const MAX_KNOWN = 500;

const people = new Map<string, boolean>();

/** The same few spellings come again and again; asking the pattern each time would cost more than all the rest. */
function isPerson(userAgent = ''): boolean {
  const known = people.get(userAgent);
  if (known !== undefined) return known;
  const isOne = userAgent.startsWith('Mozilla/') && !machine.test(userAgent);
  if (people.size < MAX_KNOWN) people.set(userAgent, isOne);
  return isOne;
}

/** Whether the page was reached from outside: by a link elsewhere, a bookmark, or its address. */
function comesFromOutside({ 'sec-fetch-site': site, referer, host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site !== 'same-origin';
  return referer === undefined || !URL.canParse(referer) || new URL(referer).host !== host;
}

interface VisitsOptions {
  write: Write;
  clock: Clock;
  timeZone: string;
  log: Log;
}

/**
 * Counts the pages visitors read and the visits they make, two numbers in memory, and writes them from time to time to
 * the day. No cookie is set and nothing of the visitor is kept. A crash loses some seconds of counting.
 */
export class Visits {
  readonly #options: VisitsOptions;
  #pages = 0;
  #visits = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: VisitsOptions) {
    this.#options = options;
  }

  /** Counts a page sent in answer to these headers. */
  see(headers: IncomingHttpHeaders): void {
    if (!isPerson(headers['user-agent'])) return;
    this.#pages += 1;
    if (comesFromOutside(headers)) this.#visits += 1;
    this.#timer ??= setTimeout(() => void this.flush(), EVERY).unref();
  }

  /** Writes the counts; after a failure they are written with the next. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { write, clock, timeZone, log } = this.#options;
    const taken = { visit: this.#visits, page: this.#pages };
    this.#visits = 0;
    this.#pages = 0;
    if (taken.page === 0) return;
    const day = dayOf(clock(), timeZone);
    try {
      await write(null, ({ db }) => addToDay(db, day, taken));
    } catch (error) {
      log.warn({ err: error }, 'The visits could not be written now');
      this.#visits += taken.visit;
      this.#pages += taken.page;
    }
  }
}
