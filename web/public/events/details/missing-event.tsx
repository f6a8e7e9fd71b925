import { addresses } from '../../../addresses.ts';
import { Lost } from '../../../ui/imigongo/Lost.tsx';
import { ActionLink } from '../../parts/ActionLink.tsx';
import { WholePageMessage } from '../../parts/WholePageMessage.tsx';

const text = "The event you're looking for doesn't exist or has been removed.";

/** What answers the address of an event that is not there. */
export const missingEvent = {
  head: { title: 'Event not found', description: text, canonical: addresses.events },
  element: (
    <WholePageMessage
      title="Event not found"
      art={<Lost />}
      actions={<ActionLink href={addresses.events}>See all events</ActionLink>}
    >
      <p>{text}</p>
    </WholePageMessage>
  ),
};
