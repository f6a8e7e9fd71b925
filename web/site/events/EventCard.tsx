import * as words from '#locale/events.ts';
import { cut } from '../../../domain/text.ts';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { addresses } from '../addresses.ts';
import { langOf } from '../untranslated.ts';
import { type CardEvent, eventDates, eventPlace, eventPlaceLang, phaseTexts } from './event-card.ts';

interface EventCardProps {
  event: CardEvent;
  timeZone: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Characters after which the description is cut. */
  textLength: number;
  /** The level of its heading, one below that of the list. */
  heading: 'h3' | 'h4';
  /** Ends with a 'Read More' that leads to it, in place of the title. */
  readMore?: boolean;
}

/** An event with its picture. The whole card leads to it. */
export function EventCard(props: EventCardProps) {
  const { event, timeZone, sizes, textLength, heading: Heading, readMore = false } = props;
  const picture = event.picture ?? event.banner_picture;
  const address = addresses.event(event);
  const phase = phaseTexts[event.phase ?? 'later'];
  return (
    <article aria-labelledby={`event-${event.id}`} className="card">
      <div className="card-picture">
        {picture ? (
          <Picture picture={picture} sizes={sizes} box={1.6} className="size-full object-cover" />
        ) : (
          <Placeholder seed={event.id} />
        )}
      </div>
      <div className="card-text">
        <p className="card-facts">
          <time dateTime={event.start_date}>{eventDates(event, timeZone)}</time>{' '}
          {phase ? <strong className="event-phase">{phase}</strong> : null}
        </p>
        <Heading
          id={`event-${event.id}`}
          lang={langOf(event, 'title')}
          className="mt-2 font-display font-extrabold text-subheading"
        >
          {readMore ? (
            event.title
          ) : (
            <a href={address} className="card-link">
              {event.title}
            </a>
          )}
        </Heading>
        <p lang={langOf(event, 'summary')} className="mt-2 text-muted">
          {cut(event.summary, textLength)}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-4 text-sm">
          <p lang={eventPlaceLang(event)} className="font-semibold">
            {eventPlace(event)}
          </p>
          {readMore ? (
            <a href={address} className="card-link card-more">
              {words.readMore}
              <span lang={langOf(event, 'title')} className="sr-only">
                {' '}
                {event.title}
              </span>
            </a>
          ) : null}
        </div>
      </div>
    </article>
  );
}
