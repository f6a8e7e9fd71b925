import { sql } from 'kysely';
import { addMonths } from '../../domain/calendar.ts';
import { later } from '../../domain/instant.ts';
import { retentionDays, retentionMonths } from '../../domain/retention.ts';
import type { Services } from '../services.ts';
import { forgetContacts, forgetDonations, forgetRegistrations, forgetSubscribers } from './forget.ts';
import { removeOldMailFiles } from './mail-files.ts';

const DAY = 24 * 3_600_000;

/** Rows that one transaction removes: both databases bound the values a statement may carry. */
const AT_ONCE = 500;

type TestApp = Pick<Services, 'db' | 'write' | 'config'>;

/** Lets `forget` take rows until there are none left. */
async function untilNone<Row>(
  read: () => Promise<Row[]>,
  forget: (found: Row[]) => Promise<{ records: number }>,
): Promise<void> {
  while ((await forget(await read())).records > 0);
}

/** Removes what people have sent and left, once it has been kept as long as `domain/retention.ts` says. */
export async function keepToPeriods({ db, write, config }: TestApp, now: Date): Promise<void> {
  const monthsAgo = (months: number) => addMonths(now, -months, config.timeZone).toISOString();
  const daysAgo = (days: number) => later(now, -days * DAY);

  await untilNone(
    () =>
      db
        .selectFrom('contact_messages')
        .select(['id', 'created_at'])
        .where('created_at', '<', monthsAgo(retentionMonths.contactMessages))
        .limit(AT_ONCE)
        .execute(),
    (found) => write(null, (unit) => forgetContacts(unit.db, found)),
  );

  /** When it came to stand where it does. */
  const lastStep = sql<string>`coalesce(
    (select max(donation_status_changes.at) from donation_status_changes where donation_status_changes.donation_id = donation_interests.id),
    donation_interests.created_at)`;
  await untilNone(
    () =>
      db
        .selectFrom('donation_interests')
        .select(['id', 'created_at'])
        .where((row) =>
          row.or([
            row.and([row('status', '=', 'declined'), row(lastStep, '<', monthsAgo(retentionMonths.declinedDonations))]),
            row.and([row('status', '=', 'donated'), row(lastStep, '<', monthsAgo(retentionMonths.donated))]),
            row.and([
              row('status', 'not in', ['declined', 'donated']),
              row(lastStep, '<', monthsAgo(retentionMonths.openDonations)),
            ]),
          ]),
        )
        .limit(AT_ONCE)
        .execute(),
    (found) => write(null, (unit) => forgetDonations(unit.db, found)),
  );

  await untilNone(
    () =>
      db
        .selectFrom('event_registrations')
        .innerJoin('events', 'events.id', 'event_registrations.event_id')
        .select(['event_registrations.id', 'event_registrations.created_at', 'event_registrations.event_id'])
        .where(
          ({ fn }) => fn.coalesce('events.end_date', 'events.start_date'),
          '<',
          monthsAgo(retentionMonths.registrations),
        )
        .limit(AT_ONCE)
        .execute(),
    (found) =>
      write(null, async (unit) => {
        if (found.length > 0) await unit.changes('registrations');
        return forgetRegistrations(unit.db, found);
      }),
  );

  await untilNone(
    () =>
      db
        .selectFrom('newsletter_subscribers')
        .select(['id', 'created_at', 'mailed_at'])
        .where((row) =>
          row.or([
            row.and([
              row('status', '=', 'pending'),
              row('mailed_at', '<', daysAgo(retentionDays.pendingSubscriptions)),
            ]),
            row.and([row('status', '=', 'left'), row('left_at', '<', daysAgo(retentionDays.leftSubscriptions))]),
          ]),
        )
        .limit(AT_ONCE)
        .execute(),
    (found) => write(null, (unit) => forgetSubscribers(unit.db, found)),
  );

  const mailsBefore = daysAgo(retentionDays.mails);
  await db
    .deleteFrom('mails')
    .where('campaign_id', 'is', null)
    .where((row) => row.or([row('sent_at', '<', mailsBefore), row('failed_at', '<', mailsBefore)]))
    .execute();
  await removeOldMailFiles(config, new Date(mailsBefore));
}
