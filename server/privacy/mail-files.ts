import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { mailFolder } from '../mail/transport.ts';
import { saysAddress } from './address.ts';

type Place = Pick<Config, 'dataFolder'>;

/** The mails that became files because there was no mail server; none where there is one. */
async function mailFiles(place: Place): Promise<string[]> {
  const folder = mailFolder(place);
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
}

/** The text of a mail's file, with its quoted-printable encoding undone. */
export async function readMailFile(file: string): Promise<string> {
  const bytes = (await readFile(file, 'latin1'))
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Mail files to this address, or about it. */
export async function mailFilesWith(place: Place, address: string): Promise<string[]> {
  const found: string[] = [];
  for (const file of await mailFiles(place)) {
    if (saysAddress(await readMailFile(file), address)) found.push(file);
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
