import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { buttonLook } from '../components/Button.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { comingEvents } from './calls.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

/** Registers people for an event, one after the other: those who called, and those on a list of paper. */
export function NewRegistration() {
  const [parameters] = useSearchParams();
  const [{ event, done }, setBegun] = useState({ event: parameters.get('event') ?? '', done: 0 });
  const { data, error, refetch } = useQuery(comingEvents);
  if (data === undefined && error === null) return <Waiting>Loading events...</Waiting>;
  if (data === undefined) {
    return <ScreenProblem title="Event Registration" detail={error?.message} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid max-w-3xl gap-6">
      <ScreenHeader
        title="Event Registration"
        subtitle="Give somebody a place who does not register by themselves."
        actions={
          <Link to={staffAddresses.events} className={buttonLook('secondary')}>
            Back to Events
          </Link>
        }
      />
      <RegistrationForm
        key={done}
        events={data}
        event={event}
        onRegistered={(chosen) => setBegun({ event: chosen, done: done + 1 })}
      />
    </div>
  );
}
