import { type RawBuilder, sql } from 'kysely';
import { later } from '../../domain/instant.ts';
import type { Services } from '../services.ts';
import { reminderMail } from './pledge-mails.ts';
import { findPledge } from './pledges.ts';

/** Time that a gift may take to come: a transfer abroad takes a week (ms). */
const PATIENCE = 14 * 24 * 3_600_000;

/** A pledge whose time to be reminded of has been missed by so much is left alone (ms). */
const TOO_LATE = 60 * 24 * 3_600_000;

/** Reminders of one run. */
const AT_ONCE = 100;

/** A condition: the giver agreed to be reminded, has not been, and nothing has come. */
const isDue = (now: Date): RawBuilder<boolean> => sql<boolean>`status = 'open' and is_reminder_wanted
  and reminded_at is null and email <> '' and created_at <= ${later(now, -PATIENCE)} and created_at > ${later(now, -TOO_LATE)}
  and not exists (select 1 from gifts where gifts.pledge_id = pledges.id)`;

/**
 * Reminds of pledges for which nothing has come, by mail: once, only who agreed to it, and nobody who has cancelled. It is noted in
 * the transaction that puts the mail into the outbox, so that no two nodes remind of the same one.
 */
export async function remindOfPledges(
  { db, write, config }: Pick<Services, 'db' | 'write' | 'config'>,
  now: Date,
): Promise<void> {
  const due = await db
    .selectFrom('pledges')
    .select('id')
    .where(isDue(now))
    .orderBy('created_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due) {
    await write(null, async (unit) => {
      const taken = await unit.db
        .updateTable('pledges')
        .set({ reminded_at: unit.now })
        .where('id', '=', id)
        // A gift may have come since, or the person been erased.
        .where(isDue(now))
        .returning('id')
        .executeTakeFirst();
      if (!taken) return;
      const { timeZone, secretKey } = config;
      const pledge = await findPledge(unit.db, id, { timeZone, secretKey, now });
      if (pledge) await unit.mail(await reminderMail({ config, db: unit.db, now: unit.now }, pledge));
    });
  }
}
