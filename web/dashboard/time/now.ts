import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const TICK = 20_000;

/** The present moment, updated at intervals, so that expired records show without reloading. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
