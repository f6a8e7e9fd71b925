import type { Database } from '../database/open.ts';
import type { Write } from '../database/unit-of-work.ts';
import { limiterInMemory } from '../http/limit.ts';
import type { Log } from '../logging.ts';

/** The counters: how often a post was read, an advertisement shown and followed. */
export type Counted = 'post views' | 'advertisement views' | 'advertisement clicks';

/** Interval for writing the counts (ms). */
const EVERY = 5000;

/** Maximum number of records counted between two writes: requests with made-up ids cannot fill the memory. */
const MAX_RECORDS = 10_000;

/** Maximum that one network address can add in this time; the rest is not counted. */
const MAX_COUNTED = 120;
const WINDOW = 60;

/** Adds to one number. Only what visitors can see is counted. */
function addTo(db: Database, counted: Counted, id: number, times: number) {
  if (counted === 'post views') {
    const posts = db.updateTable('posts').set(({ eb }) => ({ view_count: eb('view_count', '+', times) }));
    return posts.where('id', '=', id).where('status', '=', 'published').where('deleted_at', 'is', null).execute();
  }
  const advertisements = db
    .updateTable('advertisements')
    .set(({ eb }) =>
      counted === 'advertisement views' ? { views: eb('views', '+', times) } : { clicks: eb('clicks', '+', times) },
    );
  return advertisements.where('id', '=', id).where('is_active', '=', true).where('deleted_at', 'is', null).execute();
}

/**
 * Counts what visitors look at, in memory, and writes it from time to time: a page is as fast as without, and it goes on
 * being kept, as no content version moves. A crash loses some seconds of counting and nothing else.
 */
export class Counts {
  readonly #write: Write;
  readonly #log: Log;
  readonly #limiter = limiterInMemory({ name: 'counts', most: MAX_COUNTED, seconds: WINDOW });
  /** By `counted id`. */
  #waiting = new Map<string, { counted: Counted; id: number; times: number }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(write: Write, log: Log) {
    this.#write = write;
    this.#log = log;
  }

  /** Counts one more for this record, seen from this network address. The reply is the same whether it counts or not. */
  async add(counted: Counted, id: number, address: string): Promise<void> {
    const isLittle = await this.#limiter.count(address).then(
      () => true,
      () => false,
    );
    if (isLittle) this.#count(counted, id, 1);
  }

  #count(counted: Counted, id: number, times: number): void {
    const key = `${counted} ${id}`;
    const before = this.#waiting.get(key);
    if (!before && this.#waiting.size >= MAX_RECORDS) return;
    this.#waiting.set(key, { counted, id, times: (before?.times ?? 0) + times });
    this.#timer ??= setTimeout(() => void this.flush(), EVERY).unref();
  }

  /** Writes the counts; after a failure they are written with the next. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const taken = [...this.#waiting.values()];
    this.#waiting = new Map();
    if (taken.length === 0) return;
    try {
      await this.#write(null, async ({ db }) => {
        for (const { counted, id, times } of taken) await addTo(db, counted, id, times);
      });
    } catch (error) {
      this.#log.warn({ err: error }, 'What visitors looked at could not be written now');
      for (const { counted, id, times } of taken) this.#count(counted, id, times);
    }
  }
}
