import { type ExpressionBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { later } from '../../domain/instant.ts';
import { isSqlite } from '../database/columns.ts';
import { MAX_RETRY_INTERVAL } from '../database/due.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';

export type QueuedMail = Selectable<Tables['mails']>;

/** The mails of a campaign, or (null) those of no campaign: codes, confirmations, notices. */
type Campaign = number | null;

/** Lease of a mail by the process that claimed it, unless that process extends it (ms). */
const LEASE = 60_000;

/** Waits between tries, in milliseconds; after the last one the mail is given up as failed. */
const RETRY_AFTER = [5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000, 3 * 3_600_000, 12 * 3_600_000];

/** Mails that expire within this time go first: the code of a sign-in does not wait behind a thousand notices. Milliseconds. */
const URGENT = 3_600_000;

const leaseFrom = (now: Date) => later(now, LEASE);

/** The longest that a mail is put off, by the number of its tries. */
const longestWaits = [0, ...RETRY_AFTER.map((wait) => Math.max(wait, LEASE))];

/** A condition: the mail waits to be sent, and its time has come. */
const isDue = (now: Date, campaign: Campaign) => (mail: ExpressionBuilder<Tables, 'mails'>) =>
  mail.and([
    mail('campaign_id', campaign === null ? 'is' : '=', campaign),
    mail('sent_at', 'is', null),
    mail('failed_at', 'is', null),
    mail.or([
      mail('next_try_at', '<=', now.toISOString()),
      // Put off for longer than is ever done: that was reckoned before the clock was set back.
      ...longestWaits.map((wait, tries) =>
        mail.and([mail('tries', '=', tries), mail('next_try_at', '>', later(now, wait + MAX_RETRY_INTERVAL))]),
      ),
    ]),
  ]);

/** Whether a mail of this campaign, or of none, is due and not being sent. */
export async function isMailDue(db: Database, now: Date, campaign: Campaign): Promise<boolean> {
  const due = await db.selectFrom('mails').select('id').where(isDue(now, campaign)).limit(1).executeTakeFirst();
  return due !== undefined;
}

/** Takes the next due mail for this process alone. Mails that another process is taking at this moment are skipped. */
export async function claimMail(db: Database, now: Date, campaign: Campaign): Promise<QueuedMail | undefined> {
  const due = db
    .selectFrom('mails')
    .select('id')
    .where(isDue(now, campaign))
    .limit(1)
    .$if(!isSqlite(db), (query) => query.forUpdate().skipLocked());
  const urgent = due
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '<=', later(now, URGENT))
    .orderBy('expires_at');
  const next = due.orderBy('next_try_at').orderBy('id');
  return db
    .updateTable('mails')
    .set(({ eb, fn, val }) => ({
      next_try_at: leaseFrom(now),
      tries: eb('tries', '+', 1),
      is_held_up: false,
      message_name: fn.coalesce('message_name', val(crypto.randomUUID())),
    }))
    .where('id', '=', ({ fn }) => fn.coalesce(urgent, next))
    .returningAll()
    .executeTakeFirst();
}

export async function updateMail(db: Database, id: number, change: Updateable<Tables['mails']>): Promise<void> {
  await db.updateTable('mails').set(change).where('id', '=', id).execute();
}

/**
 * Extends the lease of a claimed mail until the timer it answers is cleared: a mail server may take minutes over one
 * mail, and no other process may think it forgotten.
 */
export function holdMail(db: Database, id: number, clock: () => Date): NodeJS.Timeout {
  const extend = () => updateMail(db, id, { next_try_at: leaseFrom(clock()) });
  return setInterval(() => void extend().catch(() => undefined), LEASE / 3);
}

/**
 * Makes every mail due that waits because the server took none: it has taken one now. That it was away is no fault of
 * theirs, so their tries begin again. Mails that are being sent at this moment are not touched.
 */
export async function wakeHeldUp(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_try_at: now.toISOString(), tries: 1, is_held_up: false })
    .where(sql<boolean>`is_held_up`)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

/** The new state of a mail that was not taken: to be tried again later, or given up. */
export function afterFailure(
  { tries, isFinal, isHeldUp }: { tries: number; isFinal: boolean; isHeldUp: boolean },
  reason: string,
  now: Date,
): Updateable<Tables['mails']> {
  const delay = isFinal ? undefined : RETRY_AFTER[tries - 1];
  return delay === undefined
    ? { failed_at: now.toISOString(), last_error: reason }
    : { next_try_at: later(now, delay), last_error: reason, is_held_up: isHeldUp };
}
