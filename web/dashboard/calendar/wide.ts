import { useSyncExternalStore } from 'react';

/** Where seven days stand side by side beside the menu. */
const wide = window.matchMedia('(min-width: 64rem)');

function onChange(tell: () => void): () => void {
  wide.addEventListener('change', tell);
  return () => wide.removeEventListener('change', tell);
}

/** Whether there is room for a month. */
export const useIsWide = (): boolean => useSyncExternalStore(onChange, () => wide.matches);
