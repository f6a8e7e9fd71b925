import { addresses } from '../../../domain/addresses.ts';
import { calendarLeaf } from '../../ui/format.ts';
import { type CardEvent, datesOf, placeOf } from './event-card.ts';

interface EventLeafProps {
  event: CardEvent;
  timeZone: string;
}

/** An event in one line, led by the day it begins on. All of it leads to the event. */
export function EventLeaf({ event, timeZone }: EventLeafProps) {
  const { day, month } = calendarLeaf(event.start_date, timeZone);
  return (
    <article className="leaf-row">
      <p aria-hidden="true" className="leaf-date">
        <span className="block font-display font-extrabold text-heading leading-none">{day}</span>
        <span className="block font-semibold text-sm">{month}</span>
      </p>
      <div className="min-w-0 self-center">
        <h4 className="font-display font-extrabold text-subheading">
          <a href={addresses.event(event.id)} className="card-link">
            {event.title}
          </a>
        </h4>
        <p className="mt-1 text-muted">
          <time dateTime={event.start_date}>{datesOf(event, timeZone)}</time>
        </p>
        <p className="text-muted">{placeOf(event)}</p>
      </div>
    </article>
  );
}
