import { useState } from 'react';
import type { StaffListedEvent } from '../../../domain/event.ts';
import { eventChangeFor } from '../../../domain/event-change.ts';
import { DeleteQuestion } from '../list/DeleteQuestion.tsx';
import { useEventTrash } from './calls.ts';
import { Registered, TellChoice } from './Registered.tsx';

interface DeleteEventProps {
  event: StaffListedEvent;
  onClose(): void;
}

/** Asks before an event is deleted that people are registered for, and whether they are told. */
export function DeleteEvent({ event, onClose }: DeleteEventProps) {
  const now = new Date().toISOString();
  const isExpected = eventChangeFor(event, { ...event, deleted_at: now }, now) !== undefined;
  const [tell, setTell] = useState(isExpected);
  const quiet = useEventTrash();
  const told = useEventTrash(true);
  return (
    <DeleteQuestion
      title={`Delete "${event.title}"?`}
      yes="Delete the event"
      onYes={() => (tell ? told : quiet).remove(event)}
      onClose={onClose}
    >
      <Registered event={event} />
      <p>You can restore the event for 30 days, with everybody who is registered.</p>
      {isExpected ? (
        <TellChoice label="Tell them by e-mail that it does not take place" tell={tell} onTell={setTell} />
      ) : null}
    </DeleteQuestion>
  );
}
