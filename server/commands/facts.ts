import { statSync } from 'node:fs';
import { programLanguage } from '../../domain/languages.ts';
import type { Place } from '../backup/place.ts';
import { storedBackups } from '../backup/stored-backups.ts';
import type { Database } from '../database/open.ts';
import { lastBackup, mailStatus } from '../health/status.ts';
import { worded } from '../http/reply-words.ts';
import { activeSuperusers } from '../identity/accounts.ts';
import { howMany } from '../resource/listing.ts';

// What both the status and the doctor say.

/** The newest backup that is whole, in the folder of the settings: one made elsewhere is no part of what protects the site. */
export const newestBackup = async ({ db, config }: Pick<Place, 'db' | 'config'>) =>
  (await storedBackups(db, config))[0];

/** Whether the file of a backup is missing. False where its folder cannot be read. */
export function isBackupMissing(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

export const goneBackup = (file: string) => `The file of the last backup no longer exists: ${file}`;

/** The number of accounts with every permission. */
export const countSuperusers = (db: Database): Promise<number> => howMany(activeSuperusers(db));

/** The last try to make a backup, if it failed: when, why, and when it is tried again. */
export async function failedTry(db: Database): Promise<string | undefined> {
  const last = await lastBackup(db, new Date());
  if (!last?.problem) return undefined;
  const again = last.next_try_at === null ? '' : ` It is tried again at ${last.next_try_at}.`;
  return `The try of ${last.made_at} failed: ${worded(last.problem, programLanguage)}${again}`;
}

/** The mail that waits and that was given up; undefined while there is none. */
export async function unsentMail(db: Database): Promise<string | undefined> {
  const { waiting, failed, waiting_since } = await mailStatus(db);
  const parts = [
    ...(waiting > 0 ? [`${waiting} waiting since ${waiting_since}`] : []),
    ...(failed > 0 ? [`${failed} given up`] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}
