/** Milliseconds. Safari has no idle callback; a short wait there lets the page settle first. */
const SHORT_WAIT = 200;

/** Runs the work, each in a turn of its own, when the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, SHORT_WAIT);
}
