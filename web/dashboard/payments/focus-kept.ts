import { useIsMutating } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes after something was done: back to the button that was pressed, which could not be pressed meanwhile,
 * or to this element where the button is gone.
 */
export function useFocusKept<Element extends HTMLElement>() {
  const isBusy = useIsMutating() > 0;
  const pressed = useRef<HTMLButtonElement>(null);
  const otherwise = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isBusy) pressed.current = activeElement instanceof HTMLButtonElement ? activeElement : null;
    else if (pressed.current && activeElement === body) {
      const isThere = pressed.current.isConnected && !pressed.current.disabled;
      (isThere ? pressed : otherwise).current?.focus();
    }
  }, [isBusy]);
  return otherwise;
}
