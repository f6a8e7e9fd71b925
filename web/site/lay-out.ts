import { whenIdle } from './when-idle.ts';

/**
 * Lays out the sections that `components.css` has put off, one whenever the browser has time. From then on the page has
 * its real height, and neither the scroll bar nor what one reads moves.
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
  whenIdle(next);
}
