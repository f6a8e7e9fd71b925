import { useEffect, useState } from 'react';
import * as words from '#locale/dashboard/form.ts';
import { type HeldNavigation, useGuard } from '../components/guards.ts';
import { Question } from '../components/Question.tsx';

interface LeaveQuestionProps {
  open: boolean;
  onStay(): void;
  onLeave(): void;
}

/** Asks before unsaved input is discarded. */
export function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Question
      open={open}
      title={words.discardYourChanges}
      detail={words.yourChangesHaveNotBeen}
      no={words.keepEditing}
      yes={words.discard}
      onNo={onStay}
      onYes={onLeave}
    />
  );
}

interface LeaveGuardProps {
  /** Something was typed that is not saved. */
  changed: boolean;
  onDiscarded(): void;
}

/** Stands in every form: going to another screen, or closing the tab, asks first while something is not saved. */
export function LeaveGuard({ changed, onDiscarded }: LeaveGuardProps) {
  const [held, setHeld] = useState<HeldNavigation>();
  useGuard({
    holds: ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
    onHeld: setHeld,
  });

  useEffect(() => {
    if (!changed) return;
    const request = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', request);
    return () => window.removeEventListener('beforeunload', request);
  }, [changed]);

  const answer = (is: keyof HeldNavigation) => {
    held?.[is]();
    setHeld(undefined);
  };
  return (
    <LeaveQuestion
      open={held !== undefined}
      onStay={() => answer('stay')}
      onLeave={() => {
        onDiscarded();
        answer('leave');
      }}
    />
  );
}
