import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { mailFolder } from '../mail/transport.ts';

type Place = Pick<Config, 'dataFolder'>;

/** The mails that became files because there was no mail server; none where there is one. */
async function mailFiles(place: Place): Promise<string[]> {
  const folder = mailFolder(place);
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
}

/** What a mail's file says, as far as it can be searched: soft line ends of its encoding taken out. */
export const readMailFile = async (file: string) => (await readFile(file, 'utf8')).replaceAll(/=\r?\n/g, '');

/** Those to this address, and those that speak of it. */
export async function mailFilesWith(place: Place, email: string): Promise<string[]> {
  const found: string[] = [];
  for (const file of await mailFiles(place)) {
    if ((await readMailFile(file)).toLowerCase().includes(email)) found.push(file);
  }
  return found;
}

export async function removeMailFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}

/** Removes those written before this moment. */
export async function removeOldMailFiles(place: Place, before: Date): Promise<void> {
  const files = await mailFiles(place);
  const old: string[] = [];
  for (const file of files) if ((await stat(file)).mtime < before) old.push(file);
  await removeMailFiles(old);
}
