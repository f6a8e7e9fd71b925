import type { ReactNode } from 'react';
import type { Event } from '../../../../domain/event.ts';
import { longMomentRange } from '../../../ui/format.ts';
import { placeOf } from '../event-card.ts';
import { onlineLink } from './online-link.ts';

interface Fact {
  label: string;
  value: ReactNode;
}

const kinds = { offline: 'Offline', online: 'Online', hybrid: 'Hybrid' } as const;

function factsOf(event: Event, timeZone: string): Fact[] {
  const { event_type, start_date, end_date, category, organizer } = event;
  const online = onlineLink(event);
  const facts: (Fact | null)[] = [
    { label: 'Date', value: <time dateTime={start_date}>{longMomentRange(start_date, end_date, timeZone)}</time> },
    event_type === 'online' && online ? null : { label: 'Location', value: placeOf(event) },
    online === null
      ? null
      : {
          label: 'Online',
          value: (
            <a href={online} className="event-fact-link">
              {online}
            </a>
          ),
        },
    { label: 'Type', value: kinds[event_type] },
    category ? { label: 'Category', value: category } : null,
    organizer ? { label: 'Organizer', value: organizer } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** When, where, of which kind, by whom. What is not known is left out. */
export function EventFacts({ event, timeZone }: { event: Event; timeZone: string }) {
  return (
    <dl className="mt-2">
      {factsOf(event, timeZone).map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[6.5rem_1fr] gap-3 border-line border-b py-3">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
