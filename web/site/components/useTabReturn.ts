import { useEffect, useRef } from 'react';

/** Calls `onReturn` each time the visitor comes back to the tab. */
export function useTabReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  latest.current = onReturn;

  useEffect(() => {
    const look = () => {
      if (!document.hidden) latest.current();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
