import { closeSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type ChainedPiece, chainsUntil, openChain } from './chain.ts';
import type { CopyKey } from './copy-key.ts';
import type { CopyPlace } from './copy-place.ts';
import { BadPiece } from './piece.ts';

/** Puts pieces into a new file, one on top of the other, and passes each on. What is not whole is removed. */
export async function* writePieces(pieces: AsyncIterable<ChainedPiece>, path: string): AsyncGenerator<ChainedPiece> {
  const file = openSync(path, 'wx', 0o600);
  let isWhole = false;
  try {
    for await (const piece of pieces) {
      const { pages, pageCount, pageSize } = piece;
      for (const [page, content] of pages) writeSync(file, content, 0, pageSize, (page - 1) * pageSize);
      ftruncateSync(file, pageCount * pageSize);
      yield piece;
    }
    fsyncSync(file);
    isWhole = true;
  } finally {
    closeSync(file);
    if (!isWhole) await rm(path, { force: true });
  }
}

/**
 * Writes the database as it was at a moment, or as it was last, to a new file, and answers the moment up to which it has all that was
 * written. Throws `BadPiece` where the copy does not reach back so far, or is damaged on the way there.
 */
export async function writeDatabase(place: CopyPlace, key: CopyKey, path: string, until?: string): Promise<string> {
  let damage: BadPiece | undefined;
  for await (const { whole, changes, damaged } of chainsUntil(place, until, key)) {
    let last: ChainedPiece | undefined;
    let state: string | undefined;
    try {
      for await (const piece of writePieces(openChain(place, whole, changes, key), path)) {
        last = piece;
        if (!piece.hasMore) state = piece.at;
      }
      const reached = last?.at ?? '';
      const lost = damaged.find(({ at }) => at > reached);
      if (lost === undefined) return reached;
      await rm(path, { force: true });
      throw new BadPiece(`${lost.name} is damaged, or was made with another key.`);
    } catch (error) {
      if (!(error instanceof BadPiece)) throw error;
      damage ??=
        state === undefined ? error : new BadPiece(`${error.message} Before that there is ${state} to go back to.`);
      // What is damaged is no part of the whole database: from an earlier one on it stands in the way, too.
      if (last !== undefined && (last.kind === 'change' || !last.hasMore)) break;
    }
  }
  if (damage !== undefined) throw damage;
  const reach = until === undefined ? 'has no database' : `does not reach back to ${until}`;
  throw new BadPiece(`The copy at ${place.address} ${reach}.`);
}
