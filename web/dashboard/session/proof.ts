import { useSyncExternalStore } from 'react';

// Some changes of accounts ask for one's password again. The call waits, the question lies over the open screen, and the
// call is then sent once more: no screen has to know.

let waiting: ((isGiven: boolean) => void)[] = [];
const listeners = new Set<() => void>();

const tellAll = () => {
  for (const listener of listeners) listener();
};

/** Asks for the password; resolves with true once it was given, with false if the person would rather not. */
export function askForPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tellAll();
  });
}

/** Answers every call that waits. */
export function answerProof(isGiven: boolean): void {
  const released = waiting;
  waiting = [];
  tellAll();
  for (const goOn of released) goOn(isGiven);
}

/** Whether a call waits for the password. */
export function useIsPasswordAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
}
