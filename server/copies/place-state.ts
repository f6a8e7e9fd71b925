import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, later } from '../../domain/instant.ts';
import type { CopyPlace } from './copy-place.ts';
import { type CopyState, readCopyState, writeCopyState } from './copy-state.ts';
import { BadPiece } from './piece.ts';

const HOUR = 3_600_000;

/** Waiting times after each failed try (ms); the last one repeats. */
const WAITS = [1000, 2000, 5000, 15_000, 30_000];

/** How long it is said that a copy was damaged, after it was made anew, so that somebody learns of it (ms). */
const FINDING_SAID = HOUR;

/** What has waited for longer is a trouble, though the place takes it (ms). */
const SLOW_FROM = 60_000;

/** How often the state is written where nothing is new (ms). */
const SAY_EVERY = 30_000;

interface StateTools {
  dataFolder: string;
  place: CopyPlace;
  isOnSameDisk: boolean;
  clock: Clock;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** How the copy at one place is doing, as it is written down for everybody else; and what is done there again and again. */
export class PlaceState {
  readonly #tools: StateTools;
  readonly #stopping = new AbortController();
  readonly #failures = new Map<string, string>();
  #saidAt = Number.NEGATIVE_INFINITY;
  readonly said: CopyState;

  constructor(tools: StateTools) {
    this.#tools = tools;
    this.said = {
      place: tools.place.address,
      copiedUntil: null,
      provenAt: null,
      problem: null,
      problemSince: null,
      lastSequence: 0,
      lastFingerprint: '',
      isOnSameDisk: tools.isOnSameDisk,
      at: tools.clock().toISOString(),
    };
  }

  /** Goes on from what was written down before. */
  async load(): Promise<void> {
    const before = await readCopyState(this.#tools.dataFolder, this.#tools.place.name);
    if (before === undefined) return;
    const { at, isOnSameDisk, place, ...kept } = before;
    Object.assign(this.said, kept);
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Ends what is repeated, after the step that it is at. */
  stop(): void {
    this.#stopping.abort();
  }

  isFailing(part: string): boolean {
    return this.#failures.has(part);
  }

  /** What fails, or null where it works again. */
  note(part: string, failure: unknown): void {
    if (failure === null) this.#failures.delete(part);
    else this.#failures.set(part, textOf(failure));
  }

  /** What was found to be wrong with the copy. */
  find(text: string): void {
    this.said.finding = { text, at: this.#tools.clock().toISOString() };
  }

  /** It is told soon. */
  renew(): void {
    this.#saidAt = Number.NEGATIVE_INFINITY;
  }

  /** Does this again and again until it is stopped, less often while it fails; `damaged` is told of what cannot be gone on from. */
  async repeat(
    part: string,
    every: number,
    step: () => Promise<void>,
    damaged?: (found: BadPiece) => Promise<void>,
  ): Promise<void> {
    const { signal } = this.#stopping;
    let tries = 0;
    while (!signal.aborted) {
      let wait = every;
      try {
        await step();
        this.note(part, null);
        tries = 0;
      } catch (error) {
        if (error instanceof BadPiece && damaged) await damaged(error);
        else this.note(part, error);
        wait = WAITS[Math.min(tries, WAITS.length - 1)] ?? every;
        tries += 1;
      }
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Writes it down, where there is something new, or it was not for a while. */
  async say(isLast = false): Promise<void> {
    const { clock, dataFolder, place } = this.#tools;
    const now = clock().toISOString();
    const problem = this.#problem(now);
    const isSaid = problem === this.said.problem && performance.now() - this.#saidAt < SAY_EVERY;
    if (isSaid && !isLast) return;
    if (problem === null) this.said.problemSince = null;
    else this.said.problemSince ??= now;
    Object.assign(this.said, { problem, at: now });
    this.#saidAt = performance.now();
    // That the disk is full here is told elsewhere.
    await writeCopyState(dataFolder, place.name, this.said).catch(() => undefined);
  }

  #problem(now: string): string | null {
    const [failure] = this.#failures.values();
    if (failure !== undefined) return failure;
    const { copiedUntil, finding } = this.said;
    if (finding !== undefined && Math.abs(Date.parse(now) - Date.parse(finding.at)) < FINDING_SAID) return finding.text;
    delete this.said.finding;
    if (copiedUntil === null || copiedUntil >= later(now, -SLOW_FROM)) return null;
    return `The place or the network is slow: what was written since ${copiedUntil} is not there yet.`;
  }
}
