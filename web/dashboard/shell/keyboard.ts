import { useSyncExternalStore } from 'react';

/** Of the screen's height, what a keyboard on it leaves less of. An address bar leaves two thirds at least. */
const LEFT = 0.6;

const typedInto =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=file])';

/** Browsers do not say so. They say how much is to be seen, and where the focus is. */
function isOpen(): boolean {
  const { visualViewport, screen } = window;
  if (visualViewport === null || !window.matchMedia('(pointer: coarse)').matches) return false;
  const isTypedInto = document.activeElement?.matches(typedInto) ?? false;
  return isTypedInto && visualViewport.height * visualViewport.scale < LEFT * screen.height;
}

function subscribe(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    window.visualViewport?.removeEventListener('resize', listener);
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

/** Whether the keyboard that a phone shows on its screen is open. */
export const useKeyboardOpen = () => useSyncExternalStore(subscribe, isOpen);
