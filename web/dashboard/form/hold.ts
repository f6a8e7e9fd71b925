import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The fields of a form are held (`inert`) while it is saved or sent: what was typed meanwhile would be in neither what is saved nor
 * the draft, which goes with it. A form that closes then is not given back.
 */
export function useHold() {
  const [isHeld, setHeld] = useState(false);
  const focused = useRef<Element>(null);
  return {
    isHeld,
    hold(): void {
      focused.current = document.activeElement;
      setHeld(true);
    },
    /** Gives the fields back with the focus where it was, so that an error can lead it to a field. */
    release(): void {
      flushSync(() => setHeld(false));
      const { current } = focused;
      if (current instanceof HTMLElement && document.activeElement?.contains(current))
        current.focus({ preventScroll: true });
    },
  };
}
