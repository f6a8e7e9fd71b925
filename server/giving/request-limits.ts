import { later } from '../../domain/instant.ts';
import { phoneNumber } from '../../domain/phone.ts';
import { replyText } from '../../domain/reply-text.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { HttpError } from '../http/http-error.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Requests to telephones within an hour, for the site as a whole: one a minute is more than a busy appeal brings, and less than makes
 * the organisation a nuisance in the whole country, from however many places somebody has it ask. Whoever comes later pays by the
 * reference. The requests themselves are counted, so several nodes count together.
 */
const MAX_OF_SITE = 60;

/** Those of them to numbers that their pledge does not name: a gift that somebody else pays is rare. */
const MAX_TO_OTHERS = 10;

/** Throws a 429 where the site, or the numbers that no pledge names, have been asked enough within the last hour. */
export async function expectQuietSite(
  { db, now }: UnitOfWork,
  asked: { pledge_id: number; phone: string },
): Promise<void> {
  const latest = await db
    .selectFrom('gateway_payments')
    .innerJoin('pledges', 'pledges.id', 'gateway_payments.pledge_id')
    .select(['gateway_payments.phone', 'gateway_payments.created_at', 'pledges.phone as named'])
    .where('gateway_payments.created_at', '>', later(now, -HOUR))
    .orderBy('gateway_payments.created_at', 'desc')
    .limit(MAX_OF_SITE)
    .execute();
  const { named } = await db
    .selectFrom('pledges')
    .select('phone as named')
    .where('id', '=', asked.pledge_id)
    .executeTakeFirstOrThrow();
  const isToOther = (one: { phone: string; named: string }) => phoneNumber(one.named) !== one.phone;
  const toOthers = latest.filter(isToOther);
  const full = latest[MAX_OF_SITE - 1] ?? (isToOther({ ...asked, named }) ? toOthers[MAX_TO_OTHERS - 1] : undefined);
  if (full === undefined) return;
  const wait = Date.parse(full.created_at) + HOUR - Date.parse(now);
  const detail = replyText('telephonesAskedEnough', Math.ceil(wait / MINUTE));
  throw new HttpError(429, { detail }, { 'retry-after': String(Math.ceil(wait / 1000)) });
}
