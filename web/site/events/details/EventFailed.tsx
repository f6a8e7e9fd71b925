import { addresses } from '../../../../domain/addresses.ts';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { ActionLink } from '../../components/ActionLink.tsx';
import { TryAgain } from '../../components/TryAgain.tsx';
import { WholePageMessage } from '../../components/WholePageMessage.tsx';

interface EventFailedProps {
  id: number;
  message: string;
}

/** Stands where the event would, when it did not come. */
export function EventFailed({ id, message }: EventFailedProps) {
  return (
    <WholePageMessage
      title={message}
      art={
        <div className="h-56">
          <Placeholder seed={2} />
        </div>
      }
      actions={
        <>
          <ActionLink href={addresses.home}>Back to Events</ActionLink>
          <TryAgain page={addresses.event(id)} />
        </>
      }
    >
      <p>The event is still there; only this page did not get hold of it. Please try once more in a moment.</p>
    </WholePageMessage>
  );
}
