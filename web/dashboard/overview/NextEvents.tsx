import { Link } from 'react-router';
import * as words from '#locale/dashboard/overview.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { NextEvent, Overview } from '../../../domain/overview.ts';
import { Moment } from '../time/Moment.tsx';
import { OverviewPart } from './OverviewPart.tsx';

function registered({ registered: count, capacity }: NextEvent): string {
  return capacity === null ? words.registered(count) : words.registeredOf(count, capacity);
}

/** The next events, with the number of registrations. */
export function NextEvents({ events }: { events: Overview['events'] }) {
  return (
    <OverviewPart title={words.nextEvents} value={events} height="h-64">
      {({ next }) => (
        <div className="border border-line bg-raised">
          {next.length === 0 ? <p className="p-5 text-muted">{words.noUpcomingEvents}</p> : null}
          <ul className="divide-y divide-line">
            {next.map((event) => (
              <li key={event.id} className="grid gap-1 px-5 py-3.5">
                <p className="font-semibold">{event.title}</p>
                <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                  <Moment at={event.start_date} />
                  <span>{event.event_type === 'online' ? words.online : event.location}</span>
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
              {words.allEvents}
            </Link>
          </p>
        </div>
      )}
    </OverviewPart>
  );
}
