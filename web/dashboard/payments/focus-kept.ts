import { useIsMutating } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes after something was done: back to the button that was pressed, which could not be pressed meanwhile,
 * or to this element where the button is gone, as that of a question is.
 */
export function useFocusKept<Element extends HTMLElement>() {
  const isBusy = useIsMutating() > 0;
  const pressed = useRef<HTMLButtonElement>(null);
  const otherwise = useRef<Element>(null);
  const wasBusy = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isBusy) pressed.current = activeElement instanceof HTMLButtonElement ? activeElement : null;
    else if (wasBusy.current && activeElement === body) {
      const isThere = pressed.current?.isConnected && !pressed.current.disabled;
      (isThere ? pressed : otherwise).current?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return otherwise;
}
