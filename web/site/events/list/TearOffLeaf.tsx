import type { ListedEvent } from '../../../../domain/event.ts';
import { addresses } from '../../../addresses.ts';
import { calendarLeaf } from '../../../ui/format.ts';

interface TearOffLeafProps {
  event: Pick<ListedEvent, 'id' | 'title' | 'start_date'>;
  timeZone: string;
}

/** One event as a leaf of a calendar: the day, the month, the title. All of it leads to the event. */
export function TearOffLeaf({ event, timeZone }: TearOffLeafProps) {
  const { day, month } = calendarLeaf(event.start_date, timeZone);
  return (
    <a href={addresses.event(event.id)} className="tear-off">
      <time dateTime={event.start_date} className="tear-off-date">
        <span className="font-display font-extrabold text-title">{day}</span> <span className="font-bold">{month}</span>
      </time>
      <h3 className="text-lg leading-tight">{event.title}</h3>
    </a>
  );
}
