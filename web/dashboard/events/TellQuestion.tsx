import { type ReactNode, useState } from 'react';
import * as words from '#locale/dashboard/events.ts';
import type { StaffListedEvent } from '../../../domain/event.ts';
import { type EventChange, eventChangeFor } from '../../../domain/event-change.ts';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { Registered, useReachedByMail } from './Registered.tsx';

type Answer = 'tell' | 'keep quiet' | 'go back';

interface Asked {
  event: StaffListedEvent;
  change: EventChange;
  answer(given: Answer): void;
}

/** The question itself. Telling them is offered if one of them has an e-mail address. */
function TellQuestion({ event, change, answer }: Asked) {
  const reached = useReachedByMail(event.id);
  return (
    <Modal title={words.tellQuestion[change]} onClose={() => answer('go back')}>
      <Registered event={event} />
      {reached === false ? null : <p>{words.mailToEverybody}</p>}
      <div className="actions">
        {reached === false ? null : (
          <Button kind="primary" disabled={reached === undefined} onClick={() => answer('tell')}>
            {words.saveAndTellThem}
          </Button>
        )}
        <Button kind={reached === false ? 'primary' : 'secondary'} onClick={() => answer('keep quiet')}>
          {words.saveWithoutTellingThem}
        </Button>
        <Button onClick={() => answer('go back')}>{words.cancel}</Button>
      </div>
    </Modal>
  );
}

/**
 * Asks, before an event with registrations is saved, whether registered people are told of a new time or place, or of its
 * cancellation.
 */
export function useTellQuestion(): {
  /** The answer; immediate if there is nothing to ask. */
  ask(event: StaffListedEvent, after: Parameters<typeof eventChangeFor>[1]): Promise<Answer>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();

  async function ask(event: StaffListedEvent, after: Parameters<typeof eventChangeFor>[1]): Promise<Answer> {
    const change = event.registered === 0 ? undefined : eventChangeFor(event, after, new Date().toISOString());
    if (change === undefined) return 'keep quiet';
    return new Promise((resolve) => {
      setAsked({
        event,
        change,
        answer(given) {
          setAsked(undefined);
          resolve(given);
        },
      });
    });
  }

  return { ask, question: asked ? <TellQuestion {...asked} /> : null };
}
