import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expectEmpty } from '../backup/empty-place.ts';
import { expectNotInUse } from '../backup/in-use.ts';
import {
  type CopySettings,
  makeDataFolder,
  readSettings,
  type Settings,
  secretKeyFile,
  settingNames,
} from '../config.ts';
import type { CopiedSettings } from '../copies/copied-settings.ts';
import { readCopyKey } from '../copies/copy-key.ts';
import { PlaceProblem } from '../copies/copy-place.ts';
import { readPlaceAddress, withoutPassword } from '../copies/place-address.ts';
import { BadSeal } from '../copies/sealed.ts';
import { isPostgres, openDatabase } from '../database/open.ts';
import { askedMoment } from '../going-back/asked-moment.ts';
import type { Copy } from '../going-back/copy.ts';
import { goBack } from '../going-back/go-back.ts';
import { openStorage } from '../media/open-storage.ts';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { WrongUse } from './command.ts';
import { findAccess, giveSshKey, sshKeyFile } from './copies/access.ts';
import { foldersIn, installedMachine, type Machine, plainMachine, takeOverCopies } from './copies/machine.ts';
import { askForKey, openTalk, type Talk } from './copies/talk.ts';
import { isOneLine, writeSettings } from './copies/write-settings.ts';
import { DISTRUSTED } from './go-back.ts';
import { withCopy } from './open-copy.ts';
import { becomeServiceUser, makeFolder } from './service-user.ts';
import { writeOf } from './write.ts';

// `intambwe restore --from PLACE`: on a new machine, from the copy alone.

/** Settings that the new machine keeps as they are. */
const ofThisMachine = ['DATA_DIR', 'DATABASE_URL'];

interface NewMachine extends Machine {
  environment: NodeJS.ProcessEnv;
  talk: Talk;
}

/** What opens the copy: from the settings or what is said to the command, else by asking. */
async function findCopy(
  address: string,
  { settingsFile, environment, talk }: NewMachine,
): Promise<{ copies: CopySettings; settings: Record<string, string> }> {
  const place = readPlaceAddress(address);
  if (place === undefined)
    throw new PlaceProblem(
      `${withoutPassword(address)} is no place of copies. Use a folder such as /srv/copies, s3://bucket/folder?endpoint=…&region=…, or sftp://user@host/folder.`,
    );
  const { access, settings } = await findAccess(place, environment, talk, settingsFile);
  const key = readCopyKey(environment.COPY_KEY || (await askForKey(talk, 'The key on the page for the safe:')));
  return { copies: { ...access, places: [address], key }, settings };
}

