import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { NextEvent, Overview } from '../../../domain/overview.ts';
import { Moment } from '../time/Moment.tsx';
import { OverviewPart } from './OverviewPart.tsx';

function registered({ registered: count, capacity }: NextEvent): string {
  return capacity === null ? `${count} registered` : `${count} of ${capacity} registered`;
}

/** The next events, with the number of registrations. */
export function NextEvents({ events }: { events: Overview['events'] }) {
  return (
    <OverviewPart title="Next Events" value={events} height="h-64">
      {({ next }) => (
        <div className="border border-line bg-raised">
          {next.length === 0 ? <p className="p-5 text-muted">No upcoming events.</p> : null}
          <ul className="divide-y divide-line">
            {next.map((event) => (
              <li key={event.id} className="grid gap-1 px-5 py-3.5">
                <p className="font-semibold">{event.title}</p>
                <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                  <Moment at={event.start_date} />
                  <span>{event.event_type === 'online' ? 'Online' : event.location}</span>
                  <span>{registered(event)}</span>
                </p>
              </li>
            ))}
          </ul>
          <p className="border-t border-line px-5">
            <Link
              to={staffAddresses.events}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline"
            >
              All events
            </Link>
          </p>
        </div>
      )}
    </OverviewPart>
  );
}
