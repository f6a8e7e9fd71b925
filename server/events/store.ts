import type { ExpressionBuilder } from 'kysely';
import type { EventRange, ListedEvent } from '../../domain/event.ts';
import type { ListQuery } from '../../domain/listing.ts';
import type { Rows } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Media } from '../media/media.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';
import { type EventRow, listedColumns, presentEvents } from './present.ts';

/** Addresses a list of all of them names at most. */
const LARGEST_SITEMAP = 20_000;

/** The condition for what visitors may see: active and public. */
export const isForVisitors = (event: ExpressionBuilder<Tables, 'events'>) =>
  event.and([
    event('events.deleted_at', 'is', null),
    event('events.is_active', '=', true),
    event('events.is_public', '=', true),
  ]);

const publicEvents = (rows: Rows) =>
  rows.selectFrom('events').select(listedColumns).select(registeredCount).where(isForVisitors);

/** How many have registered. */
export const registeredCount = ({ selectFrom }: ExpressionBuilder<Tables, 'events'>) =>
  selectFrom('event_registrations')
    .select(({ fn }) => fn.countAll<number>().as('registered'))
    .whereRef('event_registrations.event_id', '=', 'events.id')
    .where('event_registrations.deleted_at', 'is', null)
    .as('registered');

/** A part of the list of all events visitors may see. */
export async function listPublicEvents(
  rows: Rows,
  media: Media,
  query: ListQuery,
  slice: Slice,
): Promise<Listed<ListedEvent>> {
  const order = orderingOf(query.ordering, ['start_date', 'created_at', 'title'], {
    column: 'start_date',
    direction: 'desc',
  });
  let list = publicEvents(rows).orderBy(order.column, order.direction).orderBy('id', order.direction);
  if (query.search) list = list.where(contains(['title', 'summary', 'location'], query.search));
  const { count, results } = await runList(list, slice);
  return { count, results: await presentEvents(rows, media, results) };
}

/** A part of one of the visitors' windows, and how many events there are in it. */
export async function eventsInRange(
  rows: Rows,
  media: Media,
  range: EventRange,
  slice: Slice,
  excluding?: number,
): Promise<Listed<ListedEvent>> {
  const direction = range.order === 'soonest' ? 'asc' : 'desc';
  let list = publicEvents(rows)
    .where('start_date', '<=', range.to.toISOString())
    .orderBy('start_date', direction)
    .orderBy('id', direction);
  if (range.from) list = list.where('start_date', '>=', range.from.toISOString());
  if (excluding !== undefined) list = list.where('id', '<>', excluding);
  const { count, results } = await runList(list, slice);
  return { count, results: await presentEvents(rows, media, results) };
}

/** One event that visitors may see, with its row's description. */
export function findPublicEvent(rows: Rows, id: number): Promise<(EventRow & { description: string }) | undefined> {
  return publicEvents(rows).select('description').where('id', '=', id).executeTakeFirst();
}

/** Every event visitors may see, and when it was last changed. */
export function stampedEvents(rows: Rows): Promise<{ id: number; updated_at: string }[]> {
  const events = rows.selectFrom('events').select(['id', 'updated_at']).where(isForVisitors);
  return events.orderBy('id', 'desc').limit(LARGEST_SITEMAP).execute();
}

/** When the first event visitors may see begins, of those after this moment (or at it, when it counts too). */
export async function firstStart(rows: Rows, comparison: '>' | '>=', moment: Date): Promise<Date | undefined> {
  const first = await rows
    .selectFrom('events')
    .select('start_date')
    .where(isForVisitors)
    .where('start_date', comparison, moment.toISOString())
    .orderBy('start_date')
    .executeTakeFirst();
  return first && new Date(first.start_date);
}
