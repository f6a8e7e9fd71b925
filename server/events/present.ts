import { placesInWords, placesLeft } from '../../domain/event.ts';
import { type EventColumns, eventFields } from '../../domain/event-fields.ts';
import type { Database } from '../database/open.ts';
import { readerOf, selectionOf } from '../fields/reader.ts';
import type { Media } from '../media/media.ts';
import { filesBeside } from '../media/of-fields.ts';

const { description: _, ...listedFields } = eventFields;

/** The columns of an event in lists: all but the long description. */
export const listedEventColumns = [
  'id',
  ...selectionOf(listedFields),
  'summary',
  'rating',
  'created_at',
  'updated_at',
] as const;

/** The columns from which places are told; `places` is the number of registrations. */
type Places = Pick<EventColumns, 'capacity'> & { places: number | null };

/** The counts that only staff see. */
export const counts = ({ capacity, places }: Places) => ({
  registered: places ?? 0,
  places_left: placesLeft(capacity, places ?? 0),
});

const read = readerOf(listedFields, undefined, (row: Places) => ({ places: placesInWords(counts(row).places_left) }));

/** Makes of these rows what leaves the server, with pictures and places. */
export const eventPresenter = <Row extends Places>(db: Database, media: Media, found: readonly Row[]) =>
  read(found, filesBeside(media, db));
