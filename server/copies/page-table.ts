import { hash } from 'node:crypto';

const BYTES = 8;

const fingerprintOf = (content: Uint8Array): bigint => hash('sha256', content, 'buffer').readBigUInt64LE(0);

/** The content of each page of a database, as a fingerprint: 8 bytes for 4,096. */
export class PageTable {
  #fingerprints = new BigUint64Array(1024);
  #pageCount = 0;

  /** Notes that a page has this content. Answers whether it had another. */
  set(page: number, content: Uint8Array): boolean {
    const fingerprint = fingerprintOf(content);
    this.#makeRoom(page);
    if (this.#fingerprints[page - 1] === fingerprint) return false;
    this.#fingerprints[page - 1] = fingerprint;
    return true;
  }

  /** Whether a page has this content. */
  has(page: number, content: Uint8Array): boolean {
    return page <= this.#pageCount && this.#fingerprints[page - 1] === fingerprintOf(content);
  }

  get pageCount(): number {
    return this.#pageCount;
  }

  /** There are so many pages: those behind are gone, and are new when they come back. */
  resize(pageCount: number): void {
    this.#makeRoom(pageCount);
    this.#fingerprints.fill(0n, pageCount);
    this.#pageCount = pageCount;
  }

  equals(other: PageTable): boolean {
    return this.#pageCount === other.#pageCount && this.toBytes().equals(other.toBytes());
  }

  toBytes(): Buffer {
    return Buffer.from(this.#fingerprints.slice(0, this.#pageCount).buffer);
  }

  static fromBytes(bytes: Uint8Array): PageTable {
    const table = new PageTable();
    const pageCount = Math.floor(bytes.length / BYTES);
    table.resize(pageCount);
    new Uint8Array(table.#fingerprints.buffer).set(bytes.subarray(0, pageCount * BYTES));
    return table;
  }

  #makeRoom(pages: number): void {
    if (pages <= this.#fingerprints.length) return;
    const larger = new BigUint64Array(Math.max(pages, 2 * this.#fingerprints.length));
    larger.set(this.#fingerprints);
    this.#fingerprints = larger;
  }
}
