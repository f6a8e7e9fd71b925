import { type ExpressionBuilder, sql } from 'kysely';
import { startOfDay } from '../../domain/calendar.ts';
import type { EventOrder, ListedEvent } from '../../domain/event.ts';
import { type EventRange, eventEnd } from '../../domain/event-dates.ts';
import type { ListQuery } from '../../domain/listing.ts';
import { areVisible } from '../collections/visibility.ts';
import { byText } from '../database/by-text.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';
import type { CacheContext } from '../http/cache-context.ts';
import type { Media } from '../media/media.ts';
import { type Listed, type Orders, preparedList, type Slice, sorted } from '../resource/listing.ts';
import { isFoundInAnyLanguage, type Sought, shapeOfSearch, type WithGivenSearch } from '../resource/searching.ts';
import type { StampedRecord } from '../resource/stamped.ts';
import { eventPresenter, listedEventColumns } from './present.ts';

const publicEvents = (db: Database) =>
  db.selectFrom('events').select(listedEventColumns).select(registeredCount).where(areVisible('events'));

/** The number of registrations, under the name of what visitors are told of it. */
export const registeredCount = ({ selectFrom }: ExpressionBuilder<Tables, 'events'>) =>
  selectFrom('event_registrations')
    .select(({ fn }) => fn.countAll<number>().as('places'))
    .whereRef('event_registrations.event_id', '=', 'events.id')
    .where('event_registrations.deleted_at', 'is', null)
    .as('places');

export const eventOrders: Orders<EventOrder, 'events'> = {
  created_at: 'created_at',
  start_date: 'start_date',
  title: 'folded_text',
  event_type: 'event_type',
  location: byText('location'),
  registered: sql`(select count(*) from event_registrations where event_id = events.id and deleted_at is null)`,
  is_active: 'is_active',
};

/** The condition for being found by a search. */
export const isFoundEvent = (db: Database, search: Sought) =>
  isFoundInAnyLanguage(db, 'events', 'events', 'id', search);

const visitorsList = preparedList((db, { ordering, search }: WithGivenSearch<ListQuery>) => {
  const { start_date, created_at, title } = eventOrders;
  const list = search ? publicEvents(db).where(isFoundEvent(db, search)) : publicEvents(db);
  return sorted(list, ordering, { start_date, created_at, title }, '-start_date', 'id', 'none');
});

/** A part of the list of all events visitors may see. */
export async function listPublicEvents(
  db: Database,
  media: Media,
  { ordering, search = '' }: ListQuery,
  slice: Slice,
): Promise<Listed<ListedEvent>> {
  const { count, results } = await visitorsList(db, slice, { search }, { ordering, search: shapeOfSearch(search) });
  return { count, results: results.map(await eventPresenter(db, media, results)) };
}

const windowList = preparedList((db, order: EventRange['order'], has: { from: boolean; excluding: boolean }) => {
  const direction = order === 'soonest' ? 'asc' : 'desc';
  let list = publicEvents(db)
    .where('start_date', '<=', given<string>('to'))
    .orderBy('start_date', direction)
    .orderBy('id', direction);
  if (has.from) list = list.where('start_date', '>=', given<string>('from'));
  return has.excluding ? list.where('id', '<>', given<number>('excluding')) : list;
});

/** A part of one of the visitors' windows, and how many events there are in it. */
export async function eventsInRange(
  db: Database,
  media: Media,
  { from, to, order }: EventRange,
  slice: Slice,
  excluding?: number,
): Promise<Listed<ListedEvent>> {
  const values = { from: from?.toISOString() ?? '', to: to.toISOString(), excluding: excluding ?? 0 };
  const has = { from: from !== null, excluding: excluding !== undefined };
  const { count, results } = await windowList(db, slice, values, order, has);
  return { count, results: results.map(await eventPresenter(db, media, results)) };
}

const wholeEvent = prepared((db) => publicEvents(db).select('description').where('id', '=', given<number>('id')));

/** One event that visitors may see, with its row's description. */
export async function findPublicEvent(db: Database, id: number) {
  return (await wholeEvent(db, { id }))[0];
}

const stamped = prepared((db, most: number) =>
  db
    .selectFrom('events')
    .select(['id', 'title', 'updated_at'])
    .where(areVisible('events'))
    .where('id', '>', given<number>('after'))
    .orderBy('id')
    .limit(most),
);

/** The first so many events that visitors may see, of those with a number above this one, in the order of their numbers. */
export const stampedEvents = (db: Database, after: number, most: number): Promise<StampedRecord[]> =>
  stamped(db, { after }, most);

const firstOf = prepared((db, comparison: '>' | '>=') =>
  db
    .selectFrom('events')
    .select('start_date')
    .where(areVisible('events'))
    .where('start_date', comparison, given<string>('moment'))
    .orderBy('start_date')
    .limit(1),
);

/** When the first event visitors may see begins, of those after this moment (or at it, when it counts too). */
async function firstStart(db: Database, comparison: '>' | '>=', moment: Date): Promise<Date | undefined> {
  const [first] = await firstOf(db, { moment: moment.toISOString() }, comparison);
  return first && new Date(first.start_date);
}

const HOUR = 3_600_000;

/**
 * Notes when the clock next moves an event into or out of the range. Ends that stand still jump at midnight. Ends that
 * move go on as fast as the clock does: an event is reached when its distance from the end has passed, and is left a
 * millisecond after the other end has stood on it. Where clocks are put forward they jump at a full hour.
 */
export async function noteChanges(
  db: Database,
  { from, to, moves }: EventRange,
  now: Date,
  timeZone: string,
  cacheContext: CacheContext,
): Promise<void> {
  cacheContext.expiresAt(startOfDay(now, timeZone, 1));
  if (!moves) return;
  cacheContext.expiresAt(new Date((Math.floor(now.getTime() / HOUR) + 1) * HOUR));
  const entering = await firstStart(db, '>', to);
  if (entering) cacheContext.expiresAt(new Date(now.getTime() + entering.getTime() - to.getTime()));
  const leaving = from && (await firstStart(db, '>=', from));
  if (from && leaving) cacheContext.expiresAt(new Date(now.getTime() + leaving.getTime() - from.getTime() + 1));
}

/** Notes when the first of these events begins or ends: pages say which are under way, and which are over. */
export function notePhases(
  events: readonly Pick<ListedEvent, 'start_date' | 'end_date'>[],
  now: Date,
  timeZone: string,
  cacheContext: CacheContext,
): void {
  for (const event of events) {
    // An event is over a millisecond after its last moment.
    const over = new Date(new Date(eventEnd(event, timeZone)).getTime() + 1);
    for (const moment of [new Date(event.start_date), over]) if (moment > now) cacheContext.expiresAt(moment);
  }
}
