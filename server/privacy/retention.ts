import { sql } from 'kysely';
import { addMonths } from '../../domain/calendar.ts';
import { daysKept, monthsKept } from '../../domain/retention.ts';
import type { Desk } from '../desk.ts';
import { forgetContacts, forgetDonations, forgetRegistrations, forgetSubscribers } from './forget.ts';
import { removeOldMailFiles } from './mail-files.ts';

const DAY = 24 * 3_600_000;

/** Rows that one transaction removes: both databases bound the values a statement may carry. */
const AT_ONCE = 500;

type House = Pick<Desk, 'rows' | 'write' | 'config'>;

/** Lets `forget` take rows until there are none left. */
async function untilNone<Row>(
  read: () => Promise<Row[]>,
  forget: (found: Row[]) => Promise<{ things: number }>,
): Promise<void> {
  while ((await forget(await read())).things > 0);
}

/** Removes what people have sent and left, once it has been kept as long as `domain/retention.ts` says. */
export async function keepToPeriods({ rows, write, config }: House, now: Date): Promise<void> {
  const monthsAgo = (months: number) => addMonths(now, -months, config.timeZone).toISOString();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY).toISOString();

  await untilNone(
    () =>
      rows
        .selectFrom('contact_messages')
        .select(['id', 'created_at'])
        .where('created_at', '<', monthsAgo(monthsKept.contactMessages))
        .limit(AT_ONCE)
        .execute(),
    (found) => write(null, (unit) => forgetContacts(unit.rows, found)),
  );

  /** When it came to stand where it does. */
  const lastStep = sql<string>`coalesce(
    (select max(donation_moves.at) from donation_moves where donation_moves.donation_id = donation_interests.id),
    donation_interests.created_at)`;
  await untilNone(
    () =>
      rows
        .selectFrom('donation_interests')
        .select(['id', 'created_at'])
        .where((row) =>
          row.or([
            row.and([row('status', '=', 'declined'), row(lastStep, '<', monthsAgo(monthsKept.declinedDonations))]),
            row.and([row('status', '=', 'donated'), row(lastStep, '<', monthsAgo(monthsKept.donated))]),
            row.and([
              row('status', 'not in', ['declined', 'donated']),
              row(lastStep, '<', monthsAgo(monthsKept.openDonations)),
            ]),
          ]),
        )
        .limit(AT_ONCE)
        .execute(),
    (found) => write(null, (unit) => forgetDonations(unit.rows, found)),
  );

  await untilNone(
    () =>
      rows
        .selectFrom('event_registrations')
        .innerJoin('events', 'events.id', 'event_registrations.event_id')
        .select(['event_registrations.id', 'event_registrations.created_at', 'event_registrations.event_id'])
        .where(
          ({ fn }) => fn.coalesce('events.end_date', 'events.start_date'),
          '<',
          monthsAgo(monthsKept.registrations),
        )
        .limit(AT_ONCE)
        .execute(),
    (found) =>
      write(null, async (unit) => {
        if (found.length > 0) await unit.changes('registrations');
        return forgetRegistrations(unit.rows, found);
      }),
  );

  await untilNone(
    () =>
      rows
        .selectFrom('newsletter_subscribers')
        .select(['id', 'created_at', 'mailed_at'])
        .where((row) =>
          row.or([
            row.and([row('status', '=', 'pending'), row('mailed_at', '<', daysAgo(daysKept.pendingSubscriptions))]),
            row.and([row('status', '=', 'left'), row('left_at', '<', daysAgo(daysKept.leftSubscriptions))]),
          ]),
        )
        .limit(AT_ONCE)
        .execute(),
    (found) => write(null, (unit) => forgetSubscribers(unit.rows, found)),
  );

  const mailsBefore = daysAgo(daysKept.mails);
  await rows
    .deleteFrom('mails')
    .where('campaign_id', 'is', null)
    .where((row) => row.or([row('sent_at', '<', mailsBefore), row('failed_at', '<', mailsBefore)]))
    .execute();
  await removeOldMailFiles(config, new Date(mailsBefore));
}
