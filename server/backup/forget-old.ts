import { statfs } from 'node:fs/promises';
import { later } from '../../domain/instant.ts';
import { clockDoubt, LONGEST_PAUSE, latestMoment } from '../clock-check/clock-check.ts';
import type { Services } from '../services.ts';
import { removeBackup } from './backup.ts';
import { keptDays, LEAST_DAILY } from './kept-days.ts';

type Tools = Pick<Services, 'config' | 'db' | 'clock'>;

/** The part of the disk that old backups leave free. */
const STAYS_FREE = 0.1;

interface Row {
  id: number;
  file: string;
}

async function forget({ config, db }: Tools, rows: readonly Row[]): Promise<void> {
  for (const { id, file } of rows) {
    await removeBackup(config, file);
    await db.deleteFrom('backups').where('id', '=', id).execute();
  }
}

const dailyBackups = ({ db }: Tools) => db.selectFrom('backups').where('day', 'is not', null);

/** The days of the text of a moment or a day, which PostgreSQL and SQLite tell alike. */
const dayOfRow = ({ day }: { day: string | null }) => (day ?? '').slice(0, 10);

/**
 * Removes daily backups that nothing keeps; one made by hand stays until somebody removes it. Backups made while the clock
 * stood ahead take no true one's place: while it is in doubt they replace only one another, and afterwards they go.
 */
export async function forgetOld(tools: Tools): Promise<void> {
  const { db, config, clock } = tools;
  const now = clock();
  const doubt = await clockDoubt(db, now);
  const latest = latestMoment(now);
  const daily = dailyBackups(tools);
  const counted = doubt
    ? daily.where('made_at', '>', later(doubt.checked_at, LONGEST_PAUSE))
    : daily.where('made_at', '<=', latest);
  const rows = await counted.select(['id', 'day', 'file', 'proven_at']).execute();
  const good = rows.filter(({ proven_at }) => proven_at !== null).map(dayOfRow);
  const oldest = good.toSorted().at(-config.backupCount);
  if (oldest === undefined || good.length < config.backupCount) return;
  const kept = keptDays(good, config.backupCount);
  const old = rows.filter((row) => dayOfRow(row) < oldest && !(row.proven_at !== null && kept.has(dayOfRow(row))));
  const ahead = doubt ? [] : await daily.select(['id', 'file']).where('made_at', '>', latest).execute();
  await forget(tools, [...old, ...ahead]);
}

/** The room that the folder lacks for one more backup of this size, with a tenth of its disk left free. Bytes. */
async function lackOfRoom(folder: string, size: number): Promise<number> {
  const { bsize, bavail, blocks } = await statfs(folder);
  return size + blocks * bsize * STAYS_FREE - bavail * bsize;
}

/** Before the next backup: where room is short the oldest daily ones go, but for the last three. */
export async function makeRoom(tools: Tools, lack = lackOfRoom): Promise<void> {
  const { db, config, clock } = tools;
  const now = clock();
  if (await clockDoubt(db, now)) return;
  const good = await dailyBackups(tools)
    .select(['id', 'day', 'file', 'bytes'])
    .where('made_at', '<=', latestMoment(now))
    .where('proven_at', 'is not', null)
    .where('bytes', 'is not', null)
    .orderBy('day', 'desc')
    .execute();
  const size = good[0]?.bytes ?? 0;
  for (const oldest of good.slice(LEAST_DAILY).reverse()) {
    if ((await lack(config.backupFolder, size)) <= 0) return;
    await forget(tools, [oldest]);
  }
}
