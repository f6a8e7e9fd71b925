import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { instant } from '../../domain/instant.ts';
import type { CopyKey } from './copy-key.ts';

// The format of a copy of the database, version 1.
//
// A copy is a chain of pieces. Each has some pages of the database, with their content at a moment, and is a file of its own:
// - in `whole/`, the parts of a whole database: the first is a `base`, those after it are `rest`;
// - in `changes/DAY/`, what has changed since, on top of the whole database of that day.
// A piece that `hasMore` makes no state that existed; the next without it does. Numbers only say an order. That none is missing,
// changed, or in another’s place is known by fingerprints, of 128 bits of SHA-256 over the file: each part of a whole database
// names the part before, each change the change before. A whole database is made beside the changes, which go on meanwhile, so its
// last part names the change that it has as its last: the next one follows that.
//
// A file is a nonce of 12 bytes, what is encrypted with AES-256-GCM under the file’s own name, and the tag of 16. Encrypted is, packed
// with zstd: a line of JSON (`PieceHead`), the numbers of the pages in 4 bytes each, the lowest first, and their contents.

/** Pages in one piece at most: 2 MB of the usual pages. */
export const MOST_PAGES = 512;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Bytes that a piece can have when it is unpacked. */
const MOST_BYTES = MOST_PAGES * (65_536 + 4) + 4096;

const kinds = ['base', 'rest', 'change'] as const;

const pieceHead = z.object({
  format: z.literal(1),
  kind: z.enum(kinds),
  sequence: z.int().min(1),
  /** The fingerprint of the part or the change before; empty in a base. */
  previous: z.string(),
  /** In the last part of a whole database, the fingerprint of the last change that it has; empty where there was none. */
  lastChange: z.string(),
  /** All writes that were acknowledged before this moment are in the copy with this piece. */
  at: instant,
  /** The day of the whole database below a change, by which its folder is named; of a part of it, its own. */
  day: z.iso.date(),
  hasMore: z.boolean(),
  pageSize: z.int().min(512).max(65_536),
  /** The pages of the database. */
  pageCount: z.int().min(1),
});

export type PieceHead = z.infer<typeof pieceHead>;

export interface Piece extends PieceHead {
  pages: ReadonlyMap<number, Uint8Array>;
}

/** A piece is missing, damaged, made with another key, or stands in another’s place. */
export class BadPiece extends Error {
  override readonly name = 'BadPiece';
}

/** What the name of a piece says. */
export type PieceName = Pick<PieceHead, 'kind' | 'sequence' | 'at' | 'day' | 'hasMore'> & { name: string };

/** Digits of the number in a name, so that names sort as numbers do. */
export const SEQUENCE_DIGITS = 12;

/** The folder of whole databases. */
export const WHOLE = 'whole';

/** The folder of changes on top of the whole database of a day. */
export const changesOf = (day: string): string => `changes/${day}`;

/** `changes/2026-11-20/000000000042-20261120T080015123Z.piece`, `whole/000000000043-20261120T080016123Z-base-more.piece`. */
export function pieceName({ kind, sequence, at, day, hasMore }: Omit<PieceName, 'name'>): string {
  if (sequence >= 10 ** SEQUENCE_DIGITS)
    throw new Error(`A piece with the number ${sequence} could not be found again.`);
  const folder = kind === 'change' ? changesOf(day) : WHOLE;
  const said = `${kind === 'change' ? '' : `-${kind}`}${hasMore ? '-more' : ''}`;
  return `${folder}/${String(sequence).padStart(SEQUENCE_DIGITS, '0')}-${at.replaceAll(/[-:.]/g, '')}${said}.piece`;
}

const namePattern =
  /^(?:whole|changes\/(\d{4}-\d\d-\d\d))\/(\d{12})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z(?:-(base|rest))?(-more)?\.piece$/;

/** What the name of a piece says; undefined for another file. */
export function readPieceName(name: string): PieceName | undefined {
  const [, dayBelow, sequence, year, month, day, hour, minute, second, milliseconds, part, more] =
    namePattern.exec(name) ?? [];
  if (sequence === undefined) return undefined;
  const at = `${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}Z`;
  const kind = kinds.find((one) => one === (part ?? 'change')) ?? 'change';
  const hasMore = more !== undefined;
  return { name, kind, sequence: Number(sequence), at, day: dayBelow ?? `${year}-${month}-${day}`, hasMore };
}

/** What the next piece names this one by. */
export const fingerprintOf = (sealed: Uint8Array): string => hash('sha256', sealed, 'hex').slice(0, 32);

/** Packs and encrypts a piece. It can be opened with the same key, and under its own name alone. */
export function sealPiece({ pages, ...head }: Piece, key: CopyKey): Uint8Array {
  const line = Buffer.from(`${JSON.stringify(pieceHead.parse(head))}\n`);
  const numbers = Buffer.alloc(4 * pages.size);
  for (const [at, page] of [...pages.keys()].entries()) numbers.writeUInt32LE(page, 4 * at);
  const plain = zstdCompressSync(Buffer.concat([line, numbers, ...pages.values()]));
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(pieceName(head)));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(sealed: Uint8Array, name: string, key: CopyKey): Buffer {
  try {
    const end = sealed.length - TAG_BYTES;
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(end));
    const plain = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, end)), decipher.final()]);
    return zstdDecompressSync(plain, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    throw new BadPiece(`${name} is damaged, or was made with another key.`, { cause: error });
  }
}

/** Opens the piece of this name. Throws `BadPiece`. */
export function openPiece(sealed: Uint8Array, name: string, key: CopyKey): Piece {
  const plain = decrypt(sealed, name, key);
  const lineEnd = plain.indexOf('\n');
  const { data: head, error } = pieceHead.safeParse(JSON.parse(plain.toString('utf8', 0, lineEnd)));
  if (head === undefined) throw new BadPiece(`${name} was made by another release.`, { cause: error });
  const count = (plain.length - lineEnd - 1) / (head.pageSize + 4);
  const contentAt = lineEnd + 1 + 4 * count;
  const pages = Array.from({ length: count }, (_, at): [number, Uint8Array] => {
    const from = contentAt + at * head.pageSize;
    return [plain.readUInt32LE(lineEnd + 1 + 4 * at), plain.subarray(from, from + head.pageSize)];
  });
  return { ...head, pages: new Map(pages) };
}
