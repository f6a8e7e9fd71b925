import { sql } from 'kysely';
import { addMonths } from '../domain/calendar.ts';
import type { CollectionFacts } from '../domain/collections/collection.ts';
import { collections } from '../domain/collections/registry.ts';
import { later } from '../domain/instant.ts';
import { retentionDays, retentionMonths } from '../domain/retention.ts';
import { isClockRight } from './clock-check/clock-check.ts';
import { tableOf } from './database/collection-tables.ts';
import { fillAllFolded } from './database/folded-texts.ts';
import { isPostgres } from './database/open.ts';
import { forgetOldKeys } from './forms/form-guard.ts';
import { forgetRecipients } from './forms/recipients.ts';
import { remindOfPledges } from './giving/reminders.ts';
import { keepToPeriods } from './privacy/retention.ts';
import { removeDeadRedirects } from './redirects/store.ts';
import { forgetDeleters } from './resource/deleters.ts';
import type { Services } from './services.ts';
import { removeOrphanedTexts } from './translations/orphans.ts';
import { anonymiseTrashed } from './users/anonymise.ts';

const DAY = 24 * 3_600_000;

/** Time for which staff can restore records from the trash (ms). */
const TRASH_KEPT = retentionDays.trash * DAY;

/** Retention of ended sessions and failed sign-ins (ms). */
const TRACES_KEPT = retentionDays.signIns * DAY;

/** Interval of housekeeping. Milliseconds. */
const EVERY = 3_600_000;

/** SQLite's flags: look at every table, and count anew those that have grown since they were counted last. */
const COUNT_WHAT_HAS_GROWN = sql`pragma optimize = 0x10002`;

/** A condition: no record of the other table points at the row. */
const isNotNeeded = (table: string, { table: other, column }: { table: string; column: string }) =>
  sql<boolean>`not exists (
    select 1 from ${sql.table(other)} where ${sql.ref(`${other}.${column}`)} = ${sql.ref(`${table}.id`)})`;

/** Deletes expired data for good. Nothing that is shown depends on when this runs. Run it through `tidyByRightClock`. */
export async function tidy(services: Pick<Services, 'db' | 'write' | 'clock' | 'media' | 'config'>): Promise<void> {
  const { db, media } = services;
  const now = services.clock();
  const before = (milliseconds: number) => later(now, -milliseconds);
  await db.deleteFrom('tokens').where('expires_at', '<', now.toISOString()).execute();
  await db.deleteFrom('codes').where('expires_at', '<', before(DAY)).execute();
  for (const links of ['password_links', 'sign_in_links', 'address_undos'] as const) {
    await db.deleteFrom(links).where('expires_at', '<', before(DAY)).execute();
  }
  await db.deleteFrom('sessions').where('expires_at', '<', before(TRACES_KEPT)).execute();
  await db.deleteFrom('sessions').where('ended_at', '<', before(TRACES_KEPT)).execute();
  await db.deleteFrom('sign_in_failures').where('last_at', '<', before(TRACES_KEPT)).execute();
  await forgetOldKeys(db, now);
  await forgetRecipients(db, now);
  for (const { table, neededBy } of collections.map((one: CollectionFacts) => one)) {
    const gone = tableOf(db).deleteFrom(table).where('deleted_at', '<', before(TRASH_KEPT));
    await (neededBy ? gone.where(isNotNeeded(table, neededBy)) : gone).execute();
  }
  await forgetDeleters(db);
  await removeOrphanedTexts(db);
  await removeDeadRedirects(db);
  const auditCutoff = addMonths(now, -retentionMonths.audit, services.config.timeZone).toISOString();
  await db
    .deleteFrom('audit')
    .where('at', '<', auditCutoff)
    .where(({ or, and, eb }) =>
      or([eb('resource', 'not in', ['users', 'settings']), and([eb('before', 'is', null), eb('after', 'is', null)])]),
    )
    .execute();
  await remindOfPledges(services, now);
  await anonymiseTrashed(services, now);
  await keepToPeriods(services, now);
  await fillAllFolded(db);
  await media.tidy(db, now);
  // PostgreSQL updates its own statistics, which it needs to choose an index.
  if (!isPostgres(services.config.databaseUrl)) await COUNT_WHAT_HAS_GROWN.execute(db);
}

/** Tidies, unless the clock is in doubt: then everything stays. Answers whether it did. */
export async function tidyByRightClock(services: Services): Promise<boolean> {
  const isRight = await isClockRight(services);
  if (isRight) await tidy(services);
  else services.log.error('The clock has leapt: nothing is deleted until it is right or a superuser confirms it');
  return isRight;
}

/** Runs the housekeeping now and every hour. `stop` ends that and waits for a run in progress. */
export function keepTidy(services: Services): { firstRun: Promise<void>; stop(): Promise<void> } {
  async function run(): Promise<void> {
    await tidyByRightClock(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'Housekeeping failed'),
    );
  }
  const firstRun = run();
  let last = firstRun;
  const timer = setInterval(() => {
    last = run();
  }, EVERY);
  return {
    firstRun,
    async stop() {
      clearInterval(timer);
      await last;
    },
  };
}
