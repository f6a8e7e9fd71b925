import { dirname } from 'node:path/posix';
import type { CopyKey } from './copy-key.ts';
import type { CopyPlace } from './copy-place.ts';
import {
  BadPiece,
  changesOf,
  fingerprintOf,
  openPiece,
  type Piece,
  type PieceName,
  readPieceName,
  SEQUENCE_DIGITS,
  WHOLE,
} from './piece.ts';

/** A whole database at a place, with all of its parts. */
export interface WholeCopy {
  parts: readonly PieceName[];
  last: PieceName;
}

/** A piece with what the next one names it by. */
export interface ChainedPiece extends Piece {
  name: string;
  fingerprint: string;
}

/** The pieces in a folder between two numbers: of a long list, only these are read. */
async function piecesIn(
  place: CopyPlace,
  folder: string,
  after = 0,
  end = Number.POSITIVE_INFINITY,
): Promise<PieceName[]> {
  const names = await place.list(folder, `${folder}/${String(after).padStart(SEQUENCE_DIGITS, '0')}-~`);
  const last = Number.isFinite(end) ? `${folder}/${String(end).padStart(SEQUENCE_DIGITS, '0')}-` : undefined;
  const pieces = (last === undefined ? names : names.filter((name) => name < last)).map(readPieceName);
  return pieces.filter((piece) => piece !== undefined).toSorted((one, other) => one.sequence - other.sequence);
}

/** Each base with what follows it up to the next. */
function segmentsOf(parts: readonly PieceName[]): PieceName[][] {
  const segments: PieceName[][] = [];
  for (const part of parts)
    if (part.kind === 'base' || segments.length === 0) segments.push([part]);
    else segments.at(-1)?.push(part);
  return segments;
}

const isWhole = (parts: readonly PieceName[]): boolean =>
  parts[0]?.kind === 'base' && parts.every(({ hasMore }, at) => hasMore === at < parts.length - 1);

/** Without those parts that do not open, where something is between others that make no whole: somebody may have added it. */
async function withoutAdded(place: CopyPlace, key: CopyKey, segments: readonly PieceName[][]): Promise<PieceName[][]> {
  const parts: PieceName[] = [];
  for (const [at, segment] of segments.entries()) {
    const before = segments[at - 1];
    const isClear = isWhole(segment) && (before === undefined || isWhole(before));
    for (const part of segment) if (isClear || (await opens(place, key, part))) parts.push(part);
  }
  return segmentsOf(parts);
}

/** The whole databases at a place, the oldest first. One that was broken off is left out. Without the key by their names alone. */
export async function wholeCopies(place: CopyPlace, key?: CopyKey): Promise<{ copies: WholeCopy[] }> {
  const segments = segmentsOf(await piecesIn(place, WHOLE));
  const copies = (key === undefined ? segments : await withoutAdded(place, key, segments))
    .map((segment) => {
      const end = segment.findIndex(({ hasMore }) => !hasMore);
      return segment.slice(0, end + 1);
    })
    .filter(isWhole)
    .flatMap((parts) => parts.slice(-1).map((last) => ({ parts, last })));
  return { copies };
}

/** Whether a whole database is one of the site’s: nobody without the key can add a base that opens. */
export const opensWhole = async (place: CopyPlace, key: CopyKey, { parts: [base] }: WholeCopy): Promise<boolean> =>
  base !== undefined && (await opens(place, key, base));

/** The changes on top of a whole database, up to the next one. */
export async function changesOn(place: CopyPlace, { last }: WholeCopy, next?: WholeCopy): Promise<PieceName[]> {
  return piecesIn(place, changesOf(last.day), last.sequence, next?.last.sequence);
}

/** A whole database and changes on top of it, which make a state. */
export interface StateChain {
  whole: WholeCopy;
  changes: PieceName[];
  /** What could have been the last change, and does not open. */
  damaged: PieceName[];
}

/**
 * What makes the last state at or before a moment, or the last of all; nothing where the copy does not reach back so far. A clock that
 * stood ahead for a while gave changes in between later moments; they belong to it all the same. Then the same from earlier whole
 * databases on, for where one is damaged, or was added by somebody. Without the key by the names alone.
 */
