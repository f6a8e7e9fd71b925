import type { Event } from '../../../domain/event.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import { Moment } from '../time/Moment.tsx';

type EventType = Event['event_type'];

export const typeWords: Record<EventType, string> = { offline: 'Offline', online: 'Online', hybrid: 'Hybrid' };

const tones: Record<EventType, BadgeTone> = { offline: 'quiet', online: 'info', hybrid: 'warning' };

/** How people take part. */
export function TypeBadge({ type }: { type: EventType }) {
  return <Badge tone={tones[type]}>{typeWords[type]}</Badge>;
}

/** Whether it is announced; what is not active is a draft. */
export function ActiveBadge({ active }: { active: boolean }) {
  return <Badge tone={active ? 'success' : 'quiet'}>{active ? 'Active' : 'Inactive'}</Badge>;
}

/** From when to when. */
export function EventDates({ start_date, end_date }: Pick<Event, 'start_date' | 'end_date'>) {
  return (
    <>
      <Moment at={start_date} />
      {end_date === null ? null : (
        <>
          {' '}
          <span className="whitespace-nowrap">
            to <Moment at={end_date} />
          </span>
        </>
      )}
    </>
  );
}
