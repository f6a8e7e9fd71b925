import { whenIdle } from './when-idle.ts';

/** Signs that somebody reads on. Who only looks at the beginning, or leaves it by a link, has no work done for the rest. */
const signs = ['scroll', 'wheel', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Lays out the sections that `components.css` has put off, one whenever the browser has time, once a visitor begins to move. From
 * then on the page has its real height, and neither the scroll bar nor what one reads moves.
 */
export function layOutRest(): void {
  const rest = [...document.querySelectorAll<HTMLElement>('main > section, footer')];
  function next(): void {
    const section = rest.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    // Asked for its height it is laid out at once, in a piece of work of its own.
    section.getBoundingClientRect();
    whenIdle(next);
  }
  function begin(): void {
    for (const sign of signs) removeEventListener(sign, begin);
    whenIdle(next);
  }
  if (window.scrollY > 0) begin();
  else for (const sign of signs) addEventListener(sign, begin, { passive: true });
}
