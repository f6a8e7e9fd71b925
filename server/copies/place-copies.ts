import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../domain/instant.ts';
import { Copier, type SealedPiece } from './copier.ts';
import type { CopyKey } from './copy-key.ts';
import type { CopyPlace } from './copy-place.ts';
import { forgetTable, keepTable, readKeptTable } from './kept-table.ts';
import type { BadPiece } from './piece.ts';
import type { PlaceState } from './place-state.ts';
import { CopyProof, type Written } from './proof.ts';
import { prune } from './prune.ts';
import type { WatchedDatabase } from './watched-database.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Between two looks at whether there is something to send (ms). */
const TICK = 50;

/** Bytes that a replay leaves free on the disk of the data. */
const REPLAY_LEAVES_FREE = 256_000_000;

const EXPECT_EVERY = 5 * MINUTE;
const PRUNE_EVERY = 6 * HOUR;
const FILE_EVERY = 24 * HOUR;

interface PlaceTools {
  database: WatchedDatabase;
  place: CopyPlace;
  key: CopyKey;
  clock: Clock;
  dataFolder: string;
  state: PlaceState;
  /** Requests there cost money and bytes: changes are gathered for a second, and all is replayed once a day, not every ten minutes. */
  isFar: boolean;
  /** Whether what is too old by the clock may be removed. */
  isClockRight(now: Date): Promise<boolean>;
}

/** Keeps the copy of the database at one place: changes as they come, a whole one each day, and the proof of both. */
export class PlaceCopies {
  readonly #tools: PlaceTools;
  readonly #copier: Copier;
  readonly #proof: CopyProof;
  #loops: Promise<unknown> | undefined;
  #isLearnt = false;
  /** Made, and not yet at the place as far as is known: the same bytes are sent again. */
  #unsent: SealedPiece | undefined;
  #part: SealedPiece | undefined;
  /** The last piece of the chain that came there. */
  #written: Written | undefined;
  #turn = 0;

  constructor(tools: PlaceTools) {
    this.#tools = tools;
    this.#copier = new Copier(tools.database, tools.key);
    this.#proof = new CopyProof(tools.place, tools.key);
  }

  start(): void {
    const { isFar, state } = this.#tools;
    const damaged = (found: BadPiece) => this.#startAnew(found.message);
    this.#loops = Promise.all([
      state.repeat('changes', isFar ? 1000 : TICK, () => this.#sendChanges(), damaged),
      state.repeat('whole', TICK, () => this.#sendWhole()),
      state.repeat('proof', 1000, this.#prover(), damaged),
      state.repeat('state', 1000, () => this.#say()),
    ]);
  }

  /** What was written to the database. */
  note(pages: readonly number[] | undefined, at: string): void {
    this.#tools.state.note('database', null);
    this.#copier.note(pages, at);
  }

  /** The database could not be read. */
  noteUnread(error: unknown): void {
    this.#tools.state.note('database', error);
  }

  /** Sends what still waits, after the state was stopped. */
  async stop(): Promise<void> {
    await this.#loops;
    await this.#sendChanges().catch(() => undefined);
    await this.#keepTable().catch(() => undefined);
    await this.#say(true);
  }

  /** What is there cannot be gone on from: a whole database is made, whatever is there already. */
  async #startAnew(found: string): Promise<void> {
    const { dataFolder, place, state } = this.#tools;
    state.find(`${found} All is copied anew.`);
    this.#copier.startAnew();
    this.#proof.forget();
    this.#unsent = undefined;
    this.#part = undefined;
    this.#written = undefined;
    await forgetTable(dataFolder, place.name);
  }

  async #learn(): Promise<void> {
    const { place, dataFolder, state } = this.#tools;
    const { lastSequence: sequence, lastFingerprint: fingerprint } = state.said;
    const kept = await readKeptTable(dataFolder, place.name);
    // Where this finds a bad piece, it is known that nothing there can be gone on from.
    const found = await this.#copier.learn(place, kept, { sequence, fingerprint });
    this.#isLearnt = true;
    if (found !== undefined) throw found;
    this.#written = this.#copier.chain?.last;
  }

