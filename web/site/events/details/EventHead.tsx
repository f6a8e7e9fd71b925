import { addresses } from '../../../../domain/addresses.ts';
import type { Event, RegistrationState } from '../../../../domain/event.ts';
import { calendarLeaf, longMomentRange } from '../../../ui/format.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { placeOf } from '../event-card.ts';
import { onlineLink } from './online-link.ts';

interface EventHeadProps {
  event: Event;
  registration: RegistrationState;
  timeZone: string;
}

/** The day, the title, when and where, and what can be done about it. */
export function EventHead({ event, registration, timeZone }: EventHeadProps) {
  const { day, month } = calendarLeaf(event.start_date, timeZone);
  const online = onlineLink(event);
  return (
    <header data-theme="dark" className="bg-ink">
      <div className="page-width py-8 lg:py-12">
        <a href={addresses.events} className="back-link">
          <Icon name="previous" className="size-4" />
          All events
        </a>
        <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-[auto_1fr]">
          <p aria-hidden="true" className="event-day">
            <span className="block font-display font-extrabold text-display">{day}</span>
            <span className="block font-bold text-lead">{month}</span>
          </p>
          <div className="min-w-0">
            <h1 className="max-w-[22ch] text-title">{event.title}</h1>
            <p className="mt-5 text-lead text-straw">
              <time dateTime={event.start_date}>{longMomentRange(event.start_date, event.end_date, timeZone)}</time>
            </p>
            <p className="text-lead">{placeOf(event)}</p>
            <div className="mt-6 flex flex-wrap gap-4 empty:hidden">
              {registration === 'open' ? (
                <ActionLink href="#register" look="call">
                  Keep a place for me
                </ActionLink>
              ) : null}
              {online ? (
                <ActionLink href={online} look="outline">
                  Join Online Event
                </ActionLink>
              ) : null}
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
