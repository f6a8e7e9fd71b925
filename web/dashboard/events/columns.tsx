import { CalendarDays } from 'lucide-react';
import * as words from '#locale/dashboard/events.ts';
import type { EventOrder, StaffListedEvent } from '../../../domain/event.ts';
import { CAPACITY } from '../../../domain/event-fields.ts';
import { cut } from '../../../domain/text.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowName } from '../list/RowTitle.tsx';
import { ActiveBadge, EventDates, TypeBadge, typeWords } from './EventWords.tsx';

/** The number of registrations, and the number of places. */
function RegistrationCount({ event }: { event: StaffListedEvent }) {
  const capacity = event.capacity ?? CAPACITY;
  const percent = Math.round((event.registered / capacity) * 100);
  return (
    <div className="grid min-w-20 gap-0.5">
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
    <RowName
      title={event.title}
      below={preview(event.summary)}
      picture={
        <span className="flex size-10 shrink-0 items-center justify-center bg-sunken text-muted">
          {picture ? (
            <Picture picture={{ ...picture, alt: '' }} sizes="2.5rem" className="size-10 object-cover" />
          ) : (
            <CalendarDays aria-hidden="true" className="size-6" />
          )}
        </span>
      }
    />
  );
}

export const eventColumns: Column<StaffListedEvent, EventOrder>[] = [
  { name: 'event', header: words.event, sort: 'title', cell: (it) => <EventName event={it} /> },
  {
    name: 'type',
    header: words.type,
    sort: 'event_type',
    worth: 'state',
    cell: (it) => <TypeBadge type={it.event_type} />,
  },
  {
    name: 'date',
    header: words.date,
    sort: 'start_date',
    cell: ({ start_date, end_date }) => (
      <span className="line-clamp-2 text-sm">
        <EventDates start_date={start_date} end_date={end_date} />
      </span>
    ),
  },
  {
    name: 'location',
    header: words.location,
    sort: 'location',
    worth: 'detail',
    cell: (it) => (
      <span className="line-clamp-2 text-sm wrap-break-word">
        {it.event_type === 'online' ? typeWords.online : it.location}
      </span>
    ),
  },
  {
    name: 'registrations',
    header: words.registrations,
    sort: 'registered',
    cell: (it) => <RegistrationCount event={it} />,
  },
  {
    name: 'status',
    header: words.status,
    sort: 'is_active',
    worth: 'state',
    cell: (it) => <ActiveBadge active={it.is_active} />,
  },
];
