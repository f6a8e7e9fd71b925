import { later } from '../../../domain/instant.ts';
import { readSettings } from '../../config.ts';
import { readCopyKey } from '../../copies/copy-key.ts';
import type { CopyPlace } from '../../copies/copy-place.ts';
import { openPlace } from '../../copies/open-place.ts';
import { readPlaceAddress } from '../../copies/place-address.ts';
import { prune } from '../../copies/prune.ts';
import { newestList, pruneFiles, removeUnfinished } from '../../copies/unneeded-files.ts';
import { findAccess } from './access.ts';
import { askForKey, type Talk } from './talk.ts';
import { tryPlace } from './try-place.ts';

/** Milliseconds after which the newest list of a place is too old, or the clock of this machine wrong. */
const NEWEST_WITHIN = 3 * 86_400_000;

async function pruneOne(place: CopyPlace, key: Uint8Array, now: Date): Promise<string> {
  const { mayRemove } = await tryPlace(place, key, now);
  if (!mayRemove) return 'this account may not remove anything either. Nothing was removed';
  const newest = await newestList(place, key);
  if (newest === undefined || newest < later(now, -NEWEST_WITHIN) || newest > later(now, NEWEST_WITHIN))
    return `nothing was removed: the copy was last gone through on ${newest ?? 'no day'}, and here it is ${now.toISOString()}. Is the site running, and is this clock right?`;
  if (!(await prune(place, key, now)))
    return 'this account may not remove the copies of the database. Look at its rights';
  const files = await pruneFiles(place, key, now);
  await removeUnfinished(place, now);
  return `what was too old is gone; pictures and documents among it: ${files}`;
}

/** Removes what is too old from the places of the settings, or from one that is named, on any machine with an account that may. */
export async function pruneCopies(
  address: string | undefined,
  environment: NodeJS.ProcessEnv,
  talk: Talk,
  now: Date,
): Promise<void> {
  const { copies } = readSettings(address === undefined ? environment : { ...environment, COPY_TO: '' });
  const places = address === undefined ? (copies?.places ?? []) : [address];
  if (places.length === 0) throw new Error('No place is set up. Name one: intambwe copies prune PLACE');
  const key = copies?.key ?? readCopyKey(environment.COPY_KEY || (await askForKey(talk, 'The key of the copies:')));
  for (const one of places) {
    const read = readPlaceAddress(one);
    const found =
      read && address !== undefined ? (await findAccess(read, environment, talk, undefined)).access : undefined;
    const none = { accessKeyId: null, secretAccessKey: null, sshKey: null, sshHost: null };
    const place = await openPlace(one, found ?? copies ?? none);
    try {
      talk.say(`${place.address}: ${await pruneOne(place, key, now)}.`);
    } finally {
      await place.close();
    }
  }
}
