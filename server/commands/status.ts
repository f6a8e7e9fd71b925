import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Place, withSite } from '../backup/place.ts';
import { type Database, isPostgres } from '../database/open.ts';
import { fileSize } from '../file-size.ts';
import { activeSuperusers } from '../identity/accounts.ts';
import { ownFolder, versionOf } from '../release/version.ts';
import { howMany } from '../resource/listing.ts';
import type { Command } from './command.ts';
import { get, localOrigin } from './readiness.ts';

async function databaseSize({ config, db }: Place): Promise<number> {
  const size = isPostgres(config.databaseUrl)
    ? sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return (await size.execute(db)).rows[0]?.bytes ?? 0;
}

/** The newest backup that is whole. */
export const newestBackup = (db: Database) =>
  db
    .selectFrom('backups')
    .select(['file', 'made_at', 'bytes', 'proven_at'])
    .where('bytes', 'is not', null)
    .orderBy('made_at', 'desc')
    .executeTakeFirst();

/** Whether a backup was removed, or stayed in another place; where its folder cannot be looked into, it may be there. */
export function isGone(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

export const goneBackup = (file: string) => `The file of the last backup no longer exists: ${file}`;

/** The number of accounts with every permission. */
export const countSuperusers = (db: Database): Promise<number> => howMany(activeSuperusers(db));

async function running({ config }: Place): Promise<string> {
  const alive = await get(config, '/healthz');
  if (!alive) return `no: nothing answers at ${localOrigin(config)}`;
  const ready = await get(config, '/readyz');
  return ready?.ok ? `yes, at ${localOrigin(config)}` : `yes, but it cannot do everything: ${await ready?.text()}`;
}

async function lastBackup({ db }: Place): Promise<string> {
  const newest = await newestBackup(db);
  if (!newest) return 'none yet';
  if (isGone(newest.file)) return `${newest.made_at}. ${goneBackup(newest.file)}`;
  const proof = newest.proven_at === null ? 'not verified' : 'verified';
  return `${newest.made_at}, ${fileSize(newest.bytes ?? 0)}, ${proof}: ${newest.file}`;
}

export const status: Command = {
  takes: '',
  most: 0,
  help: 'Shows what is running, on which data, and when the last backup was made',
  run: (_, environment) =>
    withSite(environment, async (place) => {
      const { config, db } = place;
      const { bavail, bsize } = await statfs(config.dataFolder);
      const facts = {
        release: versionOf(ownFolder),
        running: await running(place),
        address: config.publicUrl,
        data: config.dataFolder,
        database: `${isPostgres(config.databaseUrl) ? 'PostgreSQL' : 'SQLite'}, ${fileSize(await databaseSize(place))}`,
        'free disk': fileSize(bavail * bsize),
        'last backup': await lastBackup(place),
        superusers: String(await countSuperusers(db)),
        mail:
          config.smtpUrl === null ? `no mail server: e-mails are saved as files in ${config.dataFolder}/mail` : 'SMTP',
      };
      for (const [name, fact] of Object.entries(facts)) console.log(`${name.padEnd(12)} ${fact}`);
    }),
};
