import * as words from '#locale/dashboard/events.ts';
import type { Event } from '../../../domain/event.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import { Moment, TimeOf } from '../time/Moment.tsx';
import { isOnSameDay } from '../time/site-time.ts';
import { wordedEventFields } from './event-form.ts';

type EventType = Event['event_type'];

export const { choices: typeWords } = wordedEventFields.event_type.options;

const tones: Record<EventType, BadgeTone> = { offline: 'quiet', online: 'info', hybrid: 'warning' };

/** The type of an event: in person, online, or both. */
export function TypeBadge({ type }: { type: EventType }) {
  return <Badge tone={tones[type]}>{typeWords[type]}</Badge>;
}

/** Whether the event is public; an inactive one is a draft. */
export function ActiveBadge({ active }: { active: boolean }) {
  return <Badge tone={active ? 'success' : 'quiet'}>{active ? words.active : words.inactive}</Badge>;
}

/** From when to when; the day is said once where it is the same. */
export function EventDates({ start_date, end_date }: Pick<Event, 'start_date' | 'end_date'>) {
  return (
    <>
      <Moment at={start_date} />
      {end_date === null ? null : (
        <>
          {' '}
          <span className="xl:whitespace-nowrap">
            {words.until} {isOnSameDay(start_date, end_date) ? <TimeOf at={end_date} /> : <Moment at={end_date} />}
          </span>
        </>
      )}
    </>
  );
}
