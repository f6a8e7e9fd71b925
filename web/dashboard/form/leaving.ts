import { useState } from 'react';

/** Lets a form that stands beside other records be left for one of them, once nothing in it is lost by that. */
export function useLeaving() {
  const [next, setNext] = useState<() => void>();
  return {
    /** Something waits for the form to be left. */
    leaving: next !== undefined,
    /** Does this as soon as the form may be left. */
    leaveFor: (then: () => void) => setNext(() => then),
    stay: () => setNext(undefined),
    left() {
      setNext(undefined);
      next?.();
    },
  };
}

export type Leaving = ReturnType<typeof useLeaving>;