export async function* chainsUntil(place: CopyPlace, until?: string, key?: CopyKey): AsyncGenerator<StateChain> {
  const { copies } = await wholeCopies(place, key);
  const isBefore = ({ at }: PieceName) => until === undefined || at <= until;
  const found = new Map<string, PieceName>();
  const damaged: PieceName[] = [];
  for (const whole of copies.toReversed()) {
    for (const change of await changesOn(place, whole)) found.set(change.name, change);
    for (const { name } of damaged) found.delete(name);
    const all = [...found.values()].toSorted((one, other) => one.sequence - other.sequence);
    let end = all.length - 1;
    let isOurs: boolean | undefined;
    for (; end >= 0; end -= 1) {
      const change = all[end];
      if (change === undefined || change.hasMore || !isBefore(change)) continue;
      if (key === undefined) break;
      // With another key none opens, and there are many.
      isOurs ??= await opensWhole(place, key, whole);
      if (!isOurs || (await opens(place, key, change))) break;
      damaged.push(change);
    }
    const changes = all.slice(0, end + 1);
    if (changes.length > 0 || isBefore(whole.last)) yield { whole, changes, damaged };
  }
}

/** The moment of the last state at or before a moment, or of the last of all, by the names alone; undefined where there is none. */
export async function lastStateAt(place: CopyPlace, until?: string): Promise<string | undefined> {
  for await (const { whole, changes } of chainsUntil(place, until)) return (changes.at(-1) ?? whole.last).at;
  return undefined;
}

/** Reads a piece by its name. Throws `BadPiece` where it is not there. */
export async function readPiece(place: CopyPlace, name: string): Promise<Uint8Array> {
  try {
    return await place.read(name);
  } catch (error) {
    // From the last letter of its name on.
    const found = await place.list(dirname(name), name.slice(0, -1));
    if (!found.includes(name)) throw new BadPiece(`${name} is missing from the copy.`, { cause: error });
    throw error;
  }
}

async function opens(place: CopyPlace, key: CopyKey, { name }: PieceName): Promise<boolean> {
  try {
    openPiece(await readPiece(place, name), name, key);
    return true;
  } catch (error) {
    if (error instanceof BadPiece) return false;
    throw error;
  }
}

/**
 * Opens pieces, each of which has to follow the one before. One that does not open is passed over, as somebody may have added it; where
 * it was one of ours, the next does not follow.
 */
async function* openFollowing(
  place: CopyPlace,
  names: readonly PieceName[],
  key: CopyKey,
  first: string,
  linkOf: (piece: ChainedPiece) => string,
): AsyncGenerator<ChainedPiece> {
  let before = first;
  let damage: BadPiece | undefined;
  for (const { name } of names) {
    let sealed: Uint8Array;
    let piece: Piece;
    try {
      sealed = await readPiece(place, name);
      piece = openPiece(sealed, name, key);
    } catch (error) {
      if (!(error instanceof BadPiece)) throw error;
      damage ??= error;
      continue;
    }
    if (piece.previous !== before) throw damage ?? new BadPiece(`What comes before ${name} is missing from the copy.`);
    damage = undefined;
    const chained = { ...piece, name, fingerprint: fingerprintOf(sealed) };
    before = linkOf(chained);
    yield chained;
  }
}

/** What the change after this piece names. */
export const linkAfter = ({ kind, lastChange, fingerprint }: ChainedPiece): string =>
  kind === 'change' || lastChange === '' ? fingerprint : lastChange;

/** Opens changes one after another. Throws `BadPiece` for one that is missing, damaged or in another’s place. */
export const openChanges = (
  place: CopyPlace,
  changes: readonly PieceName[],
  key: CopyKey,
  link: string,
): AsyncGenerator<ChainedPiece> => openFollowing(place, changes, key, link, linkAfter);

/** Opens a whole database and the changes on top of it, as `openChanges`. */
export async function* openChain(
  place: CopyPlace,
  whole: WholeCopy,
  changes: readonly PieceName[],
  key: CopyKey,
): AsyncGenerator<ChainedPiece> {
  let last: ChainedPiece | undefined;
  for await (const piece of openFollowing(place, whole.parts, key, '', ({ fingerprint }) => fingerprint)) {
    last = piece;
    yield piece;
  }
  if (last === undefined || last.hasMore)
    throw new BadPiece(`${whole.last.name} is damaged, or was made with another key.`);
  yield* openChanges(place, changes, key, linkAfter(last));
}

/** The highest number above this one of a piece that opens: anybody can add a file with a higher one. */
export async function highestNumber(
  place: CopyPlace,
  key: CopyKey,
  changes: readonly PieceName[],
  above: number,
): Promise<number> {
  let highest = above;
  for (const pieces of [await piecesIn(place, WHOLE), changes])
    for (const piece of pieces.toReversed()) {
      if (piece.sequence <= highest) break;
      if (await opens(place, key, piece)) highest = piece.sequence;
    }
  return highest;
}
