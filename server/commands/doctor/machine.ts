import { execFile } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { totalmem, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { programLanguage } from '../../../domain/languages.ts';
import { backupProblem } from '../../backup/backup-problem.ts';
import type { Place } from '../../backup/place.ts';
import { verifyArchive } from '../../backup/verify.ts';
import { BACKUPS_LEAVE_FREE } from '../../backup/write-archive.ts';
import { clockDoubt } from '../../clock-check/clock-check.ts';
import { isPostgres } from '../../database/open.ts';
import { fileSize } from '../../file-size.ts';
import { outageOf } from '../../http/outage.ts';
import { worded } from '../../http/reply-words.ts';
import { failedTry, goneBackup, isBackupMissing, newestBackup } from '../facts.ts';
import { get } from '../readiness.ts';
import { whoAnswers } from '../who-answers.ts';
import { type Finding, type Findings, fine, problem, warning } from './finding.ts';

const run = promisify(execFile);

/** Bytes that a machine of 512 MB has left beside its kernel. */
const LEAST_MEMORY = 400_000_000;

/** Bytes below which it is time to make room. */
const LITTLE_ROOM = 1_000_000_000;

/** Milliseconds by which two clocks may differ: sign-in codes are good for minutes. */
const CLOCKS_DIFFER = 60_000;

export async function checkMemory(): Promise<Findings> {
  const memory = totalmem();
  const says = `This machine has ${fileSize(memory)} of memory.`;
  return memory < LEAST_MEMORY ? problem('memory', `${says} 512 MB are needed.`) : fine('memory', says);
}

export async function checkTimeZone({ config: { timeZone } }: Place, moment: Date): Promise<Findings> {
  const now = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(moment);
  return fine('TIME_ZONE', `In ${timeZone} it is ${now}. If that is not so where you are, set another.`);
}

/** The moment by the clock of the database, or the newest written record, which cannot be in the future. */
async function otherClock({ config, db }: Place): Promise<{ moment: number; isNow: boolean } | undefined> {
  if (isPostgres(config.databaseUrl)) {
    const { rows: found } = await sql<{ moment: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as moment`.execute(db);
    return found[0] && { moment: found[0].moment, isNow: true };
  }
  const newest = await db.selectFrom('audit').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return newest && { moment: Date.parse(newest.at), isNow: false };
}

export async function checkClock(place: Place, now: Date): Promise<Findings> {
  const other = await otherClock(place);
  const ahead = other ? other.moment - now.getTime() : 0;
  if (other && (ahead > CLOCKS_DIFFER || (other.isNow && ahead < -CLOCKS_DIFFER))) {
    const found = new Date(other.moment).toISOString();
    return problem(
      'clock',
      `It is ${now.toISOString()} here, and ${found} in the database. Set the clock: timedatectl set-ntp true`,
    );
  }
  const synchronised = await run('timedatectl', ['show', '--property=NTPSynchronized', '--value']).catch(
    () => undefined,
  );
  if (synchronised?.stdout.trim() === 'no')
    return warning('clock', 'No time server keeps it right: timedatectl set-ntp true');
  if (other?.isNow) return fine('clock', 'It agrees with the database.');
  if (synchronised?.stdout.trim() === 'yes') return fine('clock', 'A time server keeps it right.');
  // What a container knows: not of time servers, but of what the site wrote down last. The time itself stands under TIME_ZONE.
  return other ? fine('clock', 'It is not behind what the site wrote down last.') : [];
}

/** A leap of the clock stops everything that deletes by age, until it is right again or somebody confirms it. */
export async function checkClockLeap({ db }: Place, now: Date): Promise<Findings> {
  const doubt = await clockDoubt(db, now);
  if (!doubt) return [];
  return problem(
    'clock leap',
    `It is ${now.toISOString()} here; when the site last checked the clock it was ${doubt.checked_at}. Nothing is deleted by its age until this is settled. If the clock is wrong: timedatectl set-ntp true. If it is right, because the site was switched off for so long: intambwe confirm-clock`,
  );
}

/** `backup` is the size of the last one, where backups go into this folder. */
async function roomIn(folder: string, backup?: number): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const room = bavail * bsize;
  const says = `${fileSize(room)} are free for ${folder}`;
  if (backup !== undefined && room < backup + BACKUPS_LEAVE_FREE)
    return problem(
      'disk',
      `${says}: too little for the next backup. The last one took ${fileSize(backup)}, and ${fileSize(BACKUPS_LEAVE_FREE)} stay free. Make room, or keep fewer backups (BACKUPS_KEPT).`,
    );
  if (room < BACKUPS_LEAVE_FREE) return problem('disk', `${says}. Make room now.`);
  return room < LITTLE_ROOM ? warning('disk', `${says}. Make room before it is needed.`) : fine('disk', `${says}.`);
}

/** Tries whether the service's user can write into the backup folder, and answers why not. */
async function whyUnwritable(folder: string): Promise<string | undefined> {
  const file = join(folder, `.doctor-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, 'Written to see whether backups can be.');
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const { username } = userInfo();
    return code === 'EACCES' || code === 'EPERM'
      ? `The user ${username} may not write into ${folder}. As root: install -d -o ${username} -g ${username} -m 700 ${folder}`
      : `Backups cannot be written into ${folder}. ${worded(backupProblem(error), programLanguage)}`;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

export async function checkBackupFolder({ config }: Pick<Place, 'config'>): Promise<Finding[]> {
  const unwritable = await whyUnwritable(config.backupFolder);
  return unwritable === undefined ? [] : [problem('BACKUP_DIR', unwritable)];
}

/** Whether the running site refuses to save, as it does when its disk is full. */
export async function checkSaves(place: Place): Promise<Finding[]> {
  const { config } = place;
  if ((await whoAnswers(place)) !== 'this site') return [];
  const said = await (await get(config, '/readyz'))?.text();
  if (!said?.includes('"full"')) return [];
  return [
    problem(
      'saves',
      `They are refused, but for sign-ins and deletions: the disk of ${config.dataFolder} is full. Make room.`,
    ),
  ];
}

export async function checkDisk({ config, db }: Place): Promise<Findings> {
  const { dataFolder, backupFolder, backupCount } = config;
  const backup = (await newestBackup({ db, config }).catch(() => undefined))?.bytes ?? undefined;
  const within = backupFolder.startsWith(dataFolder);
  const unwritable = await checkBackupFolder({ config });
  const size = backupCount > 0 ? backup : undefined;
  const found = [await roomIn(dataFolder, within ? size : undefined)];
  if (unwritable.length > 0) return [...found, ...unwritable];
  return within ? found : [...found, await roomIn(backupFolder, size)];
}

/** Milliseconds after which a daily backup is missed: one day, and the time that trying again takes. */
const MISSED_AFTER = 36 * 3_600_000;

/** Whether the newest backup is of yesterday or today, and can be restored: it is tried. */
export async function checkBackups({ config, db, files }: Place, now: Date): Promise<Findings> {
  const none =
    config.backupCount === 0 ? [warning('BACKUPS_KEPT', 'It is 0: no backup is made every day. Who makes them?')] : [];
  const failed = await failedTry(db);
  const off = [...none, ...(failed === undefined ? [] : [problem('backups', failed)])];
  const newest = await newestBackup({ db, config });
  if (!newest) return [...off, warning('backups', 'There is none yet. Make one: intambwe backup')];
  if (isBackupMissing(newest.file))
    return [...off, problem('backups', `${goneBackup(newest.file)}. Make another: intambwe backup`)];
  const age = now.getTime() - Date.parse(newest.made_at);
  const made =
    age > MISSED_AFTER
      ? problem(
          'backups',
          `The newest is of ${newest.made_at}. The log says why: journalctl --unit intambwe. Make one now: intambwe backup`,
        )
      : fine('backups', `The newest is of ${newest.made_at}: ${newest.file}`);
  try {
    await verifyArchive(newest.file, files);
    return [...off, made, fine('backups', 'It can be restored.')];
  } catch (error) {
    const says = worded(backupProblem(error), programLanguage);
    if (outageOf(error) !== undefined)
      return [...off, made, problem('backups', `It could not be tested, as a copy of it needs room. ${says}`)];
    return [...off, made, problem('backups', `It cannot be restored (${says}). Make another: intambwe backup`)];
  }
}
