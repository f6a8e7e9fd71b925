import { addresses } from '../../../../domain/addresses.ts';
import { NotFoundArt } from '../../../ui/imigongo/NotFoundArt.tsx';
import { ActionLink } from '../../components/ActionLink.tsx';
import { WholePageMessage } from '../../components/WholePageMessage.tsx';

const text = "The event you're looking for doesn't exist or has been removed.";

/** The page for an event that does not exist. */
export const missingEvent = {
  head: { title: 'Event not found', description: text, canonical: addresses.events },
  element: (
    <WholePageMessage
      title="Event not found"
      art={<NotFoundArt />}
      actions={<ActionLink href={addresses.events}>See all events</ActionLink>}
    >
      <p>{text}</p>
    </WholePageMessage>
  ),
};
