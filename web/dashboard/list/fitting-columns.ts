import { useLayoutEffect, useRef, useState } from 'react';

interface FittingColumn {
  name: string;
  worth?: 'state' | 'detail';
}

/** The columns in the order in which they are left out: details before the others, from the right; never the first, and no state. */
export function leftOutFirst(columns: readonly FittingColumn[]): string[] {
  const others = columns.slice(1).filter(({ worth }) => worth !== 'state');
  const [details, rest] = [others.filter((it) => it.worth === 'detail'), others.filter((it) => it.worth !== 'detail')];
  return [...details.toReversed(), ...rest.toReversed()].map(({ name }) => name);
}

/** A column is cut where the table is wider than its place. Parts of a pixel do not count. */
const isCut = (place: HTMLElement) => place.scrollWidth > place.clientWidth + 1;

/**
 * Leaves out columns for which the place has no room, so that none is cut: words are of another length in each language. It
 * is measured before anything is painted. Where rows are cards, there is room for all.
 */
export function useFittingColumns(columns: readonly FittingColumn[], rows: unknown) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const names = columns.map(({ name }) => name).join('\n');
  /** What is being measured, and how many columns are left out of it. */
  const asked = `${width}\n${names}`;
  const [fit, setFit] = useState({ asked, rows, left: 0 });
  const isSame = fit.asked === asked && fit.rows === rows;
  const order = leftOutFirst(columns);
  const left = isSame ? fit.left : 0;

  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (place.current === null || left >= order.length || !isCut(place.current)) return;
    setFit({ asked, rows, left: left + 1 });
  }, [asked, rows, left, order.length]);

  const leftOut = new Set(order.slice(0, left));
  return { place, isLeftOut: (name: string) => leftOut.has(name) };
}
