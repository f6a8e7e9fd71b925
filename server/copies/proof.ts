import { rm } from 'node:fs/promises';
import { dirname } from 'node:path/posix';
import { later } from '../../domain/instant.ts';
import { soundnessOf } from '../database/soundness.ts';
import { changesOn, linkAfter, openChain, readPiece, type WholeCopy, wholeCopies } from './chain.ts';
import type { Copier, SealedPiece } from './copier.ts';
import type { CopyKey } from './copy-key.ts';
import type { CopyPlace } from './copy-place.ts';
import { writePieces } from './go-back.ts';
import { PageTable } from './page-table.ts';
import { BadPiece, fingerprintOf, openPiece, readPieceName } from './piece.ts';
import { DAY, SECONDS_KEPT } from './prune.ts';

/** Pieces that are read back one by one; where more wait, all is replayed. */
const MOST_WAITING = 1000;

/** What came of the pieces at the place, as going back would make it. */
interface Replica {
  table: PageTable;
  link: string;
  sequence: number;
  names: string[];
}

export type Written = Pick<SealedPiece, 'name' | 'sequence' | 'fingerprint'>;

/** Reads back from a place what was written there, replays it, and compares what comes of it with what should. */
export class CopyProof {
  readonly #place: CopyPlace;
  readonly #key: CopyKey;
  #waiting: Written[] = [];
  #replica: Replica | undefined;
  #knownParts = new Set<string>();
  #forgotten = 0;
  readonly #knownBad = new Set<string>();

  constructor(place: CopyPlace, key: CopyKey) {
    this.#place = place;
    this.#key = key;
  }

  /** Whether all has to be replayed before anything is proven. */
  get isReplayDue(): boolean {
    return this.#replica === undefined;
  }

  forget(): void {
    this.#forgotten += 1;
    this.#replica = undefined;
    this.#waiting = [];
  }

