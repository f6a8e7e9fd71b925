import { useEffect, useState } from 'react';

interface Position {
  index: number;
  previous: number | undefined;
  /** Whether the visitor chose it, rather than the clock. */
  byHand: boolean;
}

/** A rotation that advances automatically, one item at a time, and can be advanced by hand. */
export interface Rotation extends Position {
  paused: boolean;
  /** Shows another one; past either end it goes on at the other. */
  show(index: number): void;
  togglePause(): void;
}

const start: Position = { index: 0, previous: undefined, byHand: false };

/**
 * Rotates through `count` items while the tab is visible; `durationOf` says for how many milliseconds each is shown.
 * Visitors who prefer reduced motion start with a paused rotation, and can start it.
 */
export function useRotation(count: number, durationOf: (index: number) => number): Rotation {
  const [position, setPosition] = useState<Position>(start);
  const [paused, setPaused] = useState(false);
  // The list may have become shorter since.
  const { index, previous, byHand } = position.index < count ? position : start;

  const duration = durationOf(index);

  useEffect(() => setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  function turnTo(wanted: number, byHand: boolean): void {
    setPosition({ index: (wanted + count) % count, previous: index, byHand });
  }

  useEffect(() => {
    if (paused || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setPosition({ index: (index + 1) % count, previous: index, byHand: false });
    }, duration);
    return () => clearInterval(timer);
  }, [index, count, paused, duration]);

  return {
    index,
    previous,
    byHand,
    paused,
    show: (wanted) => turnTo(wanted, true),
    togglePause: () => setPaused(!paused),
  };
}
