import { readSync } from 'node:fs';
import { endianness } from 'node:os';

// SQLite’s journal (https://www.sqlite.org/fileformat.html, section 4): a header, and a frame for each page that a transaction has
// changed. The last frame of a transaction says how many pages the database then has. Whoever goes on from the beginning, as
// everything stands in the database, writes another salt. How far others may read stands in the index beside it (the file -shm, section
// 4 of https://www.sqlite.org/walformat.html): what comes after may not be on the disk yet, and is taken back where it cannot be put there.

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/** The first four bytes; the lowest bit says in which order the bytes of a checksum are. */
const MAGIC = 0x377f0682;

/** The index begins with two copies of its head: it is being written while they differ. */
const INDEX_HEAD_BYTES = 48;
const LAST_FRAME_AT = 16;
const SALT_AT = 32;

/** Each is over at once: nobody writes a head for long. */
const MOST_TRIES = 10_000;

/** Bytes that are read at once. */
const READ_AT_ONCE = 1_048_576;

type Checksum = readonly [number, number];

/** The place behind the last transaction that was read. */
export interface JournalPlace {
  salt: bigint;
  offset: number;
  checksum: Checksum;
}

/** What stands in the journal behind a place. */
export interface JournalPart {
  /** Behind its last whole transaction. */
  place: JournalPlace;
  /** Whether the journal has been begun anew since the place that was asked for. */
  isNew: boolean;
  /** Whether it ends before others may read: it is not as it was. */
  isTorn: boolean;
  /** Where in the journal each page’s newest content is. */
  pages: ReadonlyMap<number, number>;
  /** The pages of the database after the last transaction; undefined where there is none. */
  pageCount: number | undefined;
}

/** The checksum goes on from the one before, over eight bytes at a time. */
function checksum(bytes: Uint8Array, [first, second]: Checksum, isBigEndian: boolean): Checksum {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [one, other] = [first, second];
  for (let at = 0; at < bytes.byteLength; at += 8) {
    one = (one + view.getUint32(at, !isBigEndian) + other) | 0;
    other = (other + view.getUint32(at + 4, !isBigEndian) + one) | 0;
  }
  return [one >>> 0, other >>> 0];
}

interface JournalHead {
  isBigEndian: boolean;
  pageSize: number;
  salt: bigint;
  checksum: Checksum;
}

export function readBytes(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, at));
}

function readHead(file: number): JournalHead | undefined {
  const head = readBytes(file, 0, HEADER_BYTES);
  if (head.length < HEADER_BYTES) return undefined;
  const magic = head.readUInt32BE(0);
  if ((magic & ~1) !== MAGIC) return undefined;
  const isBigEndian = (magic & 1) === 1;
  const sum = checksum(head.subarray(0, 24), [0, 0], isBigEndian);
  if (sum[0] !== head.readUInt32BE(24) || sum[1] !== head.readUInt32BE(28)) return undefined;
  return { isBigEndian, pageSize: head.readUInt32BE(8), salt: head.readBigUInt64BE(16), checksum: sum };
}

/** Whether the journal is still the one with this salt. */
export const hasSalt = (file: number, salt: bigint): boolean => readHead(file)?.salt === salt;

interface IndexHead {
  salt: bigint;
  /** The last frame that others may read; 0 where all stands in the database. */
  lastFrame: number;
}

/** Undefined while it is being written. */
function readIndex(index: number): IndexHead | undefined {
  const heads = readBytes(index, 0, 2 * INDEX_HEAD_BYTES);
  const head = heads.subarray(0, INDEX_HEAD_BYTES);
  if (heads.length < 2 * INDEX_HEAD_BYTES || !head.equals(heads.subarray(INDEX_HEAD_BYTES))) return undefined;
  const lastFrame = endianness() === 'LE' ? head.readUInt32LE(LAST_FRAME_AT) : head.readUInt32BE(LAST_FRAME_AT);
  return { salt: head.readBigUInt64BE(SALT_AT), lastFrame };
}

/** The heads of a journal and its index as they belong together. Undefined for an empty journal. */
function readHeads(journal: number, index: number): { head: JournalHead; lastFrame: number } | undefined {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const said = readIndex(index);
    if (said === undefined) continue;
    if (said.lastFrame === 0) return undefined;
    const head = readHead(journal);
    if (head?.salt === said.salt) return { head, lastFrame: said.lastFrame };
  }
  throw new Error('The journal of the database does not hold still to be read.');
}

/** Frames from a place to the end, as long as they follow one another: what comes after is of an earlier turn. */
function* framesFrom(file: number, head: JournalHead, from: JournalPlace, end: number) {
  const frameBytes = FRAME_HEADER_BYTES + head.pageSize;
  const many = Buffer.alloc(Math.max(1, Math.floor(READ_AT_ONCE / frameBytes)) * frameBytes);
  let { offset, checksum: sum } = from;
  while (offset < end) {
    const bytes = readSync(file, many, 0, Math.min(many.length, end - offset), offset);
    if (bytes < frameBytes) return;
    for (let at = 0; at + frameBytes <= bytes; at += frameBytes) {
      const frame = many.subarray(at, at + frameBytes);
      if (frame.readBigUInt64BE(8) !== head.salt) return;
      const begun = checksum(frame.subarray(0, 8), sum, head.isBigEndian);
      sum = checksum(frame.subarray(FRAME_HEADER_BYTES), begun, head.isBigEndian);
      if (sum[0] !== frame.readUInt32BE(16) || sum[1] !== frame.readUInt32BE(20)) return;
      const contentAt = offset + FRAME_HEADER_BYTES;
      offset += frameBytes;
      yield { page: frame.readUInt32BE(0), pageCount: frame.readUInt32BE(4), contentAt, offset, checksum: sum };
    }
  }
}

/** Reads the transactions behind a place, or all. Undefined for an empty journal. */
export function readJournal(journal: number, index: number, from?: JournalPlace): JournalPart | undefined {
  const heads = readHeads(journal, index);
  if (heads === undefined) return undefined;
  const { head, lastFrame } = heads;
  const isNew = from !== undefined && from.salt !== head.salt;
  const pages = new Map<number, number>();
  let place = from === undefined || isNew ? { salt: head.salt, offset: HEADER_BYTES, checksum: head.checksum } : from;
  let pageCount: number | undefined;
  const end = HEADER_BYTES + lastFrame * (FRAME_HEADER_BYTES + head.pageSize);
  for (const frame of framesFrom(journal, head, place, end)) {
    pages.set(frame.page, frame.contentAt);
    place = { salt: head.salt, offset: frame.offset, checksum: frame.checksum };
    if (frame.pageCount > 0) pageCount = frame.pageCount;
  }
  return { place, isNew, isTorn: place.offset !== end, pages, pageCount };
}
