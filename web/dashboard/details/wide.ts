import { useSyncExternalStore } from 'react';

/** From this width on details stand beside their list: 1440 px. */
const wide = window.matchMedia('(width >= 90rem)');

function watch(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether details stand beside their list, and not over it. */
export const useIsBeside = (): boolean => useSyncExternalStore(watch, () => wide.matches);