  async #sendChanges(): Promise<void> {
    if (!this.#isLearnt) await this.#learn();
    for (;;) {
      // The whole database that is about to be there has to come first.
      if (this.#unsent === undefined && this.#part?.hasMore === false) return;
      this.#unsent ??= this.#copier.takeChange();
      const piece = this.#unsent;
      if (piece === undefined) return;
      // A place that comes back may be another.
      if (this.#tools.state.isFailing('changes') && this.#written) await this.#proof.expectAll(this.#written);
      await this.#tools.place.write(piece.name, piece.bytes);
      if (this.#unsent !== piece) return;
      this.#unsent = undefined;
      this.#proof.add(piece);
      this.#noteWritten(piece);
      if (!piece.hasMore) return;
    }
  }

  async #sendWhole(): Promise<void> {
    const { clock, place, state } = this.#tools;
    if (!this.#isLearnt || !this.#copier.isWholeDue(clock())) return;
    while (!state.isStopping) {
      this.#part ??= this.#copier.takePart();
      const part = this.#part;
      if (part === undefined) return;
      // The last one names the last change, which has to be there before it.
      if (!part.hasMore && this.#unsent !== undefined) return;
      await place.write(part.name, part.bytes);
      if (this.#part !== part) return;
      this.#part = undefined;
      if (part.hasMore) continue;
      this.#copier.finishWhole(part);
      this.#noteWritten(part);
      // All of it is replayed now.
      this.#proof.forget();
      return;
    }
  }

  #noteWritten(piece: SealedPiece): void {
    const { state } = this.#tools;
    this.#written = piece;
    Object.assign(state.said, { lastSequence: piece.sequence, lastFingerprint: piece.fingerprint });
    if (!piece.hasMore) state.said.copiedUntil = piece.at;
    state.renew();
  }

  /** The steps of proving, each as often as it has to be. */
  #prover(): () => Promise<void> {
    const { place, key, clock, isFar, isClockRight, state } = this.#tools;
    const opened = new Set<string>();
    const isReplayDue = timer(isFar ? 24 * HOUR : 10 * MINUTE);
    const isFileDue = timer(FILE_EVERY);
    const isLookDue = timer(EXPECT_EVERY);
    const isPruneDue = timer(PRUNE_EVERY);
    return async () => {
      if (!this.#isLearnt || this.#copier.chain === undefined) return;
      if (isReplayDue() || this.#proof.isReplayDue) {
        const path = isFileDue() ? await this.#fileForReplay() : undefined;
        await this.#proof.replay(path, this.#copier.chain.wholeName);
        const older = await this.#proof.proveOlder(this.#turn, clock());
        this.#turn += 1;
        if (older !== undefined) state.find(`${older} Only what came after it can be gone back to.`);
        // Without it the next start reads everything.
        await this.#keepTable().catch(() => undefined);
      }
      if (await this.#proof.proveNew(this.#copier)) state.said.provenAt = clock().toISOString();
      if (this.#written && isLookDue()) await this.#proof.expectAll(this.#written);
      if (isPruneDue() && (await isClockRight(clock())))
        state.said.mayRemove = await prune(place, key, clock(), opened);
    };
  }

  /** Undefined where there is no room for it. */
  async #fileForReplay(): Promise<string | undefined> {
    const { database, dataFolder, place } = this.#tools;
    const { bavail, bsize } = await statfs(dataFolder);
    const isRoom = bavail * bsize > database.pageCount * database.pageSize + REPLAY_LEAVES_FREE;
    return isRoom ? join(dataFolder, 'copies', `${place.name}.replay`) : undefined;
  }

  /** Keeps what the place has of each page, while that is the same as what was made for it. */
  async #keepTable(): Promise<void> {
    const { chain } = this.#copier;
    if (chain === undefined || chain.last.sequence !== this.#written?.sequence) return;
    const { name, sequence, fingerprint, hasMore } = chain.last;
    const head = { name, sequence, fingerprint, hasMore, link: chain.link };
    await keepTable(this.#tools.dataFolder, this.#tools.place.name, { ...head, table: chain.table.toBytes() });
  }

  async #say(isLast = false): Promise<void> {
    const { state } = this.#tools;
    const madeUntil = this.#unsent === undefined ? this.#copier.madeUntil : undefined;
    if (madeUntil !== undefined) state.said.copiedUntil = madeUntil;
    await state.say(isLast);
  }
}

/** Answers whether so much time has passed since it last did. The first time it has. */
function timer(every: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - last < every) return false;
    last = performance.now();
    return true;
  };
}
