import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels of a button, with its share of the lines between groups. */
const BUTTON = 46;

/** Pixels around all of them. */
const EDGE = 12;

/** How many buttons a row of this element has room for, beside the one for the rest. */
export function useToolPlaces(row: RefObject<HTMLElement | null>): number {
  const [places, setPlaces] = useState(0);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => setPlaces(Math.floor((element.clientWidth - EDGE) / BUTTON) - 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);
  return places;
}
