import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ExternalToast, toast } from 'sonner';
import * as words from '#locale/dashboard/toast.ts';

interface Action<Input, Reply> {
  call(input: Input): Promise<Reply>;
  /** The notice that it is done. */
  done?(reply: Reply, input: Input): string;
  /** Reads again what it changes. */
  again?(): Promise<unknown>;
  /** What else is to be done then, if the screen is still open. */
  finish?(reply: Reply, input: Input): void | Promise<void>;
  /** Takes it back: the notice has a button for this. */
  undo?(input: Input): void;
  /** The name of its notices: a later one takes the place of an earlier one. */
  notice?(input: Input): string;
}

/** Milliseconds in which something can be taken back: time to read what was done, and to find the button. */
const UNDO_STAYS = 15_000;

/** The button of a notice that takes back what it tells of. */
export const undoButton = (undo: () => void): Pick<ExternalToast, 'action' | 'duration'> => ({
  duration: UNDO_STAYS,
  action: { label: words.undo, onClick: undo },
});

/**
 * A change by a button: makes the call, reads again what it changed, and says that it was done, or why it was not. A form
 * has `useSavingForm`, as it shows errors in its own place.
 */
export function useAction<Input = void, Reply = unknown>(action: Action<Input, Reply>) {
  const { call, done, again, finish, undo, notice } = action;
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const named = (input: Input) => (notice ? { id: notice(input) } : {});
  return useMutation({
    mutationFn: call,
    async onSuccess(reply, input) {
      await again?.();
      if (done) toast.success(done(reply, input), { ...named(input), ...(undo && undoButton(() => undo(input))) });
      if (isOpen.current) await finish?.(reply, input);
    },
    onError(error, input) {
      // An earlier notice of the same name had a button that does not belong to this one.
      toast.error(error.message, { action: undefined, ...named(input) });
      // It may have been done all the same, as where the reply is lost, or refused because things are no longer as they are shown.
      // Without a connection the list would only say that it could not be read either.
      if (navigator.onLine) void again?.();
    },
  });
}
