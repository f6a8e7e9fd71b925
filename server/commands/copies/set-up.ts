import { readFile } from 'node:fs/promises';
import { type CopySettings, readSettings } from '../../config.ts';
import { BadCopyKey, type CopyKey, makeCopyKey, printCopyKey, readCopyKey } from '../../copies/copy-key.ts';
import { openPlace } from '../../copies/open-place.ts';
import { type PlaceAddress, readPlaceAddress, withoutPassword } from '../../copies/place-address.ts';
import { WrongUse } from '../command.ts';
import { type FoundAccess, findAccess } from './access.ts';
import { foldersIn, type Machine } from './machine.ts';
import { pageOf } from './page.ts';
import { prepareFolder } from './prepare-folder.ts';
import { askForKey, type Talk } from './talk.ts';
import { tryPlace } from './try-place.ts';
import { writeSettings } from './write-settings.ts';

export interface SetUp {
  /** As it was typed. */
  address: string;
  isSameDiskAllowed: boolean;
  /** Whether somebody else has seen the key of before. */
  isNewKey: boolean;
  environment: NodeJS.ProcessEnv;
  machine: Machine;
  talk: Talk;
  now: Date;
}

/** How often somebody may mistype the key from the paper. */
const TRIES = 3;

const NOT_REMOVABLE = `The account may write, and may not remove anything. That is the safest: whoever takes this machine cannot delete the
copies either. Somebody else has to remove what is old: see docs/operations.md, "Copies elsewhere".`;

const REMOVABLE = `The account may also remove. Old copies then go by themselves, after 8 weeks; but whoever takes this machine can delete
them all. Safer is an account that may write and not remove, or a second place: see docs/operations.md, "Copies elsewhere".`;

const NEW_KEY = `A new key was made. From the next start every place is written with it. What is there already opens with the key of before, so
keep that page for eight weeks, or delete what is there.`;

async function findKey({ environment, talk, isNewKey }: SetUp): Promise<CopyKey> {
  if (isNewKey) {
    talk.say(NEW_KEY);
    return makeCopyKey();
  }
  if (environment.COPY_KEY) return readCopyKey(environment.COPY_KEY);
  const typed = await askForKey(talk, 'Are there copies already? Type their key, or press Enter for a new key:');
  if (typed !== '') return readCopyKey(typed);
  talk.say('A new key was made.');
  return makeCopyKey();
}

/** Has the key typed from the paper, so that there is a paper, and on it what opens the copies. */
async function askBack(key: CopyKey, talk: Talk): Promise<void> {
  const { say } = talk;
  for (let left = TRIES; left > 0; left -= 1) {
    const typed = await askForKey(talk, 'Type the key from the paper:');
    try {
      if (Buffer.from(readCopyKey(typed)).equals(key)) return say('That is the key. It opens the copies.');
      say('That is a key, and not this one.');
    } catch (error) {
      if (!(error instanceof BadCopyKey)) throw error;
      say(error.message);
    }
  }
  throw new Error('The key was not typed as it is. Nothing was set up: print the page, and try again.');
}

async function prepare(place: PlaceAddress, { access }: FoundAccess, dataFolder: string, setUp: SetUp): Promise<void> {
  if (place.kind === 'folder') return prepareFolder(place.folder, dataFolder, setUp);
  if (place.kind === 's3') return;
  const { markOtherMachine } = await import('../../copies/sftp-place.ts');
  await markOtherMachine(place, await readFile(access.sshKey ?? ''), (access.sshHost ?? '').split(/\s+/));
}

/** Sets a place up for copies: tests it, prints the page for the safe, asks the key back, and writes the settings. */
export async function setUpCopies(setUp: SetUp): Promise<void> {
  const { environment, machine, talk, now } = setUp;
  const place = readPlaceAddress(setUp.address);
  if (place === undefined)
    throw new WrongUse(`${withoutPassword(setUp.address)} is no place for copies. Write a folder such as /mnt/copies without blanks,
s3://bucket/folder?endpoint=https://…&region=…, or sftp://user@host/folder.`);
  // What is set of copies may be half done.
  const { dataFolder, publicUrl } = readSettings({ ...environment, COPY_TO: '' });
  const key = await findKey(setUp);
  const found = await findAccess(place, environment, talk, machine.settingsFile);
  await prepare(place, found, dataFolder, setUp);
  const { mayRemove } = await machine.asOwner(async () => {
    const opened = await openPlace(setUp.address, found.access);
    try {
      return await tryPlace(opened, key, now);
    } finally {
      await opened.close();
    }
  });
  talk.say(`${place.shown} can be written, read and listed.\n${mayRemove ? REMOVABLE : NOT_REMOVABLE}\n`);
  const others = (environment.COPY_TO ?? '').split(/\s+/).filter((one) => one !== '' && one !== setUp.address);
  const places = [...others, setUp.address];
  const settings = { COPY_TO: places.join(' '), COPY_KEY: printCopyKey(key), ...found.settings };
  const { copies } = readSettings({ ...environment, ...settings });
  if (copies === null) throw new Error('The settings of the copies cannot be read. Nothing was set up.');
  talk.say(`Print this page now, or write it down:\n\n${pageOf(copies, publicUrl, now)}\n`);
  await askBack(key, talk);
  await keep(settings, copies, setUp);
}

async function keep(settings: Record<string, string>, copies: CopySettings, { machine, talk }: SetUp): Promise<void> {
  const folders = foldersIn(copies.places);
  if (machine.settingsFile === undefined) {
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    talk.say(`Set these for the program, and start it anew:\n\n${lines.join('\n')}`);
    return;
  }
  if (folders.length > 0) await machine.letWrite(folders);
  await writeSettings(machine.settingsFile, settings);
  talk.say(`Written to ${machine.settingsFile}. The copies begin with: intambwe restart`);
}
