import { Failure, type Log } from '../logging.ts';

/** Milliseconds for an answer: the watcher's troubles are not ours. */
const PATIENCE = 10_000;

/**
 * Asks the address of an outside watcher, who tells somebody when this is missing: a machine that is off cannot tell it itself. Its
 * failure is no trouble of the site, and is logged once.
 */
export class Heartbeat {
  readonly #url: string;
  readonly #failure: Failure;

  constructor(url: string, log: Log) {
    this.#url = url;
    this.#failure = new Failure(log, 'The heartbeat to HEARTBEAT_URL');
  }

  async beat(stopping: AbortSignal): Promise<void> {
    try {
      const reply = await fetch(this.#url, { signal: AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE)]) });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`The watcher answered ${reply.status}`);
      this.#failure.ends();
    } catch (error) {
      if (!stopping.aborted) this.#failure.begins(error);
    }
  }
}
