import type { Selectable } from 'kysely';
import { type ListedEvent, placesLeft } from '../../domain/event.ts';
import { shownLink } from '../../domain/web-address.ts';
import type { Rows } from '../database/open.ts';
import type { EventTable } from '../database/tables/content.ts';
import type { Media } from '../media/media.ts';

/** What lists show of an event, without its long description. */
export const listedColumns = [
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

export type EventRow = Pick<Selectable<EventTable>, (typeof listedColumns)[number]> & { registered: number | null };

/** Every field of an event that leaves the house: its row with its pictures and its places. */
export async function presentEvents<Row extends EventRow>(rows: Rows, media: Media, found: readonly Row[]) {
  const pictures = await media.pictures(
    rows,
    found.flatMap(({ media_id, banner_media_id }) => [media_id, banner_media_id]),
  );
  return found.map(({ media_id, banner_media_id, registered, ...event }) => {
    const picture = pictures.get(media_id ?? 0) ?? null;
    const banner = pictures.get(banner_media_id ?? 0) ?? null;
    return {
      ...event,
      online_link: shownLink(event.online_link),
      image: picture?.url ?? null,
      picture,
      banner: banner?.url ?? null,
      banner_picture: banner,
      registered: registered ?? 0,
      places_left: placesLeft(event.capacity, registered ?? 0),
    };
  }) satisfies ListedEvent[];
}
