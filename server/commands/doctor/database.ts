import { sql } from 'kysely';
import type { Place } from '../../backup/place.ts';
import { type Database, isPostgres } from '../../database/open.ts';
import { soundnessOf } from '../../database/soundness.ts';
import { countSuperusers } from '../facts.ts';
import { type Findings, fine, problem } from './finding.ts';

/** The oldest PostgreSQL that its makers still keep. */
const OLDEST_POSTGRES = 140_000;

async function checkPostgres(db: Database): Promise<Findings> {
  const { rows: found } = await sql<{ encoding: string; version: number; name: string }>`
    select current_setting('server_encoding') as encoding,
      current_setting('server_version_num')::int as version,
      current_setting('server_version') as name`.execute(db);
  const { encoding = '', version = 0, name = '' } = found[0] ?? {};
  const written =
    encoding === 'UTF8'
      ? fine('database', 'It is written in UTF-8.')
      : problem(
          'database',
          `It is written in ${encoding}, which lacks many letters. Make one with: create database … encoding 'UTF8' template template0; then: intambwe move`,
        );
  const supported =
    version >= OLDEST_POSTGRES
      ? fine('database', `PostgreSQL ${name}.`)
      : problem('database', `PostgreSQL ${name} no longer gets security updates. Upgrade it to 14 or newer.`);
  return [written, supported];
}

function checkSqlite(file: string): Findings {
  const said = soundnessOf(file, 'quick_check');
  return said === 'ok'
    ? fine('database', 'SQLite found no damage in its file.')
    : problem(
        'database',
        `Its file is damaged (${said}). Stop the service, keep a copy of the data folder, and restore the newest backup.`,
      );
}

export const checkDatabase = async ({ config, db }: Place): Promise<Findings> =>
  isPostgres(config.databaseUrl) ? checkPostgres(db) : checkSqlite(config.databaseUrl);

export async function checkPeople({ db }: Place): Promise<Findings> {
  const superusers = await countSuperusers(db);
  if (superusers === 0)
    return problem(
      'superuser',
      'No account has every permission. Create the first account: intambwe admin sign-in-link',
    );
  return fine(
    'superuser',
    superusers === 1 ? 'One account has every permission.' : `${superusers} accounts have every permission.`,
  );
}
