import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { buttonLook } from '../components/Button.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { oneEvent } from './calls.ts';
import { EventForm } from './EventForm.tsx';

function Heading({ subtitle }: { subtitle: string }) {
  return (
    <ScreenHeader
      title="Manage Events"
      subtitle={subtitle}
      actions={
        <Link to={staffAddresses.events} className={buttonLook('secondary')}>
          Back to Events
        </Link>
      }
    />
  );
}

/** The form for an event still to come. */
export function NewEvent() {
  return (
    <div className="grid max-w-4xl gap-6">
      <Heading subtitle="Announce what takes place: what, where and when." />
      <EventForm />
    </div>
  );
}

/** The form of the event in the address. */
export function EditEvent() {
  const id = Number(useParams().id);
  const { data, error, isFetchedAfterMount, refetch } = useQuery(oneEvent(id));
  if (!isFetchedAfterMount) return <Waiting>Loading the event...</Waiting>;
  if (data === undefined || data.deleted_at !== null) {
    return (
      <ScreenProblem
        title="The event could not be loaded"
        detail={error?.message ?? 'It is in the trash. Restore it there to change it.'}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid max-w-4xl gap-6">
      <Heading subtitle={data.title} />
      <EventForm key={id} event={data} />
    </div>
  );
}
