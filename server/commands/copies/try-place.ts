import { readCopiedSettings } from '../../copies/copied-settings.ts';
import type { CopyKey } from '../../copies/copy-key.ts';
import { type CopyPlace, PlaceProblem } from '../../copies/copy-place.ts';
import { BadSeal, seal, unseal } from '../../copies/sealed.ts';

/** What is written to see whether it can be. */
const TEST = Buffer.from('Intambwe can write here.');

/**
 * Tries a place: writes, reads, lists and removes. Answers whether the account may remove. Throws `PlaceProblem` where the place cannot
 * be used, and where copies lie there that this key does not open.
 */
export async function tryPlace(place: CopyPlace, key: CopyKey, now: Date): Promise<{ mayRemove: boolean }> {
  try {
    await readCopiedSettings(place, key);
  } catch (error) {
    if (!(error instanceof BadSeal)) throw error;
    throw new PlaceProblem(
      `There are copies at ${place.address} already, and this is not their key. Take their key, or another folder.`,
    );
  }
  // One a day: where the account may not remove it, it stays.
  const name = `tests/${now.toISOString().slice(0, 10)}`;
  await place.write(name, seal(TEST, name, key));
  if (!unseal(await place.read(name), name, key).equals(TEST) || !(await place.list('tests')).includes(name))
    throw new PlaceProblem(`${place.address} does not give back what was written there.`);
  try {
    await place.remove(name);
    return { mayRemove: true };
  } catch (error) {
    if (!(error instanceof PlaceProblem)) throw error;
    return { mayRemove: false };
  }
}
