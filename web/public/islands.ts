import './public.css';

/** What a visitor does that shows that the page is used already. */
const touches = ['pointerdown', 'focusin', 'keydown'] as const;

/** Milliseconds after which a page that is still loading pictures comes alive all the same. */
const LONGEST_WAIT = 3000;

/** Milliseconds that a picture which has come needs to be unpacked and shown. */
const UNPACKING = 200;

let begun = false;

/** The page is there to be read before what moves in it is fetched: words and pictures have the line for themselves. */
function begin(): void {
  if (begun) return;
  begun = true;
  for (const touch of touches) removeEventListener(touch, begin);
  void import('./awaken.ts');
}

function whenPainted(work: () => void): void {
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    work();
  });
  observer.observe({ type: 'paint', buffered: true });
}

for (const touch of touches) addEventListener(touch, begin, { passive: true });
addEventListener('load', () => whenPainted(() => setTimeout(begin, UNPACKING)));
setTimeout(begin, LONGEST_WAIT);
