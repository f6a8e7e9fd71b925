import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const TICK = 20_000;

/** The present moment, told anew from time to time: what has run out shows so without reloading. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
