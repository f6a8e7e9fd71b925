import { useEffect, useRef, useState } from 'react';
import { Banner } from '../components/Banner.tsx';

/** Milliseconds for which it stays. */
const STAY = 5000;

/** That an item was made; it comes into view at the top of the form, which is empty again. */
export function CreatedBanner() {
  const [gone, setGone] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    const timer = setTimeout(() => setGone(true), STAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {gone ? null : (
        <Banner tone="success">
          <p className="font-semibold">Gallery item was successfully created!</p>
          <p>You can continue adding more items or return to the gallery.</p>
        </Banner>
      )}
    </div>
  );
}
