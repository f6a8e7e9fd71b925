import { sql } from 'kysely';
import { addMonths } from '../../domain/calendar.ts';
import { later } from '../../domain/instant.ts';
import { retentionDays, retentionMonths } from '../../domain/retention.ts';
import type { CacheTag } from '../database/content-versions.ts';
import type { Database } from '../database/open.ts';
import { forgetGivers, forgetPledges } from '../giving/personal-data.ts';
import type { Services } from '../services.ts';
import { forgetContacts, forgetDonations, forgetRegistrations, forgetSubscribers } from './forget.ts';
import { removeOldMailFiles } from './mail-files.ts';

const DAY = 24 * 3_600_000;

/** Rows that one transaction removes: both databases bound the values a statement may carry. */
const AT_ONCE = 500;

/** A query whose rows have been kept long enough. */
interface Kept<Row> {
  limit(most: number): { execute(): Promise<Row[]> };
}

/** Removes what people have sent and left, once it has been kept as long as `domain/retention.ts` says. */
export async function keepToPeriods(
  { db, write, config }: Pick<Services, 'db' | 'write' | 'config'>,
  now: Date,
): Promise<void> {
  const monthsAgo = (months: number) => addMonths(now, -months, config.timeZone).toISOString();
  const daysAgo = (days: number) => later(now, -days * DAY);

  /** Lets `forget` take rows until there are none left. */
  async function forgetAll<Row>(
    kept: Kept<Row>,
    forget: (db: Database, found: Row[]) => Promise<{ records: number }>,
    told?: CacheTag,
  ): Promise<void> {
    const forgetSome = async () => {
      const found = await kept.limit(AT_ONCE).execute();
      if (found.length === 0) return 0;
      const { records } = await write(null, async (unit) => {
        if (told) await unit.changes(told);
        return forget(unit.db, found);
      });
      return records;
    };
    while ((await forgetSome()) > 0);
  }

  await forgetAll(
    db
      .selectFrom('contact_messages')
      .select('id')
      .where((row) =>
        row.or([
          row('created_at', '<', monthsAgo(retentionMonths.contactMessages)),
          row('deleted_at', '<', daysAgo(retentionDays.trash)),
        ]),
      ),
    forgetContacts,
  );

  /** When it came to stand where it does. */
  const lastStep = sql<string>`coalesce(
    (select max(donation_status_changes.at) from donation_status_changes where donation_status_changes.donation_id = donation_interests.id),
    donation_interests.created_at)`;
  await forgetAll(
    db
      .selectFrom('donation_interests')
      .select('id')
      .where((row) =>
        row.or([
          row('deleted_at', '<', daysAgo(retentionDays.trash)),
          row.and([row('status', '=', 'declined'), row(lastStep, '<', monthsAgo(retentionMonths.declinedDonations))]),
          row.and([row('status', '=', 'donated'), row(lastStep, '<', monthsAgo(retentionMonths.donated))]),
          row.and([
            row('status', 'not in', ['declined', 'donated']),
            row(lastStep, '<', monthsAgo(retentionMonths.openDonations)),
          ]),
        ]),
      ),
    forgetDonations,
  );

  await forgetAll(
    db
      .selectFrom('event_registrations')
      .innerJoin('events', 'events.id', 'event_registrations.event_id')
      .select(['event_registrations.id', 'event_registrations.event_id'])
      .where(
        ({ fn }) => fn.coalesce('events.end_date', 'events.start_date'),
        '<',
        monthsAgo(retentionMonths.registrations),
      ),
    forgetRegistrations,
    'registrations',
  );

  await forgetAll(
    db
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where((row) =>
        row.or([
          row.and([row('status', '=', 'pending'), row('mailed_at', '<', daysAgo(retentionDays.pendingSubscriptions))]),
          row.and([row('status', '=', 'left'), row('left_at', '<', daysAgo(retentionDays.leftSubscriptions))]),
        ]),
      ),
    forgetSubscribers,
  );

  await forgetAll(
    db
      .selectFrom('pledges')
      .select(['id', 'giver_id', 'form_key'])
      .where('updated_at', '<', monthsAgo(retentionMonths.emptyPledges))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('gifts').select('gifts.id').whereRef('gifts.pledge_id', '=', 'pledges.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('gateway_payments')
              .select('gateway_payments.id')
              .whereRef('gateway_payments.pledge_id', '=', 'pledges.id')
              .where('gateway_payments.state', 'in', ['asked', 'pending']),
          ),
        ),
      ),
    forgetPledges,
  );

  // Those of whom something is known, whose last gift and pledge are as old as that, also of whoever is the same person.
  const giftsBefore = monthsAgo(retentionMonths.gifts);
  const samePerson = sql`coalesce(givers.merged_into, givers.id)`;
  await forgetAll(
    db
      .selectFrom('givers')
      .select('id')
      .where(sql<boolean>`(name <> '' or email <> '' or phone <> '')`)
      .where('created_at', '<', giftsBefore)
      .where(
        sql<boolean>`${samePerson} not in (select ${samePerson} from givers
          join gifts on gifts.giver_id = givers.id where gifts.created_at >= ${giftsBefore})`,
      )
      .where(
        sql<boolean>`${samePerson} not in (select ${samePerson} from givers
          join pledges on pledges.giver_id = givers.id where pledges.updated_at >= ${giftsBefore})`,
      ),
    async (one, found) => {
      await forgetGivers(
        one,
        found.map(({ id }) => id),
      );
      return { records: found.length };
    },
  );
  await db
    .updateTable('payments')
    .set({ payer_name: '', payer_phone: '', reference: '', text: '', statement_id: null })
    .where('created_at', '<', giftsBefore)
    .where(sql<boolean>`(payer_name <> '' or payer_phone <> '' or reference <> '' or text <> '')`)
    .execute();
  await db
    .updateTable('gateway_payments')
    .set({ phone: '' })
    .where('created_at', '<', monthsAgo(retentionMonths.askedTelephones))
    .where('next_poll_at', 'is', null)
    .where('phone', '<>', '')
    .execute();

  const mailsBefore = daysAgo(retentionDays.mails);
  await db
    .deleteFrom('mails')
    .where('campaign_id', 'is', null)
    .where((row) => row.or([row('sent_at', '<', mailsBefore), row('failed_at', '<', mailsBefore)]))
    .execute();
  await removeOldMailFiles(config, new Date(mailsBefore));
}
