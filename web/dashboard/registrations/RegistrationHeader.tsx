import { Printer, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffEvent } from '../../../domain/event.ts';
import { buttonLook } from '../components/Button.tsx';
import { EventDates } from '../events/EventDates.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';

/** Which event it is, how many come, and the ways on from here. */
export function RegistrationHeader({ event }: { event: StaffEvent }) {
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
