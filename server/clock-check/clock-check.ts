import { later } from '../../domain/instant.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';

const DAY = 24 * 3_600_000;

/**
 * Time between two checks, in either direction, after which the clock is in doubt (ms). A site that was switched off over a
 * holiday begins again by itself; a record that is kept for thirty days is never deleted after less than twenty-three.
 */
export const LONGEST_PAUSE = 7 * DAY;

/** The one row. */
const ROW = 1;

/** The clock says another time than it can be, as far as the site knows. Nothing is deleted by such a clock. */
export interface ClockDoubt {
  /** When the clock was last found right. */
  checked_at: string;
}

const distance = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other));

function readCheck(db: Database) {
  return db.selectFrom('clock_checks').select('checked_at').where('id', '=', ROW).executeTakeFirst();
}

/** The newest moment that the site has written down: what the clock is compared with the first time. */
async function newestRecord(db: Database): Promise<string | undefined> {
  const moments = await Promise.all([
    db.selectFrom('audit').select('at as moment').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    db.selectFrom('mails').select('created_at as moment').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    db.selectFrom('backups').select('made_at as moment').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ]);
  return moments
    .flatMap((found) => (found ? [found.moment] : []))
    .toSorted()
    .at(-1);
}

/** Why the clock is in doubt at this moment; null where it is not. */
export async function clockDoubt(db: Database, now: Date): Promise<ClockDoubt | null> {
  const checked_at = (await readCheck(db))?.checked_at ?? (await newestRecord(db));
  return checked_at !== undefined && distance(checked_at, now.toISOString()) > LONGEST_PAUSE ? { checked_at } : null;
}

async function noteCheck({ db, now }: Pick<UnitOfWork, 'db' | 'now'>): Promise<void> {
  await db
    .insertInto('clock_checks')
    .values({ id: ROW, checked_at: now })
    .onConflict((known) => known.column('id').doUpdateSet({ checked_at: now }))
    .execute();
}

/** Keeps the moment at which the clock was last found right, also where only the newest record says it. */
export async function keepLastCheck({ db }: Pick<UnitOfWork, 'db'>, { checked_at }: ClockDoubt): Promise<void> {
  await db
    .insertInto('clock_checks')
    .values({ id: ROW, checked_at })
    .onConflict((known) => known.column('id').doNothing())
    .execute();
}

/** Whether what is too old by the clock may be deleted. */
export function isClockRight({ write, clock }: Pick<Services, 'write' | 'clock'>): Promise<boolean> {
  return write(null, async (unit) => {
    const doubt = await clockDoubt(unit.db, clock());
    if (doubt) await keepLastCheck(unit, doubt);
    else await noteCheck(unit);
    return doubt === null;
  });
}

/** Notes that the housekeeping has come to its end. */
export async function noteTidied({ db, now }: Pick<UnitOfWork, 'db' | 'now'>): Promise<void> {
  await db.updateTable('clock_checks').set({ tidied_at: now }).where('id', '=', ROW).execute();
}

/** Notes that a person has found the clock right, and who. */
export async function noteConfirmedClock(unit: UnitOfWork): Promise<void> {
  const doubt = await clockDoubt(unit.db, new Date(unit.now));
  await noteCheck(unit);
  await unit.audit({ action: 'confirm_clock', resource: 'clock', before: doubt, after: { checked_at: unit.now } });
}

/** The last moment that may be the clock's own: what is dated later was written while it stood ahead. */
export const latestMoment = (now: Date) => later(now, DAY);
