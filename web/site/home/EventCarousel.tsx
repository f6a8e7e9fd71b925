import { EventCard } from '../events/EventCard.tsx';
import type { CardEvent } from '../events/event-card.ts';
import CarouselControls from './CarouselControls.island.tsx';

interface EventCarouselProps {
  events: CardEvent[];
  timeZone: string;
  textLength: number;
  /** Milliseconds a slide takes. */
  duration: number;
}

const TRACK = 'recent-events';

/** Events in a row that is swiped, scrolled or turned by its buttons. */
export function EventCarousel({ events, timeZone, textLength, duration }: EventCarouselProps) {
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
