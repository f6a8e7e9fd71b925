import {
  changesOn,
  highestNumber,
  linkAfter,
  openChain,
  openChanges,
  opensWhole,
  type WholeCopy,
  wholeCopies,
} from './chain.ts';
import type { CopyKey } from './copy-key.ts';
import type { CopyPlace } from './copy-place.ts';
import type { KeptTable } from './kept-table.ts';
import { PageTable } from './page-table.ts';
import { BadPiece, fingerprintOf, MOST_PAGES, type PieceHead, type PieceName, pieceName, sealPiece } from './piece.ts';
import type { WatchedDatabase } from './watched-database.ts';

/** Time after which a whole database is copied again, so that going back needs no longer chain (ms). */
const WHOLE_EVERY = 24 * 3_600_000;

/** Changes after which one is due before that, so that no list and no way back is longer. */
const MOST_CHANGES = 20_000;

/** Pages that are read at once: the database is looked at again in between. */
const READ_AT_ONCE = 8 * MOST_PAGES;

const OLDER = 'The copy there is older than the last one seen, or another: the place was put back or exchanged.';

/** A piece as it goes to the place: the same bytes as often as it takes. */
export interface SealedPiece extends PieceName {
  bytes: Uint8Array;
  fingerprint: string;
}

/** The last piece of a chain; one that has more is followed by another in any case. */
type LastPiece = Pick<PieceName, 'name' | 'sequence' | 'hasMore'> & { fingerprint: string };

/** What the place has, as a chain that changes are added to. */
interface Chain {
  table: PageTable;
  /** The pages that may be other than there. */
  pending: Set<number>;
  /** What the next change names. */
  link: string;
  /** The last piece of it. */
  last: LastPiece;
  /** The day by which the folder of its changes is named, and the moment of the whole database below them. */
  day: string;
  wholeAt: string;
  /** The name of its last part. */
  wholeName: string;
  /** The changes on top of it. */
  changes: number;
}

/** The last piece that was seen at a place, and 0 before the first. */
export type SeenPiece = Pick<LastPiece, 'sequence' | 'fingerprint'>;

/** A whole database on its way. */
interface Whole {
  table: PageTable;
  pending: Set<number>;
  previous: string;
}

/**
 * Makes the pieces of one place: changes on top of what the place has, and beside them a whole database each day. Pages are read when
 * a piece is made, so that nothing but their numbers is kept while a place is away.
 */
export class Copier {
  readonly #database: WatchedDatabase;
  readonly #key: CopyKey;
  /** Undefined where the place has nothing that can be gone on from. */
  #chain: Chain | undefined;
  #whole: Whole | undefined;
  #sequence = 0;
  #lookedAt = '';

  constructor(database: WatchedDatabase, key: CopyKey) {
    this.#database = database;
    this.#key = key;
  }

  /** What the place has; undefined before the first whole database is there. */
  get chain(): Readonly<Chain> | undefined {
    return this.#chain;
  }

  /** The last number that was given to a piece. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Up to which moment all that was written is in the pieces that were made; undefined while something waits. */
  get madeUntil(): string | undefined {
    const chain = this.#chain;
    return chain?.pending.size === 0 && !chain.last.hasMore ? this.#lookedAt : undefined;
  }

