import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Place, reachSite, withSettings } from '../backup/place.ts';
import { storedBackups } from '../backup/stored-backups.ts';
import { clockDoubt } from '../clock-check/clock-check.ts';
import { archiveLine, howCopiesAre, lineOf, NO_COPIES } from '../copies/how-copies-are.ts';
import { readArchiver } from '../copies/postgres-archive.ts';
import { isPostgres } from '../database/open.ts';
import { fileSize } from '../file-size.ts';
import { operatorMessage } from '../operator-message.ts';
import { ownFolder, versionOf } from '../release/version.ts';
import { lastTidied } from '../troubles/housekeeping.ts';
import { readMachineUpdates } from '../troubles/machine-updates.ts';
import type { Command } from './command.ts';
import { checkSecrets } from './doctor/files.ts';
import type { Finding } from './doctor/finding.ts';
import { checkBackupFolder, checkSaves } from './doctor/machine.ts';
import { checkMail } from './doctor/mail.ts';
import { countSuperusers, failedTry, goneBackup, isBackupMissing, unsentMail } from './facts.ts';
import { get, localOrigin } from './readiness.ts';
import { whoAnswers } from './who-answers.ts';

async function databaseSize({ config, db }: Place): Promise<number> {
  const size = isPostgres(config.databaseUrl)
    ? sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return (await size.execute(db)).rows[0]?.bytes ?? 0;
}

/** The name of the site that answers, which may be another than that of these settings. */
async function nameOfSite({ config }: Place): Promise<string> {
  const manifest = await get(config, '/manifest.webmanifest');
  const read = z.object({ name: z.string() }).safeParse(manifest?.ok ? await manifest.json() : undefined);
  return read.success ? `“${read.data.name}”` : 'something without a name';
}

async function running(place: Place): Promise<string> {
  const origin = localOrigin(place.config);
  const answering = await whoAnswers(place);
  if (answering === undefined) return `no: nothing answers at ${origin}`;
  if (answering === 'something else') return `no: something else answers at ${origin}, which is no site like this one`;
  if (answering === 'another site')
    return `no: something else answers at ${origin}: ${await nameOfSite(place)}, a site with other data`;
  const ready = await get(place.config, '/readyz');
  const site = `${await nameOfSite(place)} answers at ${origin}`;
  return ready?.ok ? `yes: ${site}` : `yes: ${site}, but it cannot do everything: ${await ready?.text()}`;
}

async function lastBackup({ db, config }: Place): Promise<string> {
  const { backupFolder } = config;
  if (!existsSync(backupFolder)) return `none: the folder ${backupFolder} is missing`;
  const stored = await storedBackups(db, config);
  const [newest] = stored;
  if (!newest) return `none yet in ${backupFolder}`;
  if (isBackupMissing(newest.file)) return `${newest.made_at}. ${goneBackup(newest.file)}`;
  const made = `${newest.made_at}, ${fileSize(newest.bytes)}: ${newest.file}`;
  const proven = stored.find(({ is_needed }) => is_needed);
  if (!proven) return `${made}. None is verified yet`;
  return proven === newest ? `${made}, verified` : `${made}, not verified. The last verified one: ${proven.file}`;
}

/** The security updates of the machine; nothing where they are not known. */
async function updatesFact(): Promise<{ updates?: string }> {
  const found = await readMachineUpdates().catch(() => null);
  if (!found) return {};
  const { waiting, readAt, restartSince } = found;
  const waits = waiting === 0 ? 'none waits' : `${waiting} against known holes wait: apt-get upgrade`;
  const restart = restartSince === null ? '' : '. Installed ones wait for a restart of the machine';
  return { updates: `${waits}, when last asked at ${readAt}${restart}` };
}

/** How the copies elsewhere are, each in its words. */
async function copiesElsewhere({ config: { copies, dataFolder } }: Place): Promise<string> {
  if (copies === null) return NO_COPIES;
  return (await howCopiesAre(copies, dataFolder, new Date())).map(lineOf).join('; ');
}

/** The facts that stand in the database. */
async function factsOfDatabase(place: Place) {
  const { config, db } = place;
  const server =
    config.smtpUrl === null ? `no mail server: e-mails are saved as files in ${config.dataFolder}/mail` : 'SMTP';
  const doubt = await clockDoubt(db, new Date());
  return {
    ...(doubt && { clock: `may be wrong: it was ${doubt.checked_at} when last found right. See intambwe doctor` }),
    database: `${isPostgres(config.databaseUrl) ? 'PostgreSQL' : 'SQLite'}, ${fileSize(await databaseSize(place))}`,
    'last backup': [await lastBackup(place), await failedTry(db)].filter((part) => part !== undefined).join('. '),
    ...(isPostgres(config.databaseUrl) && { archive: archiveLine(await readArchiver(db)) }),
    superusers: String(await countSuperusers(db)),
    mail: [server, await unsentMail(db)].filter((part) => part !== undefined).join(', '),
    housekeeping: (await lastTidied(db)) ?? 'has not come to its end yet',
  };
}

/** The doctor's problems that stop people from working now: saving, mail, links in mails, and backups. */
async function troublesOf(place: Place, hasDatabase: boolean): Promise<Finding[]> {
  const { smtpUrl, backupFolder } = place.config;
  const found = [
    await checkSaves(place),
    hasDatabase ? await checkSecrets(place) : [],
    smtpUrl === null ? [] : await checkMail(place),
    // The look at the folder makes it; one that is missing is told, as its disk may be.
    existsSync(backupFolder) ? await checkBackupFolder(place) : [],
  ];
  return found.flat().filter(({ level }) => level === 'problem');
}

export const status: Command = {
  takes: '',
  most: 0,
  help: 'Shows what is running, on which data, and when the last backup was made',
  run: (_, environment) =>
    withSettings(environment, async (place) => {
      const { config } = place;
      const { bavail, bsize } = await statfs(config.dataFolder);
      // It takes seconds, beside everything else.
      const updates = updatesFact();
      const away = await reachSite(place).catch((error: unknown) => operatorMessage(error, environment));
      const facts = {
        release: versionOf(ownFolder),
        running: await running(place),
        address: config.publicUrl,
        data: config.dataFolder,
        'free disk': fileSize(bavail * bsize),
        copies: await copiesElsewhere(place),
        ...(away === undefined ? await factsOfDatabase(place) : { database: away }),
        ...(await updates),
      };
      for (const [name, fact] of Object.entries(facts)) console.log(`${name.padEnd(12)} ${fact}`);
      for (const { about, says } of await troublesOf(place, away === undefined))
        console.log(`${'problem'.padEnd(12)} ${about}: ${says}`);
      if (away !== undefined) process.exitCode = 1;
    }),
};
