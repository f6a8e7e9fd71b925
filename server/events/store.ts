import type { ListedEvent } from '../../domain/event.ts';
import type { EventRange } from '../../domain/event.ts';
import type { ListQuery } from '../../domain/listing.ts';
import type { Rows } from '../database/open.ts';
import type { Media } from '../media/media.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';

const listedColumns = [
  'id',
  'title',
  'summary',
  'event_type',
  'location',
  'online_link',
  'start_date',
  'end_date',
  'banner_media_id',
  'media_id',
  'category',
  'organizer',
  'is_active',
  'is_public',
  'capacity',
  'rating',
  'created_at',
  'updated_at',
] as const;

/** Events visitors may see: active and public. */
const publicEvents = (rows: Rows) =>
  rows
    .selectFrom('events')
    .select(listedColumns)
    .where('deleted_at', 'is', null)
    .where('is_active', '=', true)
    .where('is_public', '=', true);

type EventRow = Awaited<ReturnType<ReturnType<typeof publicEvents>['executeTakeFirstOrThrow']>>;

async function withPictures(rows: Rows, media: Media, found: EventRow[]): Promise<ListedEvent[]> {
  const pictures = await media.pictures(
    rows,
    found.flatMap(({ media_id, banner_media_id }) => [media_id, banner_media_id]),
  );
  return found.map(({ media_id, banner_media_id, ...event }) => {
    const picture = pictures.get(media_id ?? 0) ?? null;
    const banner = pictures.get(banner_media_id ?? 0) ?? null;
    return { ...event, image: picture?.url ?? null, picture, banner: banner?.url ?? null, banner_picture: banner };
  });
}

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
  return { count, results: await withPictures(rows, media, results) };
}

/** The events of one of the visitors' windows. */
export async function eventsInRange(rows: Rows, media: Media, range: EventRange): Promise<ListedEvent[]> {
  const direction = range.order === 'soonest' ? 'asc' : 'desc';
  let list = publicEvents(rows)
    .where('start_date', '<=', range.to.toISOString())
    .orderBy('start_date', direction)
    .orderBy('id', direction);
  if (range.from) list = list.where('start_date', '>=', range.from.toISOString());
  return withPictures(rows, media, await list.limit(range.most).execute());
}

/** When the next event visitors may see begins. */
export async function nextStart(rows: Rows, now: Date): Promise<string | undefined> {
  const next = await rows
    .selectFrom('events')
    .select('start_date')
    .where('deleted_at', 'is', null)
    .where('is_active', '=', true)
    .where('is_public', '=', true)
    .where('start_date', '>', now.toISOString())
    .orderBy('start_date')
    .executeTakeFirst();
  return next?.start_date;
}
