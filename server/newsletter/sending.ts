import { type Campaign, campaignTexts, type MissedReason, type StoredCampaignStatus } from '../../domain/campaign.ts';
import { holdLock } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { checkOptimisticLock } from '../resource/optimistic-lock.ts';
import { findCampaign, noTime } from './campaign-store.ts';
import { countConfirmed, queueFailed, queueRecipients } from './recipients.ts';

/** The campaign, locked until the transaction ends. Throws a 404 if there is none. */
export async function hold(unit: UnitOfWork, id: number): Promise<Campaign> {
  await holdLock(unit, 'newsletter');
  const found = await findCampaign(unit.db, id);
  if (!found || found.deleted_at !== null) throw notFound();
  return found;
}

async function setStatus({ db }: UnitOfWork, id: number, status: StoredCampaignStatus): Promise<void> {
  await db.updateTable('newsletter_campaigns').set({ status, problem: null }).where('id', '=', id).execute();
}

/** Records who did what to the campaign, and returns its present state. */
export async function finish(
  unit: UnitOfWork,
  action: string,
  id: number,
  more: { recipients?: number; send_at?: string | null; missed?: MissedReason } = {},
): Promise<Campaign> {
  const after = await findCampaign(unit.db, id);
  if (!after) throw notFound();
  await unit.audit({ action, resource: 'newsletter', resourceId: id, after: { subject: after.subject, ...more } });
  return after;
}

/** Sends a held campaign to so many. */
export async function begin(unit: UnitOfWork, id: number, recipients: number): Promise<Campaign> {
  await unit.db
    .updateTable('newsletter_campaigns')
    .set({ status: 'sending', started_at: unit.now, recipients, queued_up_to: 0, ...noTime })
    .where('id', '=', id)
    .execute();
  await queueRecipients(unit, id);
  return finish(unit, 'send', id, { recipients });
}

/**
 * Sends a draft to everybody who has confirmed. Throws a 409 if it is already being sent, has changed since it was `seen`,
 * or has no recipients.
 */
export async function beginSending(unit: UnitOfWork, id: number, seen: string | null | undefined): Promise<Campaign> {
  const draft = await hold(unit, id);
  if (draft.status === 'scheduled') throw conflict(campaignTexts.scheduled);
  if (draft.status !== 'draft') throw conflict(campaignTexts.begun);
  checkOptimisticLock(seen, draft);
  const recipients = await countConfirmed(unit.db);
  if (recipients === 0) throw conflict(campaignTexts.nobody);
  return begin(unit, id, recipients);
}

/** Lets no further mail go; one that is on its way arrives. */
export async function stopSending(unit: UnitOfWork, id: number): Promise<Campaign> {
  if ((await hold(unit, id)).status !== 'sending') throw conflict(campaignTexts.notSending);
  await setStatus(unit, id, 'paused');
  return finish(unit, 'stop_sending', id);
}

export async function resumeSending(unit: UnitOfWork, id: number): Promise<Campaign> {
  if ((await hold(unit, id)).status !== 'paused') throw conflict(campaignTexts.notPaused);
  await setStatus(unit, id, 'sending');
  return finish(unit, 'resume_sending', id);
}

/** Sends once more what the server refused. Those who have left meanwhile get nothing. */
export async function tryFailedAgain(unit: UnitOfWork, id: number): Promise<Campaign> {
  const { status } = await hold(unit, id);
  const recipients = await queueFailed(unit, id);
  if (recipients === 0) throw conflict(campaignTexts.noneFailed);
  if (status === 'sent') await setStatus(unit, id, 'sending');
  return finish(unit, 'send_again', id, { recipients });
}
