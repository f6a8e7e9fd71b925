import { useEffect, useRef } from 'react';

/**
 * A row that was deleted or restored takes the focus with it. The focus then moves to the list's total, so that keyboard
 * users stay in the list. `rows` are the rows that the list shows now.
 */
export function useRestoredFocus(rows: unknown) {
  const region = useRef<HTMLDivElement>(null);
  const total = useRef<HTMLParagraphElement>(null);
  const wasInside = useRef(false);

  useEffect(() => {
    const note = () => {
      wasInside.current = region.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the changed rows that may have taken the focus away
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) total.current?.focus({ preventScroll: true });
  }, [rows]);

  return { region, total };
}
