import { sql } from 'kysely';
import type { Place } from '../../backup/place.ts';
import { isSqlite } from '../../database/columns.ts';
import { linkingTexts, wrongLinks } from '../../database/migrations/file-links.ts';
import { type Database, isPostgres } from '../../database/open.ts';
import { soundnessOf } from '../../database/soundness.ts';
import { countWrongSums } from '../../giving/kept-sums.ts';
import { wrongStates } from '../../translations/states.ts';
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

/** Checks that what is stored of the files that texts link to is what the texts say. */
export async function checkFileLinks({ db }: Pick<Place, 'db'>): Promise<Findings> {
  const wrong: string[] = [];
  for (const text of linkingTexts) {
    const { rows } = await wrongLinks(text, isSqlite(db)).execute(db);
    const count = Number(rows[0]?.count);
    if (count > 0) wrong.push(`${count} of ${text.table}.${text.column}`);
  }
  return wrong.length === 0
    ? fine('uses', 'What is stored of the uses of files is what the texts say.')
    : problem(
        'uses',
        `Uses of files are not stored as the texts have them: ${wrong.join(', ')}. Something has switched the triggers of the database off. A backup that is restored has them right again.`,
      );
}

/** Compares the stored sums of gifts with the rows that they add up. */
export async function checkGifts({ db }: Pick<Place, 'db'>): Promise<Findings> {
  const wrong = await countWrongSums(db);
  return wrong === 0
    ? fine('gifts', 'The sums that are kept of gifts and pledges are those of their rows.')
    : problem(
        'gifts',
        `The sums kept of ${wrong} gifts and pledges are not those of their rows: somebody has changed the database without its triggers. Restore the newest backup.`,
      );
}

/** Checks that the board of translations says what the texts say. */
export async function checkTranslations({ db }: Place): Promise<Findings> {
  const waiting = await db.selectFrom('changed_texts').select('id').limit(1).executeTakeFirst();
  if (waiting)
    return fine('translations', 'How far they are is worked out when the service runs, or the board is opened.');
  const wrong = await wrongStates(db);
  return wrong === 0
    ? fine('translations', 'The board of translations says what the texts say.')
    : problem('translations', `The board of translations is wrong about ${wrong} records. Save each of them again.`);
}
