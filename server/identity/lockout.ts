import { sql } from 'kysely';
import { later } from '../../domain/instant.ts';
import { MAX_RETRY_INTERVAL } from '../database/due.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

/** Wrong passwords for one account from one place before the account is locked to that place. */
export const MAX_FAILURES = 10;

/**
 * Factor by which a larger network's limit exceeds that of one within it: no small network can use up the larger limit,
 * because even after waiting for its own locks it gets at most 8 limits in before the larger count expires. The
 * calculation is in docs/decisions/0017-the-second-step.md.
 */
const TIMES_LARGER = 10;

/** The first lock, in milliseconds. Each further one is twice as long, up to a day. */
export const FIRST_LOCK = 15 * 60_000;
const MAX_LOCK = 24 * 3_600_000;

/** Failures older than this are forgotten, in milliseconds. */
const MAX_LOCKOUT_MEMORY = 7 * 24 * 3_600_000;

/** One way of trying an account, known or not. It is never the account alone: nobody can lock others out. */
export interface Attempt {
  account: string;
  /** The network of the try, or the proof of the client that gave the right password. */
  network: string;
  /** So many failures in a row lock it. */
  most: number;
  /** So long after the last failure everything is forgotten, in milliseconds. */
  forgottenAfter: number;
}

/** A password from these networks, a place and what larger networks around it are counted, the nearest first. */
export function passwordAttempts(account: string, networks: readonly string[]): Attempt[] {
  return networks.map((network, size) => ({
    account,
    network,
    most: MAX_FAILURES * TIMES_LARGER ** size,
    forgottenAfter: size === 0 ? MAX_LOCKOUT_MEMORY : MAX_LOCK,
  }));
}

/**
 * Counts an attempt before it is checked, in one statement, so that parallel attempts do not exceed the limit. False if it
 * is locked or over the limit: then no answer is right. A locked row is written too, although nothing changes, because it
 * must take as long.
 */
export async function countAttempt(db: Database, attempt: Attempt, now: string): Promise<boolean> {
  const { account, network, most, forgottenAfter } = attempt;
  const past = sql<boolean>`sign_in_failures.last_at <= ${later(now, MAX_RETRY_INTERVAL)}`;
  const locked = sql<boolean>`(sign_in_failures.locked_until is not null and sign_in_failures.locked_until > ${now}
    and ${past})`;
  const remembered = sql<boolean>`(sign_in_failures.last_at > ${later(now, -forgottenAfter)} and ${past})`;
  const counted = await db
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
  return counted.locked_until === null && counted.failures <= most;
}

/** Counts an attempt in each way, up to the first that is locked. */
export async function countAttempts(db: Database, attempts: readonly Attempt[], now: string): Promise<boolean> {
  for (const attempt of attempts) if (!(await countAttempt(db, attempt, now))) return false;
  return true;
}

/** The attempt was right: it does not count as a failure. */
export async function takeBackAttempt(db: Database, { account, network }: Attempt): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1) }))
    .where('account', '=', account)
    .where('network', '=', network)
    .where('failures', '>', 0)
    .where('locked_until', 'is', null)
    .execute();
}

/** Until when it is locked, if it is. */
export async function lockedUntil(
  db: Database,
  { account, network }: Attempt,
  now: string,
): Promise<string | undefined> {
  const locked = await db
    .selectFrom('sign_in_failures')
    .select('locked_until')
    .where('account', '=', account)
    .where('network', '=', network)
    .where('locked_until', '>', now)
    .where('last_at', '<=', later(now, MAX_RETRY_INTERVAL))
    .executeTakeFirst();
  return locked?.locked_until ?? undefined;
}

/** Locks it if it has failed often enough. Answers until when, once for each lock. */
export async function lockIfDue({ db, now }: UnitOfWork, attempt: Attempt): Promise<string | undefined> {
  const { account, network, most } = attempt;
  const due = await db
    .selectFrom('sign_in_failures')
    .select('locks')
    .where('account', '=', account)
    .where('network', '=', network)
    .where('failures', '>=', most)
    .where('locked_until', 'is', null)
    .executeTakeFirst();
  if (!due) return undefined;
  const until = later(now, Math.min(FIRST_LOCK * 2 ** due.locks, MAX_LOCK));
  const { numUpdatedRows } = await db
    .updateTable('sign_in_failures')
    .set({ locked_until: until, locks: due.locks + 1 })
    .where('account', '=', account)
    .where('network', '=', network)
    .where('locked_until', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? until : undefined;
}

/** Resets the counts of these ways, after a right answer, and deletes expired ones. */
export async function forgive({ db, now }: UnitOfWork, attempts: readonly Attempt[]): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where((row) =>
      row.or([
        ...attempts.map(({ account, network }) =>
          row.and([row('account', '=', account), row('network', '=', network)]),
        ),
        row('last_at', '<=', later(now, -MAX_LOCKOUT_MEMORY)),
      ]),
    )
    .execute();
}

/** Says on the account itself until when it is locked somewhere, for those who look after security. */
export async function noteLock({ db }: UnitOfWork, userId: number, until: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ account_locked_until: until })
    .where('id', '=', userId)
    .where((row) => row.or([row('account_locked_until', 'is', null), row('account_locked_until', '<', until)]))
    .execute();
}

/** Takes every lock off the account, wherever and in whatever way it is tried. */
export async function unlock({ db }: UnitOfWork, userId: number, account: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('account', '=', account).execute();
  await db
    .updateTable('users')
    .set({ failed_login_attempts: 0, account_locked_until: null })
    .where('id', '=', userId)
    .execute();
}
