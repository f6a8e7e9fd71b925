const easeOut = (part: number) => 1 - (1 - part) ** 3;

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls a row sideways in so many milliseconds; at once for whoever wants no motion. */
export function slide(row: HTMLElement, left: number, duration: number): void {
  const from = row.scrollLeft;
  const start = performance.now();
  // Snapping would pull at every step.
  row.style.scrollSnapType = 'none';

  function step(now: number): void {
    const part = still() ? 1 : Math.min(Math.max((now - start) / duration, 0), 1);
    row.scrollLeft = from + (left - from) * easeOut(part);
    if (part < 1) requestAnimationFrame(step);
    else row.style.scrollSnapType = '';
  }
  requestAnimationFrame(step);
}
