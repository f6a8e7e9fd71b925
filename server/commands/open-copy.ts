import type { CopySettings } from '../config.ts';
import { lastStateAt } from '../copies/chain.ts';
import { restoreFiles } from '../copies/copied-files.ts';
import { readCopiedSettings } from '../copies/copied-settings.ts';
import type { CopyKey } from '../copies/copy-key.ts';
import { type CopyPlace, PlaceProblem } from '../copies/copy-place.ts';
import { writeDatabase } from '../copies/go-back.ts';
import { openPlace } from '../copies/open-place.ts';
import { BadPiece } from '../copies/piece.ts';
import { BadSeal } from '../copies/sealed.ts';
import type { Copy } from '../going-back/copy.ts';

/** The message of a place that is away or damaged. Throws what is neither. */
function faultOf(error: unknown): string {
  if (error instanceof PlaceProblem || error instanceof BadPiece || error instanceof BadSeal) return error.message;
  throw error;
}

/** Opens those of the places that answer, and says which do not. Throws `PlaceProblem` with what each says where none does. */
async function openAll({ places, ...access }: CopySettings): Promise<CopyPlace[]> {
  const open: CopyPlace[] = [];
  const problems: string[] = [];
  for (const address of places) {
    let place: CopyPlace | undefined;
    try {
      place = await openPlace(address, access);
      await place.list('whole');
      open.push(place);
    } catch (error) {
      await place?.close();
      problems.push(faultOf(error));
    }
  }
  if (open.length === 0) throw new PlaceProblem(`${problems.join(' ')} Nothing was done.`);
  for (const problem of problems) console.log(`Left out: ${problem}`);
  return open;
}

/** The places, the one with the newest state at or before a moment first: one of them may have been away for days. */
async function newestFirst(places: readonly CopyPlace[], until: string | undefined): Promise<CopyPlace[]> {
  const found: { place: CopyPlace; at: string }[] = [];
  for (const place of places) {
    // What is wrong with one is said when it is its turn.
    const at = await lastStateAt(place, until).catch((error: unknown) => void faultOf(error));
    found.push({ place, at: at ?? '' });
  }
  return found.toSorted((one, other) => (one.at < other.at ? 1 : -1)).map(({ place }) => place);
}

/** Does this with the first of the places, or where it is away or damaged with the next. Throws what the first says where none will do. */
async function withFirst<Result>(
  places: readonly CopyPlace[],
  work: (place: CopyPlace) => Promise<Result>,
): Promise<Result> {
  let first: unknown;
  for (const place of places) {
    try {
      return await work(place);
    } catch (error) {
      const fault = faultOf(error);
      if (places.length > 1) console.log(`Not from ${place.address}: ${fault}`);
      first ??= error;
    }
  }
  throw first;
}

const asCopy = (places: readonly CopyPlace[], key: CopyKey): Copy => ({
  address: places.map(({ address }) => address).join(' '),
  writeDatabase: async (path, until) =>
    withFirst(await newestFirst(places, until), (place) => writeDatabase(place, key, path, until)),
  async restoreFiles(to, keys) {
    let missing = keys;
    for (const place of places) {
      const outcome = await restoreFiles(place, key, to, missing);
      for (const fault of outcome.damaged) console.log(fault);
      ({ missing } = outcome);
    }
  },
  readSettings: (until) => withFirst(places, (place) => readCopiedSettings(place, key, until)),
});

/** Opens the copy for `work`, at all places that answer. */
export async function withCopy<Result>(copies: CopySettings, work: (copy: Copy) => Promise<Result>): Promise<Result> {
  const places = await openAll(copies);
  try {
    return await work(asCopy(places, copies.key));
  } finally {
    for (const place of places) await place.close();
  }
}
