import { useQuery } from '@tanstack/react-query';
import { Printer, UserPlus } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffEvent } from '../../../domain/event.ts';
import { buttonLook } from '../components/Button.tsx';
import { oneEvent } from '../events/calls.ts';
import { EventDates } from '../events/EventWords.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { RegistrationList } from './RegistrationList.tsx';

/** Which event it is, how many come, and the ways on from here. */
function RegistrationHeader({ event }: { event: StaffEvent }) {
  const { id, title, registered, places_left } = event;
  return (
    <div className="grid gap-4">
      <ScreenHeader
        title="Event Registrations"
        subtitle={title}
        actions={
          <>
            <Link to={staffAddresses.events} className={buttonLook('secondary')}>
              Back to Events
            </Link>
            <Link to={staffAddresses.signInSheet(id)} className={buttonLook('secondary')}>
              <Printer aria-hidden="true" className="size-5" />
              Sign-in sheet
            </Link>
            <Link to={`${staffAddresses.eventRegistration}?event=${id}`} className={buttonLook('primary')}>
              <UserPlus aria-hidden="true" className="size-5" />
              Register somebody
            </Link>
          </>
        }
      />
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span>
          <EventDates start_date={event.start_date} end_date={event.end_date} />
        </span>
        <span className="font-semibold">
          {registered} Registered ({places_left} spots left)
        </span>
      </p>
    </div>
  );
}

/** The registrations for the event in the address. */
export function Registrations() {
  const id = Number(useParams().id);
  const { data: event, error, refetch } = useQuery(oneEvent(id));
  if (event === undefined && error === null) return <Waiting>Loading the event...</Waiting>;
  if (event === undefined) {
    return (
      <ScreenProblem title="The event could not be loaded" detail={error?.message} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className="grid gap-5">
      <RegistrationHeader event={event} />
      <RegistrationList event={event} />
    </div>
  );
}