/** Keeps a file of settings beside itself, by a name that is free: the first may be the only one of before. */
async function keepBeside(file: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const kept = number === 1 ? `${file}.before` : `${file}.before-${number}`;
    try {
      await copyFile(file, kept, constants.COPYFILE_EXCL);
      return kept;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

/** Writes the settings of the old machine. What it had beside them is laid where it can be looked at; its own key, where it belongs. */
async function writeCopied(file: string, { files }: CopiedSettings, settings: Record<string, string>): Promise<void> {
  const kept = await keepBeside(file);
  await writeSettings(file, settings);
  console.log(`The settings of the old machine are in ${file}. Those that were there are in ${kept}`);
  const beside = join(dirname(file), 'intambwe-restored');
  const sshKey = sshKeyFile(file);
  for (const [path, text] of Object.entries(files)) {
    // No other path is believed: root writes here.
    const isKey = path === sshKey && !existsSync(sshKey);
    const laid = isKey ? sshKey : join(beside, basename(path));
    await mkdir(dirname(laid), { recursive: true, mode: 0o700 });
    await writeFile(laid, text, { mode: 0o600 });
    if (isKey) await giveSshKey(sshKey, file);
    console.log(`${path} of the old machine is in ${laid}`);
  }
}

/** Throws where there is a site already. */
async function expectNothingThere(config: Settings): Promise<void> {
  if (isPostgres(config.databaseUrl))
    throw new Error('A copy is of the embedded database. Leave DATABASE_URL out of the settings. Nothing was done.');
  makeDataFolder(config.dataFolder);
  await expectNotInUse(config);
  if (!existsSync(config.databaseUrl)) return;
  const db = openDatabase(config.databaseUrl);
  try {
    await expectEmpty({ db, config });
  } finally {
    await db.destroy();
  }
}

const BY_HAND = `Now do by hand what no program can:
  - let the name of the site lead to this machine (its DNS)
  - set up the proxy as on the old machine: “Caddy or nginx in front of it” in docs/operations.md
  - end what still runs on the old machine: two machines must not write to one copy
Then start it, and look: intambwe restart; intambwe doctor`;

/** What is asked for: the state of a moment, or the newest. */
interface Asked {
  asked: string | undefined;
  /** Whether nothing is believed that was written after that moment. */
  isDistrusted: boolean;
}

function momentAsked({ asked }: Asked, timeZone: string): string | undefined {
  const until = asked === undefined ? undefined : askedMoment(asked, timeZone);
  if (asked !== undefined && until === undefined) throw new WrongUse(`${asked} is no moment.`);
  if (until !== undefined && until > new Date().toISOString() && asked?.includes('T'))
    throw new WrongUse(`${asked} is not past yet.`);
  return until;
}

/** The settings of the old machine: the last, or those of the moment where nothing later is believed. */
async function settingsFor(copy: Copy, asked: Asked): Promise<CopiedSettings> {
  const last = await copy.readSettings().catch((error: unknown) => {
    if (!(error instanceof BadSeal)) throw error;
    throw new PlaceProblem(
      `The settings in the copy at ${copy.address} do not open. This is not its key: compare it, its date and the place with the page for the safe. If all three are right, they are damaged: take the copy at another place. Nothing was done.`,
      { cause: error },
    );
  });
  if (last === undefined) throw new Error(`There are no settings in the copy at ${copy.address}. Nothing was done.`);
  if (!asked.isDistrusted) return last;
  return (
    (await copy.readSettings(momentAsked(asked, readSettings({ ...last.settings, COPY_TO: '' }).timeZone))) ?? last
  );
}

async function restoreFrom(copy: Copy, asked: Asked, machine: NewMachine, found: Record<string, string>) {
  const copied = await settingsFor(copy, asked);
  const known = Object.entries(copied.settings).filter(
    ([name]) => settingNames.includes(name) && !ofThisMachine.includes(name),
  );
  const left = known.filter(([, value]) => !isOneLine(value)).map(([name]) => name);
  if (left.length > 0)
    console.log(`These settings of the old machine are left out, as they are not one line: ${left.join(', ')}.`);
  const settings = { ...Object.fromEntries(known.filter(([name]) => !left.includes(name))), ...found };
  const environment = { ...machine.environment, ...settings, SECRET_KEY: copied.secretKey };
  const config = { ...readSettings(environment), secretKey: copied.secretKey };
  const until = momentAsked(asked, config.timeZone);
  if (machine.settingsFile !== undefined) {
    await writeCopied(machine.settingsFile, copied, settings);
    const folders = foldersIn(config.copies?.places ?? []);
    if (folders.length > 0) await machine.letWrite(folders);
    for (const folder of foldersIn([copy.address])) await takeOverCopies(folder);
    becomeServiceUser(config.dataFolder);
  }
  await writeFile(secretKeyFile(config.dataFolder), copied.secretKey, { mode: 0o600 });
  const storage = openStorage(config);
  const temporary = new TemporaryFiles(join(config.dataFolder, 'uploads'));
  await storage.checkReady();
  console.log(`Restoring from ${copy.address} into ${config.dataFolder} …`);
  if (asked.isDistrusted) console.log(DISTRUSTED);
  const { at, kept, said, missing } = await goBack({
    config,
    writeTo: (db) => writeOf({ config, db }),
    storage,
    writeEarlier: (path) => copy.writeDatabase(path, until),
    later: until === undefined ? 'unknown' : 'copied',
    writeLater: (path) => copy.writeDatabase(path),
    isDistrusted: asked.isDistrusted,
    bringFiles: (keys) => copy.restoreFiles({ storage, temporary }, keys),
    now: new Date(),
    agree: async () => true,
  });
  // Of an empty site, at most.
  if (kept !== undefined) await rm(kept, { recursive: true, force: true });
  const what = missing > 0 ? 'everything but the files named below' : 'everything';
  console.log(`Restored: ${what} as it was at ${at}. Everyone must sign in again.`);
  for (const line of said) console.log(line);
  if (missing > 0) console.log(`Files that are not in the copy (${missing}): add them again in the dashboard.`);
  console.log(BY_HAND);
}

/** Restores the site, its files and, as root, the settings of the machine. */
export async function restoreMachine(address: string, asked: Asked, settings: NodeJS.ProcessEnv): Promise<void> {
  const named = process.env.INTAMBWE_SETTINGS;
  const file = named !== undefined && existsSync(named) ? named : undefined;
  if (file !== undefined && process.getuid?.() !== 0) throw new Error('Run it as root: sudo intambwe restore --from …');
  const machine = file === undefined ? plainMachine : installedMachine(file);
  // A new machine’s settings do not say what opens the copy: it may be said to the command.
  const said = Object.entries(process.env).filter(([name]) => name.startsWith('COPY_'));
  // Before anything is asked or written. What is set of copies may be half done.
  const here = readSettings({ ...settings, COPY_TO: '' });
  if (file !== undefined) makeFolder(here.dataFolder);
  await machine.asOwner(() => expectNothingThere(here));
  const talk = openTalk();
  try {
    const newMachine = { ...machine, environment: { ...settings, ...Object.fromEntries(said) }, talk };
    const { copies, settings: found } = await findCopy(address, newMachine);
    await withCopy(copies, (copy) => restoreFrom(copy, asked, newMachine, found));
  } finally {
    talk.close();
  }
}
