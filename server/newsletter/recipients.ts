import type { FailedRecipient } from '../../domain/campaign.ts';
import { holdLock } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { howMany, type Listed, runList, type Slice } from '../resource/listing.ts';

/** Recipients queued in one transaction, so that other writes do not wait long. */
const BATCH = 500;

export const countConfirmed = (db: Database): Promise<number> =>
  howMany(db.selectFrom('newsletter_subscribers').where('status', '=', 'confirmed'));

/** Puts the next recipients of a campaign in progress into the outbox: those who were subscribed when it began. */
export async function queueRecipients(unit: UnitOfWork, campaign: number): Promise<void> {
  const { db, now } = unit;
  await holdLock(unit, 'newsletter');
  const found = await db
    .selectFrom('newsletter_campaigns')
    .select(['queued_up_to', 'started_at'])
    .where('id', '=', campaign)
    .where('status', '=', 'sending')
    .executeTakeFirst();
  if (!found || found.queued_up_to === null) return;
  const queued = await db
    .insertInto('mails')
    .columns(['campaign_id', 'subscriber_id', 'recipient', 'subject', 'body', 'created_at', 'next_try_at'])
    .expression(
      db
        .selectFrom('newsletter_subscribers')
        .select(({ val, ref }) => [
          val(campaign).as('campaign_id'),
          ref('id').as('subscriber_id'),
          val('').as('recipient'),
          val('').as('subject'),
          val('').as('body'),
          val(now).as('created_at'),
          val(now).as('next_try_at'),
        ])
        .where('status', '=', 'confirmed')
        .where('confirmed_at', '<=', found.started_at)
        .where('id', '>', found.queued_up_to)
        .orderBy('id')
        .limit(BATCH),
    )
    .returning('subscriber_id')
    .execute();
  const last = Math.max(...queued.map(({ subscriber_id }) => subscriber_id ?? 0));
  await db
    .updateTable('newsletter_campaigns')
    .set({ queued_up_to: queued.length < BATCH ? null : last })
    .where('id', '=', campaign)
    .execute();
}

/** Ends a campaign of which nothing is left to be sent. */
export async function finishCampaign(db: Database, campaign: number, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_campaigns')
    .set({ status: 'sent', finished_at: now.toISOString(), problem: null })
    .where('id', '=', campaign)
    .where('status', '=', 'sending')
    .where('queued_up_to', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mails')
            .select('mails.id')
            .where('campaign_id', '=', campaign)
            .where('sent_at', 'is', null)
            .where('failed_at', 'is', null),
        ),
      ),
    )
    .execute();
}

/** Puts the failed mails of a campaign back into the queue. Answers how many they are. */
export async function queueFailed({ db, now }: UnitOfWork, campaign: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ failed_at: null, tries: 0, next_try_at: now, last_error: null })
    .where('campaign_id', '=', campaign)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The recipients of a campaign whose mails failed, in the order in which they were queued. */
export async function listFailed(db: Database, campaign: number, slice: Slice): Promise<Listed<FailedRecipient>> {
  const list = db
    .selectFrom('mails')
    .leftJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'mails.subscriber_id')
    .select(['mails.id', 'mails.last_error', 'newsletter_subscribers.email'])
    .where('mails.campaign_id', '=', campaign)
    .where('mails.sent_at', 'is', null)
    .where('mails.failed_at', 'is not', null)
    .orderBy('mails.id');
  const { count, results } = await runList(db, list, slice, 'mails.id');
  return { count, results: results.map(({ id, last_error, email }) => ({ id, email, reason: last_error ?? '' })) };
}
