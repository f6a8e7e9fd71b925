import * as words from '#locale/events.ts';
import type { ListedEvent } from '../../../domain/event.ts';
import { type EventPhase, eventPhase } from '../../../domain/event-dates.ts';
import { longDateRange, longMomentRange, monthOf } from '../../ui/format.ts';
import { langOf } from '../untranslated.ts';

/** As much of an event as a card shows. */
export interface CardEvent
  extends Pick<
    ListedEvent,
    | 'id'
    | 'title'
    | 'summary'
    | 'event_type'
    | 'location'
    | 'start_date'
    | 'end_date'
    | 'banner_picture'
    | 'picture'
    | 'untranslated'
    | 'written_in'
  > {
  /** When it is, where the server has put it into words: a slow phone needs a tenth of a second to begin with dates. */
  words?: { dates: string; month: string };
  /** The phase when the document was made. */
  phase?: EventPhase;
}

/** Only the fields that a card shows, in words: the props of an island are sent in the document. */
export function cardEvent(event: ListedEvent, now: Date, timeZone: string): CardEvent {
  const {
    id,
    title,
    summary,
    event_type,
    location,
    start_date,
    end_date,
    banner_picture,
    picture,
    untranslated,
    written_in,
  } = event;
  const words = { dates: eventDates(event, timeZone), month: monthOfStart(event, timeZone) };
  const phase = eventPhase(event, now, timeZone);
  return {
    id,
    title,
    summary,
    event_type,
    location,
    start_date,
    end_date,
    banner_picture,
    picture,
    untranslated,
    written_in,
    words,
    phase,
  };
}

/** The dates on which it takes place: `20–22 November 2026`. */
export const eventDates = ({ start_date, end_date, words }: CardEvent, timeZone: string): string =>
  words?.dates ?? longDateRange(start_date, end_date, timeZone);

/** The month in which it begins: `November 2026`. */
export const monthOfStart = ({ start_date, words }: CardEvent, timeZone: string): string =>
  words?.month ?? monthOf(start_date, timeZone);

/** What visitors read of an event that is today, under way or over. */
export const phaseTexts = { over: words.over, now: words.now, today: words.today, later: null } as const;

/** The place, in words. */
export function eventPlace({ event_type, location }: Pick<CardEvent, 'event_type' | 'location'>): string {
  if (event_type === 'online') return words.onlineEvent;
  if (location !== '') return location;
  return event_type === 'hybrid' ? words.onlineEvent : words.placeToBeAnnounced;
}

/** The `lang` of the place: nothing where the words are ours. */
export const eventPlaceLang = (
  event: Pick<CardEvent, 'event_type' | 'location' | 'untranslated' | 'written_in'>,
): string | undefined => (eventPlace(event) === event.location ? langOf(event, 'location') : undefined);

/** For previews and messages: `20 November 2026, 09:00–12:00, Kanombe`. */
export function whenAndWhere(
  event: Pick<ListedEvent, 'start_date' | 'end_date' | 'event_type' | 'location'>,
  timeZone: string,
): string {
  return `${longMomentRange(event.start_date, event.end_date, timeZone)}, ${eventPlace(event)}`;
}
