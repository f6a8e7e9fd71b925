import * as words from '#locale/home.ts';
import type { EventWindow } from '../../../domain/event-dates.ts';
import { calendarLeaf } from '../../ui/format.ts';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { addresses } from '../addresses.ts';
import { SectionStates } from '../components/SectionStates.tsx';
import { EventCard } from '../events/EventCard.tsx';
import { type CardEvent, eventDates, eventPlace, eventPlaceLang, phaseTexts } from '../events/event-card.ts';
import type { LiveSection } from '../section.ts';
import { langOf } from '../untranslated.ts';
import CarouselControls from './CarouselControls.island.tsx';
import { NothingYet } from './NothingYet.tsx';

/**
 * The upcoming and the recent as lines of a calendar, the last five as a row of cards to turn: the recent are among those, and
 * would otherwise stand there twice alike.
 */
function EventArrangement({
  events,
  list,
  timeZone,
  textLength,
  slideDuration,
}: EventListLook & { events: CardEvent[] }) {
  if (list === 'carousel')
    return <EventCarousel events={events} timeZone={timeZone} textLength={textLength} duration={slideDuration} />;
  return (
    <ol>
      {events.map((event) => (
        <li key={event.id} className="border-line border-b">
          <EventLeaf event={event} timeZone={timeZone} />
        </li>
      ))}
    </ol>
  );
}

interface EventCarouselProps {
  events: CardEvent[];
  timeZone: string;
  textLength: number;
  /** Milliseconds a slide takes. */
  duration: number;
}

const TRACK = 'recent-events';

/** Events in a row that is swiped, scrolled or turned by its buttons. */
function EventCarousel({ events, timeZone, textLength, duration }: EventCarouselProps) {
  return (
    <>
      <ul id={TRACK} className="carousel">
        {events.map((event) => (
          <li key={event.id} className="flex">
            <EventCard
              event={event}
              timeZone={timeZone}
              sizes="(min-width: 64.01rem) 19rem, (min-width: 48.01rem) 31vw, (min-width: 30.01rem) 46vw, 92vw"
              textLength={textLength}
              heading="h3"
            />
          </li>
        ))}
      </ul>
      {events.length > 1 ? <CarouselControls track={TRACK} duration={duration} /> : null}
    </>
  );
}

interface EventLeafProps {
  event: CardEvent;
  timeZone: string;
}

/** An event in one line, led by the day it begins on. All of it leads to the event. */
function EventLeaf({ event, timeZone }: EventLeafProps) {
  const { day, month } = calendarLeaf(event.start_date, timeZone);
  const phase = phaseTexts[event.phase ?? 'later'];
  return (
    <article aria-labelledby={`leaf-${event.id}`} className="leaf-row">
      <p aria-hidden="true" className="leaf-date">
        <span className="block font-display font-extrabold text-heading leading-none">{day}</span>
        <span className="block font-semibold text-sm">{month}</span>
      </p>
      <div className="min-w-0 self-center">
        <h4
          id={`leaf-${event.id}`}
          lang={langOf(event, 'title')}
          className="font-display font-extrabold text-subheading"
        >
          <a href={addresses.event(event)} className="card-link">
            {event.title}
          </a>
        </h4>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-muted">
          <time dateTime={event.start_date}>{eventDates(event, timeZone)}</time>{' '}
          {phase ? <strong className="event-phase">{phase}</strong> : null}
        </p>
        <p lang={eventPlaceLang(event)} className="text-muted">
          {eventPlace(event)}
        </p>
      </div>
    </article>
  );
}

export type EventListName = Extract<EventWindow, 'home_upcoming' | 'home_recent' | 'carousel'>;

/** The appearance of a list of events. Plain values, so that they can be passed to an island. */
export interface EventListLook {
  list: EventListName;
  timeZone: string;
  /** Characters after which a description is cut. */
  textLength: number;
  /** Milliseconds the carousel takes to slide. */
  slideDuration: number;
}

/** Stands where the upcoming events would. */
function NoUpcomingEvents() {
  return (
    <div className="mt-6 flex items-center gap-5">
      <div className="size-24 shrink-0">
        <Placeholder seed={1} />
      </div>
      <div>
        <p className="font-display font-extrabold text-subheading">{words.noEventsAvailable}</p>
        <p className="mt-1 text-muted">{words.stayTunedForExcitingUpcoming}</p>
      </div>
    </div>
  );
}

interface EventStatesProps extends EventListLook {
  section: LiveSection<CardEvent[]>;
  onTryAgain?: () => void;
}

/** A list of events in whichever state it is. */
export function EventStates({ section, onTryAgain, ...look }: EventStatesProps) {
  return (
    <SectionStates
      section={section}
      loading={words.loadingEvents}
      failed={words.failedToLoadEvents}
      empty={
        look.list === 'home_upcoming' ? <NoUpcomingEvents /> : <NothingYet>{words.noEventsAtTheMoment}</NothingYet>
      }
      page={addresses.home}
      onTryAgain={onTryAgain}
    >
      {(events) => <EventArrangement events={events} {...look} />}
    </SectionStates>
  );
}
