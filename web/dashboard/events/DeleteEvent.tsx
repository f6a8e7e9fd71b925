import { useState } from 'react';
import * as words from '#locale/dashboard/events.ts';
import type { StaffListedEvent } from '../../../domain/event.ts';
import { eventChangeFor } from '../../../domain/event-change.ts';
import { DeleteQuestion } from '../list/DeleteQuestion.tsx';
import { namesInWords } from '../list/names-in-words.ts';
import type { DeleteManyProps } from '../list/trash.ts';
import { useEventTrash } from './calls.ts';
import { Registered, TellChoice, useReachedByMail } from './Registered.tsx';

interface DeleteEventProps {
  event: StaffListedEvent;
  onClose(): void;
}

/** Whether registered people expect the event to take place, and would be told. */
function isExpected(event: StaffListedEvent): boolean {
  const now = new Date().toISOString();
  return event.registered > 0 && eventChangeFor(event, { ...event, deleted_at: now }, now) !== undefined;
}

/** Asks before several events are deleted, and whether registered people are told. */
export function DeleteEvents({ items, onClose, onYes }: DeleteManyProps<StaffListedEvent>) {
  const expected = items.filter(isExpected);
  const [tell, setTell] = useState(expected.length > 0);
  const quiet = useEventTrash();
  const told = useEventTrash(true);
  const registered = items.filter((event) => event.registered > 0);
  return (
    <DeleteQuestion
      title={words.moveToTrashQuestion(items.length)}
      yes={words.moveToTrash}
      onYes={() => onYes((tell ? told : quiet).removeAll)}
      onClose={onClose}
    >
      <p className="break-words">{namesInWords(items.map(({ title }) => title))}.</p>
      {registered.length === 0 ? null : (
        <p>{words.registeredFor(namesInWords(registered.map((event) => `${event.title} (${event.registered})`)))}</p>
      )}
      <p>{words.canBeRestored}</p>
      {expected.length === 0 ? null : <TellChoice label={words.tellThem} tell={tell} onTell={setTell} />}
    </DeleteQuestion>
  );
}

/** Asks before an event with registrations is deleted, and whether registered people are told. */
export function DeleteEvent({ event, onClose }: DeleteEventProps) {
  const reached = useReachedByMail(event.id);
  const mayTell = isExpected(event) && reached !== false;
  const [tell, setTell] = useState(true);
  const quiet = useEventTrash();
  const told = useEventTrash(true);
  return (
    <DeleteQuestion
      title={words.deleteQuestion(event.title)}
      yes={words.deleteEvent}
      onYes={() => (tell && mayTell ? told : quiet).remove(event)}
      onClose={onClose}
    >
      <Registered event={event} />
      <p>{words.eventCanBeRestored}</p>
      {mayTell ? <TellChoice label={words.tellThem} tell={tell} onTell={setTell} /> : null}
    </DeleteQuestion>
  );
}
