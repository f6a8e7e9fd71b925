import { type RawBuilder, sql, type UpdateResult } from 'kysely';
import { addMonths } from '../../domain/calendar.ts';
import { type DonationStatus, donationStatuses } from '../../domain/donation-interest.ts';
import { later } from '../../domain/instant.ts';
import { retentionDays, retentionMonths } from '../../domain/retention.ts';
import { deleteInSlices, rangesOf, someRows, untilNoneLeft } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import type { CacheTag } from '../database/tag-parts.ts';
import { forgetGivers, forgetPledges } from '../giving/personal-data.ts';
import { forgetSentMails } from '../newsletter/sent-mails.ts';
import type { Services } from '../services.ts';
import { forgetContacts, forgetDonations, forgetRegistrations, forgetSubscribers } from './forget.ts';
import { removeOldMailFiles } from './mail-files.ts';

const DAY = 24 * 3_600_000;

/** How long an interest is kept that stands there; all others are still open. */
const monthsIn: Partial<Record<DonationStatus, number>> = {
  declined: retentionMonths.declinedDonations,
  donated: retentionMonths.donated,
};

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
  const forgetAll = <Row>(
    kept: Kept<Row>,
    forget: (db: Database, found: Row[]) => Promise<{ records: number }>,
    told?: CacheTag,
  ): Promise<void> =>
    untilNoneLeft(async (most) => {
      const found = await kept.limit(most).execute();
      if (found.length === 0) return 0;
      const { records } = await write(null, async (unit) => {
        if (told) unit.changes(told);
        return forget(unit.db, found);
      });
      return records;
    });

  /** Lets `clear` empty columns of the rows that the condition finds. */
  const clearAll = (
    table: string,
    condition: RawBuilder<unknown>,
    clear: (rows: RawBuilder<boolean>) => Promise<UpdateResult>,
  ) => untilNoneLeft(async (most) => Number((await clear(someRows(db, table, condition, most))).numUpdatedRows));

  // Each of these reads an index of what is in the trash, or of what is not.
  const trashBefore = daysAgo(retentionDays.trash);
  const contactsBefore = monthsAgo(retentionMonths.contactMessages);
  const contacts = db.selectFrom('contact_messages').select('id');
  await forgetAll(
    contacts
      .where('deleted_at', 'is not', null)
      .where((row) => row.or([row('created_at', '<', contactsBefore), row('deleted_at', '<', trashBefore)])),
    forgetContacts,
  );
  await forgetAll(contacts.where('deleted_at', 'is', null).where('created_at', '<', contactsBefore), forgetContacts);

  /** When it came to stand where it does: not before it was made. */
  const lastStep = sql<string>`coalesce(
    (select max(donation_status_changes.at) from donation_status_changes where donation_status_changes.donation_id = donation_interests.id),
    donation_interests.created_at)`;
  const donations = db.selectFrom('donation_interests').select('id');
  await forgetAll(donations.where('deleted_at', '<', trashBefore), forgetDonations);
  for (const status of donationStatuses) {
    const stoodBefore = monthsAgo(monthsIn[status] ?? retentionMonths.openDonations);
    const stood = donations
      .where('status', '=', status)
      .where('created_at', '<', stoodBefore)
      .where(lastStep, '<', stoodBefore);
    await forgetAll(stood.where('deleted_at', 'is', null), forgetDonations);
    await forgetAll(stood.where('deleted_at', 'is not', null), forgetDonations);
  }

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

  const emptyPledges = db
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
    );
  for await (const range of rangesOf(db, 'pledges')) await forgetAll(emptyPledges.where(range), forgetPledges);

  // Those of whom something is known, whose last gift and pledge are as old as that, also of whoever is the same person.
  const giftsBefore = monthsAgo(retentionMonths.gifts);
  const person = sql`coalesce(givers.merged_into, givers.id)`;
  const hasNone = (table: 'gifts' | 'pledges', moment: string) => {
    const records = sql.table(table);
    return sql<boolean>`not exists (select 1 from givers as same
      join ${records} on ${sql.ref(`${table}.giver_id`)} = same.id
      where (same.id = ${person} or same.merged_into = ${person}) and ${sql.ref(`${table}.${moment}`)} >= ${giftsBefore})`;
  };
  const longGone = db
    .selectFrom('givers')
    .select('id')
    .where(sql<boolean>`(name <> '' or email <> '' or phone <> '')`)
    .where('created_at', '<', giftsBefore)
    .where(hasNone('gifts', 'created_at'))
    .where(hasNone('pledges', 'updated_at'));
  for await (const range of rangesOf(db, 'givers'))
    await forgetAll(longGone.where(range), async (one, found) => {
      await forgetGivers(
        one,
        found.map(({ id }) => id),
      );
      return { records: found.length };
    });
  await clearAll(
    'payments',
    sql`created_at < ${giftsBefore} and (payer_name <> '' or payer_phone <> '' or reference <> '' or text <> '')`,
    (rows) =>
      db
        .updateTable('payments')
        .set({ payer_name: '', payer_phone: '', reference: '', text: '', statement_id: null })
        .where(rows)
        .executeTakeFirst(),
  );
  await clearAll(
    'gateway_payments',
    sql`created_at < ${monthsAgo(retentionMonths.askedTelephones)} and next_poll_at is null and phone <> ''`,
    (rows) => db.updateTable('gateway_payments').set({ phone: '' }).where(rows).executeTakeFirst(),
  );

  const mailsBefore = daysAgo(retentionDays.mails);
  for (const moment of ['sent_at', 'failed_at'])
    await deleteInSlices(db, 'mails', sql`${sql.ref(moment)} < ${mailsBefore} and campaign_id is null`);
  await forgetSentMails(db, mailsBefore);
  await removeOldMailFiles(config, new Date(mailsBefore));
}
