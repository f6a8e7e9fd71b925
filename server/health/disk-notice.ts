import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { Language } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { fileSize } from '../file-size.ts';
import { activeSuperusers } from '../identity/accounts.ts';
import type { Services } from '../services.ts';

/** The parts of the disk below which the superusers get a mail, and above which the trouble counts as over. */
const NEARLY_FULL = 0.05;
const WELL = 0.1;

/** Bytes below which nothing can be written for long. */
const FULL = 64_000_000;

/** Milliseconds between two looks. */
const LOOK_EVERY = 15 * 60_000;

type Level = 'nearly full' | 'full';

interface Room {
  free: number;
  total: number;
}

type Tools = Pick<Services, 'config' | 'write' | 'disk' | 'log'>;

async function readRoom(folder: string): Promise<Room> {
  const { bsize, bavail, blocks } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

function levelOf({ free, total }: Room, isFull: boolean): Level | 'well' | undefined {
  if (isFull || free < FULL) return 'full';
  if (free < total * NEARLY_FULL) return 'nearly full';
  return free > total * WELL ? 'well' : undefined;
}

function diskMail(level: Level, { free, total }: Room, site: string, folder: string, language: Language) {
  const { staffMails: words } = catalogues[language];
  const left = [fileSize(free), fileSize(total)] as const;
  return level === 'full'
    ? { subject: words.diskFullSubject, body: words.diskFull(site, folder) }
    : { subject: words.diskNearlyFullSubject, body: words.diskNearlyFull(site, folder, ...left) };
}

/** Tells the superusers once when the disk of this machine is nearly full, and once when it is full. */
export async function tellOfDisk({ config, write, disk }: Tools, look = readRoom): Promise<void> {
  const room = await look(config.dataFolder);
  const level = levelOf(room, (await disk?.look()) ?? false);
  if (level === undefined) return;
  const subject = `disk of ${hostname()}`;
  await write(null, async ({ db, mail }) => {
    const told = await db.selectFrom('told_troubles').select('level').where('subject', '=', subject).executeTakeFirst();
    if (level === 'well') return void (await db.deleteFrom('told_troubles').where('subject', '=', subject).execute());
    if (told?.level === level || told?.level === 'full') return;
    await db
      .insertInto('told_troubles')
      .values({ subject, level })
      .onConflict((known) => known.column('subject').doUpdateSet({ level }))
      .execute();
    for (const { email: recipient, language } of await activeSuperusers(db).select(['email', 'language']).execute())
      await mail({ recipient, ...diskMail(level, room, config.publicUrl, config.dataFolder, language) });
  });
}

/** Looks at the disk while the process runs. Answers the way to stop. */
export function watchDisk(tools: Tools): () => void {
  const look = () =>
    void tellOfDisk(tools).catch((error: unknown) => tools.log.warn({ err: error }, 'The disk could not be looked at'));
  look();
  const timer = setInterval(look, LOOK_EVERY);
  return () => clearInterval(timer);
}
