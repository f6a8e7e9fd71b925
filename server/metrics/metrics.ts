import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Clock } from '../../domain/instant.ts';

/** Counters of this process since it started, which cost nothing to keep, and whether it is about to end. */
export class Metrics {
  readonly since: string;
  /** Replies sent out of memory, without entering the application. */
  fromMemory = 0;
  /** The process was asked to stop: it still answers, and reports on `/readyz/node` that other nodes should be used. */
  isLeaving = false;
  /** The address of a proxy that is not believed, though requests come by way of it; null for none. */
  unknownProxy: string | null = null;
  /** Replies of the application, by status. */
  readonly replies = new Map<number, number>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor(clock: Clock) {
    this.since = clock().toISOString();
    this.#delay.enable();
  }

  reply(status: number): void {
    this.replies.set(status, (this.replies.get(status) ?? 0) + 1);
  }

  /** Replies that were our own fault. */
  get errors(): number {
    return this.replies.get(500) ?? 0;
  }

  /** Seconds by which work was late, at the 99th of a hundred looks. */
  get delay(): number {
    return this.#delay.percentile(99) / 1e9;
  }

  stop(): void {
    this.#delay.disable();
  }
}
