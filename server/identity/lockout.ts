import { sql } from 'kysely';
import { MOST_APART } from '../database/due.ts';
import type { Rows } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

/** Wrong passwords for one account from one place before the account is locked to that place. */
export const MOST_FAILURES = 10;

/** The first lock, in milliseconds. Each further one is twice as long, up to a day. */
export const FIRST_LOCK = 15 * 60_000;
const LONGEST_LOCK = 24 * 3_600_000;

/** So long after the last failure everything is forgotten, in milliseconds. */
const FORGOTTEN_AFTER = 7 * 24 * 3_600_000;

/** An account, known or not, and the place it is tried from. Never the account alone: nobody locks others out. */
export interface Attempt {
  account: string;
  network: string;
}

const before = (now: string, milliseconds: number) => new Date(Date.parse(now) - milliseconds).toISOString();
const after = (now: string, milliseconds: number) => new Date(Date.parse(now) + milliseconds).toISOString();

/**
 * Counts a password before it is looked at, in one statement, so that many at once are not more than one after the
 * other. False where the account is locked to this place, or has been tried often enough: then no password is right. A
 * locked account is written to as well, though nothing changes: it must take as long.
 */
export async function countAttempt(rows: Rows, { account, network }: Attempt, now: string): Promise<boolean> {
  const past = sql<boolean>`sign_in_failures.last_at <= ${after(now, MOST_APART)}`;
  const locked = sql<boolean>`(sign_in_failures.locked_until is not null and sign_in_failures.locked_until > ${now}
    and ${past})`;
  const remembered = sql<boolean>`(sign_in_failures.last_at > ${before(now, FORGOTTEN_AFTER)} and ${past})`;
  const counted = await rows
    .insertInto('sign_in_failures')
    .values({ account, network, failures: 1, locks: 0, locked_until: null, last_at: now })
    .onConflict((known) =>
      known.columns(['account', 'network']).doUpdateSet({
        failures: sql<number>`case when ${locked} then sign_in_failures.failures
          when sign_in_failures.locked_until is null and ${remembered} then sign_in_failures.failures + 1 else 1 end`,
        locks: sql<number>`case when ${locked} or ${remembered} then sign_in_failures.locks else 0 end`,
        locked_until: sql<string | null>`case when ${locked} then sign_in_failures.locked_until end`,
        last_at: now,
      }),
    )
    .returning(['failures', 'locked_until'])
    .executeTakeFirstOrThrow();
  return counted.locked_until === null && counted.failures <= MOST_FAILURES;
}

/** Locks the account to this place if it has failed often enough. Answers until when, once for each lock. */
export async function lockIfDue({ rows, now }: UnitOfWork, { account, network }: Attempt): Promise<string | undefined> {
  const due = await rows
    .selectFrom('sign_in_failures')
    .select('locks')
    .where('account', '=', account)
    .where('network', '=', network)
    .where('failures', '>=', MOST_FAILURES)
    .where('locked_until', 'is', null)
    .executeTakeFirst();
  if (!due) return undefined;
  const until = after(now, Math.min(FIRST_LOCK * 2 ** due.locks, LONGEST_LOCK));
  const { numUpdatedRows } = await rows
    .updateTable('sign_in_failures')
    .set({ locked_until: until, locks: due.locks + 1 })
    .where('account', '=', account)
    .where('network', '=', network)
    .where('locked_until', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? until : undefined;
}

/** The right password came from this place: what failed there before does not count. Drops what is long past, too. */
export async function forgive({ rows, now }: UnitOfWork, { account, network }: Attempt): Promise<void> {
  await rows
    .deleteFrom('sign_in_failures')
    .where((row) =>
      row.or([
        row.and([row('account', '=', account), row('network', '=', network)]),
        row('last_at', '<=', before(now, FORGOTTEN_AFTER)),
      ]),
    )
    .execute();
}

/** Takes every lock off the account, wherever it is tried from. */
export async function unlock({ rows }: UnitOfWork, userId: number, account: string): Promise<void> {
  await rows.deleteFrom('sign_in_failures').where('account', '=', account).execute();
  await rows
    .updateTable('users')
    .set({ failed_login_attempts: 0, account_locked_until: null })
    .where('id', '=', userId)
    .execute();
}
