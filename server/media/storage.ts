/** The storage cannot be reached, or fails. Answered with a 503. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  readonly code = 'STORAGE_UNAVAILABLE';
}

/** A stored file. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** The bytes, or those from `start` up to and without `end`, as they are needed. */
  read(range?: { start: number; end: number }): Promise<BodyInit>;
}

/** Fills a new place, which nobody uses before it is finished: a file is written once, and on the disk only once all are settled. */
interface Filling {
  put(key: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  settle(keys: readonly string[]): Promise<void>;
}

/** Stores files by key. A key is random, means nothing, and never comes from a person. */
export interface Storage {
  /** Kept durably, and whole, once this is done; a key never shows half a file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for a file on this machine's disk, which stays where it is. */
  putFile(key: string, path: string): Promise<void>;
  /** Only a folder has it: a bucket takes each file whole, and has it then. */
  filling?: Filling;
  find(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
  /** Throws when nothing can be written. */
  checkReady(): Promise<void>;
  /** Removes incomplete files of an earlier process; once this one has begun, only those older than `before`. */
  sweep(before?: string): Promise<void>;
}
