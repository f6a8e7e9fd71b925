import { sql } from 'kysely';
import type { CollectionFacts } from '../domain/collections/collection.ts';
import { collections } from '../domain/collections/registry.ts';
import { later } from '../domain/instant.ts';
import { retentionDays } from '../domain/retention.ts';
import { isClockRight, noteTidied } from './clock-check/clock-check.ts';
import { tableOf } from './database/collection-tables.ts';
import { fillAllFolded } from './database/folded-texts.ts';
import { deleteInSlices, someRows, untilNoneLeft } from './database/in-slices.ts';
import { mergeWords } from './database/merge-words.ts';
import { countWhatHasGrown } from './database/statistics.ts';
import type { Write } from './database/unit-of-work.ts';
import { forgetOldKeys } from './forms/form-guard.ts';
import { forgetRecipients } from './forms/recipients.ts';
import { putSumsTogether } from './giving/kept-sums.ts';
import { remindOfPledges } from './giving/reminders.ts';
import { removeOldStates } from './going-back/kept-states.ts';
import { changePlacesOfAll } from './main-language/change.ts';
import { keepToPeriods } from './privacy/retention.ts';
import { removeDeadRedirects } from './redirects/store.ts';
import { forgetDeleters } from './resource/deleters.ts';
import { pruneVersions } from './resource/versions.ts';
import { noteDelivered } from './senders/delivered.ts';
import type { Services } from './services.ts';
import { forgetMissed } from './site-search/missed-words.ts';
import { removeTexts } from './translations/store.ts';
import { anonymiseTrashed } from './users/anonymise.ts';

const DAY = 24 * 3_600_000;

/** Time for which staff can restore records from the trash (ms). */
const TRASH_KEPT = retentionDays.trash * DAY;

/** Retention of ended sessions (ms). */
const TRACES_KEPT = retentionDays.signIns * DAY;

/** Interval of housekeeping. Milliseconds. */
const EVERY = 3_600_000;

/** A condition: no record of the other table points at the row. */
const isNotNeeded = (table: string, { table: other, column }: { table: string; column: string }) =>
  sql<boolean>`not exists (
    select 1 from ${sql.table(other)} where ${sql.ref(`${other}.${column}`)} = ${sql.ref(`${table}.id`)})`;

/** Deletes the records of a collection that came into its trash before this moment, with their translations and versions. */
const emptyTrash = (write: Write, { name, table, neededBy }: CollectionFacts, before: string): Promise<void> =>
  untilNoneLeft((most) =>
    write(null, async (unit) => {
      const due = sql<boolean>`deleted_at < ${before} and ${neededBy ? isNotNeeded(table, neededBy) : sql`true`}`;
      const gone = await tableOf(unit.db)
        .deleteFrom(table)
        .where(someRows(unit.db, table, due, most))
        .returning('id')
        .execute();
      if (gone.length > 0)
        await removeTexts(
          unit,
          name,
          gone.map(({ id }) => Number(id)),
        );
      return gone.length;
    }),
  );

/** Deletes expired data for good. Nothing that is shown depends on when this runs. Run it through `tidyByRightClock`. */
export async function tidy(services: Pick<Services, 'db' | 'write' | 'clock' | 'media' | 'config'>): Promise<void> {
  const { db, media } = services;
  const now = services.clock();
  const before = (milliseconds: number) => later(now, -milliseconds);
  await deleteInSlices(db, 'tokens', sql`expires_at < ${now.toISOString()}`);
  for (const links of ['codes', 'password_links', 'sign_in_links', 'address_undos']) {
    await deleteInSlices(db, links, sql`expires_at < ${before(DAY)}`);
  }
  await deleteInSlices(db, 'sessions', sql`expires_at < ${before(TRACES_KEPT)}`);
  await deleteInSlices(db, 'sessions', sql`ended_at < ${before(TRACES_KEPT)}`);
  await forgetOldKeys(db, now);
  await forgetRecipients(db, now);
  for (const collection of collections) await emptyTrash(services.write, collection, before(TRASH_KEPT));
  await forgetDeleters(db);
  await forgetMissed(db, now, services.config.timeZone);
  await pruneVersions(db, now);
  await services.write(null, removeDeadRedirects);
  await noteDelivered(services);
  await remindOfPledges(services, now);
  await anonymiseTrashed(services, now);
  await keepToPeriods(services, now);
  await fillAllFolded(db);
  await mergeWords(db);
  await putSumsTogether(db);
  await media.tidy(db, now);
  await changePlacesOfAll(services);
  await removeOldStates(services, now);
  await countWhatHasGrown(db);
}

/** Tidies, unless the clock is in doubt: then everything stays. Answers whether it did. */
export async function tidyByRightClock(services: Services): Promise<boolean> {
  const isRight = await isClockRight(services);
  if (isRight) {
    await tidy(services);
    await services.write(null, noteTidied);
  } else services.log.error('The clock has leapt: nothing is deleted until it is right or a superuser confirms it');
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
