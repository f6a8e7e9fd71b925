import { CalendarDays } from 'lucide-react';
import * as words from '#locale/dashboard/events.ts';
import type { EventOrder, StaffListedEvent } from '../../../domain/event.ts';
import { CAPACITY } from '../../../domain/event-fields.ts';
import { cut } from '../../../domain/text.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import { ActiveBadge, EventDates, TypeBadge, typeWords } from './EventWords.tsx';

/** The number of registrations, and the number of places. */
function RegistrationCount({ event }: { event: StaffListedEvent }) {
  const capacity = event.capacity ?? CAPACITY;
  const percent = Math.round((event.registered / capacity) * 100);
  return (
    <div className="grid min-w-20 gap-1">
      <p className="flex justify-between gap-3 tabular-nums">
        <span className="whitespace-nowrap">
          {event.registered} / {capacity}
        </span>
        <span className="text-sm text-muted">{percent}%</span>
      </p>
      <progress
        aria-label={words.placesTaken(event.title)}
        max={capacity}
        value={Math.min(event.registered, capacity)}
        className="w-full"
      />
    </div>
  );
}

/** A description longer than `LONG` is cut to `LEFT` characters. */
const LONG = 50;
const LEFT = 20;

const preview = (text: string) => (Array.from(text).length > LONG ? cut(text, LEFT) : text);

/** The event at a glance: its picture, title, and how its description begins. */
function EventName({ event }: { event: StaffListedEvent }) {
  const picture = event.picture ?? event.banner_picture;
  return (
    <div className="flex items-center gap-3">
      <span className="flex size-12 shrink-0 items-center justify-center bg-sunken text-muted">
        {picture ? (
          <Picture picture={{ ...picture, alt: '' }} sizes="3rem" className="size-12 object-cover" />
        ) : (
          <CalendarDays aria-hidden="true" className="size-6" />
        )}
      </span>
      <div className="min-w-0">
        <RowTitle>{event.title}</RowTitle>
        <p className="line-clamp-1 text-sm break-all text-muted">{preview(event.summary)}</p>
      </div>
    </div>
  );
}

export const eventColumns: Column<StaffListedEvent, EventOrder>[] = [
  { name: 'event', header: words.event, sort: 'title', cell: (it) => <EventName event={it} /> },
  { name: 'type', header: words.type, sort: 'event_type', cell: (it) => <TypeBadge type={it.event_type} /> },
  {
    name: 'date',
    header: words.date,
    sort: 'start_date',
    cell: ({ start_date, end_date }) => (
      <span className="inline-block text-sm lg:min-w-34">
        <EventDates start_date={start_date} end_date={end_date} />
      </span>
    ),
  },
  {
    name: 'location',
    header: words.location,
    sort: 'location',
    cell: (it) => (
      <span className="line-clamp-2 text-sm">{it.event_type === 'online' ? typeWords.online : it.location}</span>
    ),
  },
  {
    name: 'registrations',
    header: words.registrations,
    sort: 'registered',
    cell: (it) => <RegistrationCount event={it} />,
  },
  { name: 'status', header: words.status, sort: 'is_active', cell: (it) => <ActiveBadge active={it.is_active} /> },
];
