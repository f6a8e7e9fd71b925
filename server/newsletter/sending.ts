import { type Letter, type LetterStatus, letterTexts } from '../../domain/letter.ts';
import { holdLock } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { assertUnchanged } from '../resource/meanwhile.ts';
import { letterStore } from './letter-store.ts';
import { countConfirmed, queueFailed, queueRecipients } from './recipients.ts';

/** The letter, which nobody else changes until the transaction ends. Throws a 404 where there is none. */
async function hold(unit: UnitOfWork, id: number): Promise<Letter> {
  await holdLock(unit, 'newsletter');
  const found = await letterStore.find(unit.rows, id);
  if (!found || found.deleted_at !== null) throw notFound();
  return found;
}

async function setStatus({ rows }: UnitOfWork, id: number, status: LetterStatus): Promise<void> {
  await rows.updateTable('newsletter_letters').set({ status, problem: null }).where('id', '=', id).execute();
}

/** Writes down who did what to the letter, and answers how it stands now. */
async function finish(unit: UnitOfWork, action: string, id: number, recipients?: number): Promise<Letter> {
  const after = await letterStore.find(unit.rows, id);
  if (!after) throw notFound();
  const told = { subject: after.subject, ...(recipients === undefined ? {} : { recipients }) };
  await unit.audit({ action, resource: 'newsletter', resourceId: id, after: told });
  return after;
}

/**
 * Sends a draft off to everybody who has confirmed. Throws a 409 when it is on its way already, is no more as it was
 * `seen`, or when there is nobody.
 */
export async function beginSending(unit: UnitOfWork, id: number, seen: string | null | undefined): Promise<Letter> {
  const draft = await hold(unit, id);
  if (draft.status !== 'draft') throw conflict(letterTexts.begun);
  assertUnchanged(seen, draft);
  const recipients = await countConfirmed(unit.rows);
  if (recipients === 0) throw conflict(letterTexts.nobody);
  await unit.rows
    .updateTable('newsletter_letters')
    .set({ status: 'sending', started_at: unit.now, recipients, queued_up_to: 0 })
    .where('id', '=', id)
    .execute();
  await queueRecipients(unit, id);
  return finish(unit, 'send', id, recipients);
}

/** Lets no further mail go; one that is on its way arrives. */
export async function stopSending(unit: UnitOfWork, id: number): Promise<Letter> {
  if ((await hold(unit, id)).status !== 'sending') throw conflict(letterTexts.notSending);
  await setStatus(unit, id, 'paused');
  return finish(unit, 'stop_sending', id);
}

export async function resumeSending(unit: UnitOfWork, id: number): Promise<Letter> {
  if ((await hold(unit, id)).status !== 'paused') throw conflict(letterTexts.notPaused);
  await setStatus(unit, id, 'sending');
  return finish(unit, 'resume_sending', id);
}

/** Sends once more what the server refused. Those who have left meanwhile get nothing. */
export async function tryFailedAgain(unit: UnitOfWork, id: number): Promise<Letter> {
  const { status } = await hold(unit, id);
  const recipients = await queueFailed(unit, id);
  if (recipients === 0) throw conflict(letterTexts.noneFailed);
  if (status === 'sent') await setStatus(unit, id, 'sending');
  return finish(unit, 'send_again', id, recipients);
}
