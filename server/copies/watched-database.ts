import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { hasSalt, type JournalPart, type JournalPlace, readBytes, readJournal } from './wal.ts';

/** Bytes of the journal from which it is put into the database here: while somebody reads, the site’s own writes cannot do it whole. */
const CHECKPOINT_FROM = 4_000_000;

/** Bytes from which writes wait for that, as no moment without one has come. */
const FORCE_FROM = 16_000_000;

/** Between two times that writes wait, where somebody else keeps the journal from being put into the database (ms). */
const FORCE_EVERY = 10_000;

/** Waiting for another process’s lock (ms). */
const PATIENCE = 2000;

const connect = (path: string) => new DatabaseSync(path, { timeout: PATIENCE });

/** The lock is taken by the first statement. */
function beginReading(connection: DatabaseSync): void {
  connection.exec('begin');
  connection.prepare('select count(*) from sqlite_schema').get();
}

/**
 * Reads what others write to an embedded database, and misses nothing. SQLite begins its journal anew once all of it stands in the
 * database and nobody reads from it. One of two connections here is always in the middle of reading: the next begins before the one
 * before ends, and the journal is read to its end in between. So the journal does not begin anew twice, and nothing that was not seen
 * is put into the database, between two looks. One alone in its process: see `close`.
 */
export class WatchedDatabase {
  #reading: DatabaseSync;
  #resting: DatabaseSync;
  readonly #checkpointing: DatabaseSync;
  /** Keeps others from writing. */
  readonly #holding: DatabaseSync;
  readonly #file: number;
  readonly #journal: number;
  readonly #index: number;
  /** Up to where the journal was read; undefined before anything was. */
  #place: JournalPlace | undefined;
  /** Where in the journal pages are. All others are in the database as they are there. */
  readonly #inJournal = new Map<number, number>();
  #isKnown = false;
  #isHeld = true;
  #pageCount = 0;
  #forcedAt = Number.NEGATIVE_INFINITY;
  readonly pageSize: number;

  constructor(path: string) {
    if (!existsSync(path)) throw new Error(`There is no database ${path}.`);
    this.#reading = connect(path);
    this.#resting = connect(path);
    this.#checkpointing = connect(path);
    this.#holding = connect(path);
    beginReading(this.#reading);
    this.#file = openSync(path, 'r');
    this.#journal = openSync(`${path}-wal`, 'r');
    this.#index = openSync(`${path}-shm`, 'r');
    const size = readBytes(this.#file, 16, 2).readUInt16BE();
    this.pageSize = size === 1 ? 65_536 : size;
  }

  /** The files are closed last: closing one takes from the whole process its locks on that file. */
  close(): void {
    for (const one of [this.#reading, this.#resting, this.#checkpointing, this.#holding]) one.close();
    for (const file of [this.#file, this.#journal, this.#index]) closeSync(file);
  }

  /** Whether pages can be read: others may be putting the journal into the database otherwise. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** The pages of the database at the last look. */
  get pageCount(): number {
    return this.#pageCount;
  }

  /** The pages that were written since the last look; undefined where it can be any. */
  look(): readonly number[] | undefined {
    const isDue = performance.now() - this.#forcedAt >= FORCE_EVERY;
    const isForced = isDue && (this.#place?.offset ?? 0) >= FORCE_FROM && this.#tryToHold();
    try {
      const pages = this.#readOn();
      if ((this.#place?.offset ?? 0) >= CHECKPOINT_FROM) this.#putIntoDatabase(isForced);
      return pages;
    } finally {
      if (isForced) this.#holding.exec('rollback');
    }
  }

  /** The content of a page as it was at the last look. */
  read(page: number): Uint8Array {
    const inJournal = this.#inJournal.get(page);
    if (inJournal !== undefined && this.#place !== undefined) {
      const content = readBytes(this.#journal, inJournal, this.pageSize);
      // One that was begun anew stands in the database as it was. Its head is written over before anything else.
      if (hasSalt(this.#journal, this.#place.salt)) return content;
    }
    const content = readBytes(this.#file, (page - 1) * this.pageSize, this.pageSize);
    if (content.length < this.pageSize) throw new Error(`Page ${page} of the database cannot be read.`);
    return content;
  }

  /** Stops reading, so that the journal can be emptied. Until it holds again, and has looked, no page can be read. */
  letGo(): void {
    this.#reading.exec('commit');
    this.#isHeld = false;
  }

  hold(): void {
    beginReading(this.#reading);
    this.#isHeld = true;
    this.#forget();
  }

  /** What was written is not known any more. */
  #forget(): void {
    this.#isKnown = false;
    this.#place = undefined;
    this.#inJournal.clear();
  }

  #readOn(): readonly number[] | undefined {
    beginReading(this.#resting);
    let part: JournalPart | undefined;
    try {
      part = readJournal(this.#journal, this.#index, this.#place);
      if (part?.isTorn) {
        this.#forget();
        part = readJournal(this.#journal, this.#index);
      }
      if (part?.isTorn) throw new Error('The journal of the database is damaged.');
    } catch (error) {
      this.#resting.exec('rollback');
      throw error;
    }
    this.#swap();
    const wasKnown = this.#isKnown;
    this.#isKnown = true;
    if (part?.isNew) this.#inJournal.clear();
    for (const [page, at] of part?.pages ?? []) this.#inJournal.set(page, at);
    if (part !== undefined) this.#place = part.place;
    if (part?.pageCount !== undefined) this.#pageCount = part.pageCount;
    if (wasKnown) return [...(part?.pages.keys() ?? [])];
    if (part?.pageCount === undefined) this.#pageCount = readBytes(this.#file, 28, 4).readUInt32BE();
    return undefined;
  }

  /** Nothing is lost where this fails, as on a full disk: what was read stands in the journal, and it is tried again. */
  #putIntoDatabase(isForced: boolean): void {
    try {
      this.#checkpointing.exec('pragma wal_checkpoint(passive)');
      if (!isForced) return;
      // From here on the journal can begin anew.
      beginReading(this.#resting);
      this.#swap();
    } catch {
      if (this.#resting.isTransaction) this.#resting.exec('rollback');
    }
  }

  /** Keeps others from writing, unless one of them writes for so long that it cannot. */
  #tryToHold(): boolean {
    this.#forcedAt = performance.now();
    try {
      this.#holding.exec('begin immediate');
      return true;
    } catch {
      return false;
    }
  }

  #swap(): void {
    this.#reading.exec('commit');
    [this.#reading, this.#resting] = [this.#resting, this.#reading];
  }
}
