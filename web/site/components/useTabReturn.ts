import { useEffect, useRef } from 'react';

/** Calls `onReturn` each time the visitor comes back to the tab, and at once if that was before anybody listened. */
export function useTabReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  latest.current = onReturn;

  useEffect(() => {
    const look = () => {
      if (!document.hidden) latest.current();
    };
    if (document.documentElement.dataset.returned !== undefined) latest.current();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
