import { addMonths } from '../../domain/calendar.ts';
import { type Campaign, campaignTexts, MAX_LATE, MAX_MONTHS_AHEAD, type MissedReason } from '../../domain/campaign.ts';
import { clockDoubt } from '../clock-check/clock-check.ts';
import { holdLock } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { badRequest, conflict } from '../http/http-error.ts';
import { checkOptimisticLock, stampAfter } from '../resource/optimistic-lock.ts';
import type { Services } from '../services.ts';
import { isScheduled, noTime } from './campaign-store.ts';
import { countConfirmed } from './recipients.ts';
import { begin, finish, hold } from './sending.ts';

/** Throws a 400 for a moment at which nothing can be let out. */
function expectToCome(send_at: string, now: string, timeZone: string): void {
  const wrong = (text: string) => badRequest(text, { send_at: [text] });
  if (send_at <= now) throw wrong(campaignTexts.passed);
  if (send_at > addMonths(new Date(now), MAX_MONTHS_AHEAD, timeZone).toISOString()) throw wrong(campaignTexts.tooFar);
}

/**
 * Lets a draft go out at a moment, or at another one than it was to. Throws a 409 if it has begun to go out, has changed since it
 * was seen, or has no recipients.
 */
export async function schedule(
  unit: UnitOfWork,
  id: number,
  { send_at, updated_at: seen }: { send_at: string; updated_at?: string | null | undefined },
  timeZone: string,
): Promise<Campaign> {
  const before = await hold(unit, id);
  if (before.status !== 'draft' && before.status !== 'scheduled') throw conflict(campaignTexts.begun);
  checkOptimisticLock(seen, before);
  expectToCome(send_at, unit.now, timeZone);
  if ((await countConfirmed(unit.db)) === 0) throw conflict(campaignTexts.nobody);
  await unit.db
    .updateTable('newsletter_campaigns')
    .set({ send_at, missed: null, updated_at: stampAfter(before.updated_at, unit.now) })
    .where('id', '=', id)
    .execute();
  return finish(unit, 'schedule', id, { send_at });
}

/** Makes it a draft again, which does not go out by itself. */
export async function unschedule(unit: UnitOfWork, id: number): Promise<Campaign> {
  const before = await hold(unit, id);
  if (before.status !== 'scheduled') throw conflict(campaignTexts.notScheduled);
  await unit.db
    .updateTable('newsletter_campaigns')
    .set({ ...noTime, updated_at: stampAfter(before.updated_at, unit.now) })
    .where('id', '=', id)
    .execute();
  return finish(unit, 'unschedule', id, { send_at: before.send_at });
}

/** It does not go out, and says why. */
async function miss(unit: UnitOfWork, id: number, missed: MissedReason): Promise<void> {
  await unit.db.updateTable('newsletter_campaigns').set({ missed }).where('id', '=', id).execute();
  await finish(unit, 'miss', id, { missed });
}

/** Sends one campaign, if its time has come and nobody else has begun, moved or deleted it meanwhile. */
async function sendOne(unit: UnitOfWork, id: number): Promise<void> {
  await holdLock(unit, 'newsletter');
  const found = await unit.db
    .selectFrom('newsletter_campaigns')
    .select('send_at')
    .where('id', '=', id)
    .where(isScheduled)
    .where('send_at', '<=', unit.now)
    .executeTakeFirst();
  if (!found?.send_at) return;
  if (Date.parse(unit.now) - Date.parse(found.send_at) > MAX_LATE) return miss(unit, id, 'late');
  const recipients = await countConfirmed(unit.db);
  if (recipients === 0) return miss(unit, id, 'nobody');
  await begin(unit, id, recipients);
}

/** Sends the campaigns whose time has come, each once. By a clock that has leapt none goes: mail cannot be called back. */
export async function sendDue(
  { db, write }: Pick<Services, 'db' | 'write'>,
  due: readonly number[],
  now: Date,
): Promise<void> {
  if ((await clockDoubt(db, now)) !== null) return;
  for (const id of due) await write(null, (unit) => sendOne(unit, id));
}
