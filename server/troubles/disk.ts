import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { Language } from '../../domain/languages.ts';
import type { Config } from '../config.ts';
import { fileSize } from '../file-size.ts';
import { CALM, mailWords, type Notice, type Trouble, type Watched } from './trouble.ts';

/** The parts of the disk below which it is a trouble, and above which that counts as over. */
const NEARLY_FULL = 0.05;
const WELL = 0.1;

/** Bytes below which nothing can be written for long. */
const FULL = 64_000_000;

interface Room {
  free: number;
  total: number;
}

async function readRoom(folder: string): Promise<Room> {
  const { bsize, bavail, blocks } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Between nearly full and well it stays what it was. */
function levelOf({ free, total }: Room, isFull: boolean): Trouble['level'] | 'well' | 'unknown' {
  if (isFull || free < FULL) return 'danger';
  if (free < total * NEARLY_FULL) return 'trouble';
  return free > total * WELL ? 'well' : 'unknown';
}

function diskMail(level: Trouble['level'], { free, total }: Room, config: Config, language: Language): Notice {
  const words = mailWords(language);
  const where = [config.publicUrl, config.dataFolder] as const;
  return level === 'danger'
    ? { subject: words.diskFullSubject, body: words.diskFull(...where) }
    : { subject: words.diskNearlyFullSubject, body: words.diskNearlyFull(...where, fileSize(free), fileSize(total)) };
}

/** Whether the disk of this machine is nearly full, or full. */
export const watchDisk = (config: Config, readRoomOf = readRoom): Watched => ({
  subject: `disk of ${hostname()}`,
  calm: CALM,
  async look({ disk }) {
    const room = await readRoomOf(config.dataFolder);
    const level = levelOf(room, (await disk?.look()) ?? false);
    if (level === 'well' || level === 'unknown') return level;
    return { level, notice: (language) => diskMail(level, room, config, language) };
  },
  wellNotice: (language) => ({
    subject: mailWords(language).diskWellSubject,
    body: mailWords(language).diskWell(config.publicUrl),
  }),
});
