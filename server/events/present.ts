import type { Selectable } from 'kysely';
import { type ListedEvent, placesInWords, placesLeft } from '../../domain/event.ts';
import { shownLink } from '../../domain/web-address.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Media } from '../media/media.ts';

/** The columns of an event in lists: all but the long description. */
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

export type EventRow = Pick<Selectable<Tables['events']>, (typeof listedColumns)[number]> & {
  registered: number | null;
};

/**
 * Makes of these rows what leaves the server: every field by its name, with pictures and places. (To leave out the others
 * of a row would take a tenth of reading a list.)
 */
export async function eventPresenter(
  db: Database,
  media: Media,
  found: readonly EventRow[],
): Promise<(row: EventRow) => ListedEvent> {
  const pictures = await media.pictures(
    db,
    found.flatMap(({ media_id, banner_media_id }) => [media_id, banner_media_id]),
  );
  return (event) => {
    const picture = pictures.get(event.media_id ?? 0) ?? null;
    const banner = pictures.get(event.banner_media_id ?? 0) ?? null;
    return {
      id: event.id,
      title: event.title,
      summary: event.summary,
      event_type: event.event_type,
      location: event.location,
      online_link: shownLink(event.online_link),
      start_date: event.start_date,
      end_date: event.end_date,
      category: event.category,
      organizer: event.organizer,
      is_active: event.is_active,
      is_public: event.is_public,
      capacity: event.capacity,
      rating: event.rating,
      created_at: event.created_at,
      updated_at: event.updated_at,
      image: picture?.url ?? null,
      picture,
      banner: banner?.url ?? null,
      banner_picture: banner,
      places: placesInWords(counts(event).places_left),
    };
  };
}

/** The counts that only staff see. */
export function counts({ capacity, registered }: Pick<EventRow, 'capacity' | 'registered'>) {
  return { registered: registered ?? 0, places_left: placesLeft(capacity, registered ?? 0) };
}
