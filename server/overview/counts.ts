import { dayOf } from '../../domain/calendar.ts';
import { later } from '../../domain/instant.ts';
import { NEXT_EVENTS, type NextEvent, RECENT_USERS } from '../../domain/overview.ts';
import type { Database } from '../database/open.ts';
import { howMany } from '../resource/listing.ts';

/** Milliseconds. */
const WEEK = 7 * 24 * 3_600_000;

type Countable = 'roles' | 'announcements' | 'posts' | 'events' | 'gallery_items' | 'advertisements';

/** The number of records outside the trash. */
export const countOf = (db: Database, table: Countable): Promise<number> =>
  howMany(db.selectFrom(table).where('deleted_at', 'is', null));

/** The accounts in numbers, and the newest of them. */
export async function userCounts(db: Database, now: Date) {
  const weekAgo = later(now, -WEEK);
  const counts = await db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('is_active', '=', true).as('active'),
      fn.countAll<number>().filterWhere('is_verified', '=', true).as('verified'),
      fn.countAll<number>().filterWhere('is_staff', '=', true).as('staff'),
      fn.countAll<number>().filterWhere('created_at', '>', weekAgo).as('new_this_week'),
    ])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const recent = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'is_active', 'is_verified', 'is_staff', 'last_login'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT_USERS)
    .execute();
  return { ...counts, recent };
}

/** All advertisements, and those that visitors see today. */
export async function advertisementCounts(db: Database, now: Date, timeZone: string) {
  const today = dayOf(now, timeZone);
  const active = db
    .selectFrom('advertisements')
    .where('deleted_at', 'is', null)
    .where('is_active', '=', true)
    .where('start_date', '<=', today)
    .where('end_date', '>=', today);
  return { total: await countOf(db, 'advertisements'), active: await howMany(active) };
}

/** The active events that begin next, each with how many have registered. */
export function nextEvents(db: Database, now: Date): Promise<NextEvent[]> {
  return db
    .selectFrom('events')
    .select(({ selectFrom }) => [
      'id',
      'title',
      'start_date',
      'location',
      'event_type',
      'capacity',
      selectFrom('event_registrations')
        .select(({ fn }) => fn.countAll<number>().as('registered'))
        .whereRef('event_registrations.event_id', '=', 'events.id')
        .where('event_registrations.deleted_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('registered'),
    ])
    .where('deleted_at', 'is', null)
    .where('is_active', '=', true)
    .where('start_date', '>', now.toISOString())
    .orderBy('start_date')
    .orderBy('id')
    .limit(NEXT_EVENTS)
    .execute();
}
