import * as words from '#locale/events.ts';
import { recently } from '#locale/home.ts';
import { eventCardText } from '../../domain/event.ts';
import { EventCard } from '../../web/site/events/EventCard.tsx';
import { cardEvent } from '../../web/site/events/event-card.ts';
import type { Draw } from '../draw.tsx';
import { drawListing } from '../ListBlock.tsx';
import type { events } from './fields.ts';

export const drawEvents: Draw<typeof events> = async ({ title, window, how_many }, context) => {
  const { request, section, now, timeZone } = context;
  const found = await section(
    request('GET /events/', { query: { window, page: 1, page_size: how_many } }).then(({ results }) => results),
    words.failedToLoadEvents,
  );
  const otherwise = window === 'coming' ? words.upcomingEvents : recently;
  return drawListing({ section: found, title, otherwise }, context, (all) => (
    <ul className="block-cards">
      {all.slice(0, how_many).map((event) => (
        <li key={event.id} className="flex">
          <EventCard
            event={cardEvent(event, now, timeZone)}
            timeZone={timeZone}
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw"
            textLength={eventCardText}
            heading="h3"
          />
        </li>
      ))}
    </ul>
  ));
};
