import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { oneEvent } from '../events/calls.ts';
import { useListAddress } from '../list/list-address.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { CancelledList } from './CancelledList.tsx';
import { useCancelling } from './calls.ts';
import { RegistrationHeader } from './RegistrationHeader.tsx';
import { RegistrationList } from './RegistrationList.tsx';

/** The registrations for the event in the address. */
export function Registrations() {
  const id = Number(useParams().id);
  const { data: event, error, refetch } = useQuery(oneEvent(id));
  const address = useListAddress('created_at');
  const cancelling = useCancelling();
  if (event === undefined && error === null) return <Waiting>Loading the event...</Waiting>;
  if (event === undefined) {
    return (
      <ScreenProblem title="The event could not be loaded" detail={error?.message} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className="grid gap-5">
      <RegistrationHeader event={event} />
      <ViewLinks label="Registered and cancelled" all="Registered" trash="Cancelled" inTrash={address.inTrash} />
      {address.inTrash ? (
        <CancelledList event={event} address={address} cancelling={cancelling} />
      ) : (
        <RegistrationList event={event} address={address} cancelling={cancelling} />
      )}
    </div>
  );
}