  /**
   * Reads what the place has, to go on from there: from the table that was kept here, where it fits, otherwise all of it. Answers what
   * is wrong where that cannot be gone on from; a whole database is then due.
   */
  async learn(place: CopyPlace, kept: KeptTable | undefined, seen: SeenPiece): Promise<BadPiece | undefined> {
    this.startAnew();
    const { copies } = await wholeCopies(place, this.#key);
    let found: { whole: WholeCopy; changes: PieceName[] } | undefined;
    for (const whole of copies.toReversed()) {
      const changes = await changesOn(place, whole);
      const isKept = [whole.last, ...changes].some(({ name }) => name === kept?.name);
      // Where none opens it is the newest that is told of.
      const opens = isKept || (await opensWhole(place, this.#key, whole));
      if (opens || found === undefined) found = { whole, changes };
      if (opens) break;
    }
    const seenNumber = Math.max(this.#sequence, seen.sequence);
    this.#sequence = await highestNumber(place, this.#key, found?.changes ?? [], seenNumber);
    if (found === undefined && seen.sequence === 0) return undefined;
    if (found === undefined)
      return new BadPiece('The copy that was there is gone: the place was emptied, or is another.');
    const { whole, changes } = found;
    const last = changes.at(-1) ?? whole.last;
    if (last.sequence < seen.sequence) return new BadPiece(OLDER);
    try {
      const chain = await this.#read(place, whole, changes, kept);
      const isOther = chain.last.sequence === seen.sequence && chain.last.fingerprint !== seen.fingerprint;
      if (isOther || chain.last.sequence < seen.sequence) return new BadPiece(OLDER);
      // Nothing is known here that says whether it is one of ours.
      if (seen.sequence === 0 && last.name !== chain.last.name)
        return new BadPiece(`${last.name} is damaged, or was made with another key.`);
      this.#chain = chain;
    } catch (error) {
      if (error instanceof BadPiece) return error;
      throw error;
    }
    this.#markAll(this.#chain.pending);
    return undefined;
  }

  /** Goes on from nothing: the next piece begins a whole database. */
  startAnew(): void {
    this.#chain = undefined;
    this.#whole = undefined;
  }

  /** Takes down the pages that were written; undefined where it can be any. What was acknowledged before the moment is among them. */
  note(pages: readonly number[] | undefined, at: string): void {
    this.#lookedAt = at;
    for (const one of [this.#chain, this.#whole]) {
      if (one === undefined) continue;
      if (pages === undefined) this.#markAll(one.pending);
      else for (const page of pages) one.pending.add(page);
    }
  }

  /** The next piece of changes; undefined where there are none. */
  takeChange(): SealedPiece | undefined {
    const chain = this.#chain;
    if (chain === undefined || !this.#database.isHeld) return undefined;
    const isResized = chain.table.pageCount !== this.#database.pageCount;
    const pages = this.#takePages(chain, false);
    const hasMore = chain.pending.size > 0;
    if (pages.size === 0 && (hasMore || !(isResized || chain.last.hasMore))) return undefined;
    const piece = this.#seal(pages, { kind: 'change', previous: chain.link, lastChange: '', day: chain.day, hasMore });
    chain.link = piece.fingerprint;
    chain.last = piece;
    chain.changes += 1;
    return piece;
  }

  isWholeDue(now: Date): boolean {
    if (this.#whole !== undefined || this.#chain === undefined) return true;
    const { wholeAt, changes } = this.#chain;
    return changes >= MOST_CHANGES || Math.abs(now.getTime() - Date.parse(wholeAt)) >= WHOLE_EVERY;
  }

  /** The next part of a whole database; undefined while nothing can be read. No change may be taken between the last and `finishWhole`. */
  takePart(): SealedPiece | undefined {
    if (!this.#database.isHeld) return undefined;
    const isFirst = this.#whole === undefined;
    this.#whole ??= { table: new PageTable(), pending: this.#markAll(new Set()), previous: '' };
    const whole = this.#whole;
    const pages = this.#takePages(whole, true);
    const hasMore = whole.pending.size > 0;
    const kind = isFirst ? 'base' : 'rest';
    const day = this.#lookedAt.slice(0, 10);
    const piece = this.#seal(pages, {
      kind,
      previous: whole.previous,
      lastChange: hasMore ? '' : (this.#chain?.link ?? ''),
      day,
      hasMore,
    });
    whole.previous = piece.fingerprint;
    return piece;
  }

  /** The last part is at the place: changes go on from there. */
  finishWhole(last: SealedPiece): void {
    if (this.#whole === undefined) return;
    const { table, pending } = this.#whole;
    const before = this.#chain;
    this.#whole = undefined;
    const { day, at: wholeAt, name: wholeName } = last;
    this.#chain = before
      ? { ...before, last, day, wholeAt, wholeName, changes: 0 }
      : { table, pending, link: last.fingerprint, last, day, wholeAt, wholeName, changes: 0 };
  }

  async #read(
    place: CopyPlace,
    whole: WholeCopy,
    changes: readonly PieceName[],
    kept: KeptTable | undefined,
  ): Promise<Chain> {
    const { day, at: wholeAt, name: wholeName } = whole.last;
    const keptAt = [whole.last, ...changes].findIndex(({ name }) => name === kept?.name);
    const isFitting =
      keptAt >= 0 && kept !== undefined && fingerprintOf(await place.read(kept.name)) === kept.fingerprint;
    const table = isFitting ? PageTable.fromBytes(kept.table) : new PageTable();
    let link = isFitting ? kept.link : '';
    let last: LastPiece | undefined = isFitting ? kept : undefined;
    const pieces = isFitting
      ? openChanges(place, changes.slice(keptAt), this.#key, link)
      : openChain(place, whole, changes, this.#key);
    for await (const piece of pieces) {
      for (const [page, content] of piece.pages) table.set(page, content);
      table.resize(piece.pageCount);
      link = linkAfter(piece);
      last = piece;
    }
    if (last === undefined) throw new BadPiece('The copy has no pieces');
    return { table, pending: new Set(), link, last, day, wholeAt, wholeName, changes: changes.length };
  }

  #markAll(pending: Set<number>): Set<number> {
    for (let page = 1; page <= this.#database.pageCount; page += 1) pending.add(page);
    return pending;
  }

  /** Takes pending pages and notes their content in the table: those that are other there, or all. */
  #takePages({ table, pending }: Pick<Chain, 'table' | 'pending'>, isEach: boolean): Map<number, Uint8Array> {
    const pages = new Map<number, Uint8Array>();
    table.resize(this.#database.pageCount);
    let read = 0;
    for (const page of pending) {
      if (pages.size === MOST_PAGES || read === READ_AT_ONCE) break;
      pending.delete(page);
      if (page > this.#database.pageCount) continue;
      read += 1;
      const content = this.#database.read(page);
      if (table.set(page, content) || isEach) pages.set(page, content);
    }
    return new Map([...pages].toSorted(([one], [other]) => one - other));
  }

  #seal(
    pages: ReadonlyMap<number, Uint8Array>,
    said: Pick<PieceHead, 'kind' | 'previous' | 'lastChange' | 'day' | 'hasMore'>,
  ): SealedPiece {
    this.#sequence += 1;
    const { pageSize, pageCount } = this.#database;
    const head: PieceHead = { ...said, format: 1, sequence: this.#sequence, at: this.#lookedAt, pageSize, pageCount };
    const bytes = sealPiece({ ...head, pages }, this.#key);
    return { ...head, name: pieceName(head), bytes, fingerprint: fingerprintOf(bytes) };
  }
}