  /** A change has come to the place. */
  add({ name, sequence, fingerprint }: Written): void {
    this.#waiting.push({ name, sequence, fingerprint });
    if (this.#waiting.length > MOST_WAITING) this.forget();
  }

  /**
   * Reads back what came to the place since the last time. Answers whether all of it is as the copier meant it. Throws `BadPiece` for what
   * is missing or other.
   */
  async proveNew(copier: Copier): Promise<boolean> {
    for (let written = this.#waiting[0]; written !== undefined; written = this.#waiting[0]) {
      const sealed = await readPiece(this.#place, written.name);
      if (fingerprintOf(sealed) !== written.fingerprint)
        throw new BadPiece(`${written.name} is not what was written there.`);
      const piece = openPiece(sealed, written.name, this.#key);
      if (this.#waiting[0] !== written) return false;
      this.#waiting.shift();
      const replica = this.#replica;
      if (replica === undefined || piece.sequence <= replica.sequence) continue;
      if (piece.previous !== replica.link)
        throw new BadPiece(`What comes before ${written.name} is missing from the copy.`);
      for (const [page, content] of piece.pages) replica.table.set(page, content);
      replica.table.resize(piece.pageCount);
      Object.assign(replica, { link: written.fingerprint, sequence: piece.sequence });
      replica.names.push(written.name);
    }
    const { chain } = copier;
    if (chain === undefined || chain.link !== this.#replica?.link) return false;
    if (!this.#replica.table.equals(chain.table)) throw new BadPiece('What comes of the copy is not the database.');
    return true;
  }

  /**
   * Replays a whole database, the newest unless another is named, and all changes on top of it: into a file too, where a path is given, that SQLite then looks
   * through. Throws `BadPiece`.
   */
  async replay(path?: string, wholeName?: string): Promise<void> {
    const forgotten = this.#forgotten;
    const { copies } = await wholeCopies(this.#place, this.#key);
    const whole = wholeName === undefined ? copies.at(-1) : copies.find(({ last }) => last.name === wholeName);
    if (whole === undefined && wholeName !== undefined)
      throw new BadPiece(`${wholeName} is damaged, or missing from the copy.`);
    if (whole === undefined) return;
    const changes = await changesOn(this.#place, whole);
    const pieces = openChain(this.#place, whole, changes, this.#key);
    const table = new PageTable();
    const names: string[] = [];
    let [link, sequence] = ['', 0];
    let isState = false;
    if (path !== undefined) await rm(path, { force: true });
    try {
      for await (const piece of path === undefined ? pieces : writePieces(pieces, path)) {
        for (const [page, content] of piece.pages) table.set(page, content);
        table.resize(piece.pageCount);
        link = linkAfter(piece);
        sequence = piece.sequence;
        isState = !piece.hasMore;
        names.push(piece.name);
      }
      if (path !== undefined && isState && soundnessOf(path, 'quick_check') !== 'ok')
        throw new BadPiece('The database that comes of the copy is not sound.');
    } finally {
      if (path !== undefined) for (const end of ['', '-wal', '-shm']) await rm(`${path}${end}`, { force: true });
    }
    if (this.#forgotten === forgotten) this.#replica = { table, link, sequence, names };
  }

  /**
   * Opens an older whole database with its changes, another each time, and looks whether one is gone that was there. Answers what is
   * wrong, once: it cannot be mended, but what comes after it can be gone back to.
   */
  async proveOlder(turn: number, now: Date): Promise<string | undefined> {
    const { copies } = await wholeCopies(this.#place, this.#key);
    const gone = this.#goneSince(copies, now);
    if (gone !== undefined) return gone;
    const older = copies.slice(0, -1);
    const at = older.length === 0 ? -1 : turn % older.length;
    const [whole, next] = [older[at], copies[at + 1]];
    if (whole === undefined || next === undefined) return undefined;
    try {
      await this.#openOlder(whole, next, now);
    } catch (error) {
      if (!(error instanceof BadPiece)) throw error;
      if (this.#knownBad.has(error.message)) return undefined;
      this.#knownBad.add(error.message);
      return error.message;
    }
    return undefined;
  }

  /** Throws `BadPiece` also where changes between it and the next are missing, as long as they are kept. */
  async #openOlder(whole: WholeCopy, next: WholeCopy, now: Date): Promise<void> {
    let link = '';
    const changes = await changesOn(this.#place, whole, next);
    for await (const piece of openChain(this.#place, whole, changes, this.#key)) link = linkAfter(piece);
    if (whole.last.at < later(now, -SECONDS_KEPT * DAY)) return;
    const { lastChange } = openPiece(await readPiece(this.#place, next.last.name), next.last.name, this.#key);
    if (lastChange !== '' && lastChange !== link)
      throw new BadPiece(`What comes before ${next.last.name} is missing from the copy.`);
  }

  /** A part of a whole database that was there the last time, and is not so old that it may be gone. */
  #goneSince(copies: readonly WholeCopy[], now: Date): string | undefined {
    const parts = new Set(copies.flatMap((copy) => copy.parts.map(({ name }) => name)));
    const keptFrom = later(now, -SECONDS_KEPT * DAY);
    const gone = [...this.#knownParts].find((name) => !parts.has(name) && (readPieceName(name)?.at ?? '') > keptFrom);
    this.#knownParts = parts;
    return gone === undefined ? undefined : `${gone} is missing from the copy.`;
  }

  /**
   * Looks whether all pieces of the chain are still there, and the last one is what was written. Throws `BadPiece` where they are not:
   * one that was taken away, or a place that was put back or exchanged for another.
   */
  async expectAll(last: Written): Promise<void> {
    const expected = [...(this.#replica?.names ?? [])];
    // The first name of each folder: what is before it belongs to others.
    const firsts = new Map([...expected, last.name].toReversed().map((name) => [dirname(name), name]));
    const found = new Set<string>();
    for (const [folder, first] of firsts)
      for (const name of await this.#place.list(folder, first.slice(0, -1))) found.add(name);
    const missing = expected.find((name) => !found.has(name));
    if (missing !== undefined) throw new BadPiece(`${missing} is missing from the copy.`);
    if (fingerprintOf(await readPiece(this.#place, last.name)) !== last.fingerprint)
      throw new BadPiece(`${last.name} is not what was written there.`);
  }
}
