import type { Island } from './island.tsx';
import { whenIdle } from './when-idle.ts';

const islands = import.meta.glob<Island<object>>('./**/*.island.tsx', { import: 'default' });

/** React and the island come at once, side by side. */
async function hydrate(element: HTMLElement): Promise<void> {
  const load = islands[`./${element.dataset.island}.island.tsx`];
  if (!load) return;
  const [program, island] = await Promise.all([import('./hydrate.ts'), load()]);
  await program.hydrate(element, island);
}

const coming = new WeakMap<HTMLElement, Promise<void>>();

/** Hydrates the island, once however often it is asked. If its script does not come, the next touch tries again. */
function wake(element: HTMLElement): Promise<void> {
  const known = coming.get(element);
  if (known) return known;
  const hydrating = hydrate(element).catch(() => void coming.delete(element));
  coming.set(element, hydrating);
  return hydrating;
}

/** The island around this that is not hydrated yet, and that a touch wakes. */
export const asleepAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-wakes="returned-only"])') : null;

/** The last button pressed in each island that is not hydrated yet. It is pressed again once, however often it was. */
const pressed = new WeakMap<HTMLElement, HTMLElement>();
let pressesAgain = false;

/** Wakes the island that was touched. What does nothing without script, such as a button, is pressed again once it can answer. */
export async function touch(event: Event): Promise<void> {
  const island = asleepAround(event.target);
  if (!island || pressesAgain) return;
  // A press from before this script came is over: the browser has done with it what it can.
  const isOver = event.eventPhase === Event.NONE;
  const waiting =
    event.type === 'click' && event.target instanceof Element
      ? event.target.closest<HTMLElement>(isOver ? 'button[type="button"]' : 'button[type="button"], [data-waits]')
      : null;
  if (waiting) {
    event.preventDefault();
    pressed.set(island, waiting);
  }
  await wake(island);
  // Without a network the island is still asleep: then the browser does what it can.
  pressesAgain = true;
  pressed.get(island)?.click();
  pressesAgain = false;
  pressed.delete(island);
}

const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click'] as const;

/** Wakes it a little before the visitor has scrolled to it. An island has no box of its own to look at. */
function whenNear(island: HTMLElement): void {
  const box = island.firstElementChild;
  if (!box) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void wake(island);
    },
    { rootMargin: '400px' },
  );
  observer.observe(box);
}

function whenScrolled(work: () => void): void {
  if (window.scrollY > 0) work();
  else window.addEventListener('scroll', work, { once: true, passive: true });
}

/** Has each island of the page woken at its time: see `Wakes`. */
export function watchIslands(): void {
  const asleep = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const island of asleep) {
    const { wakes = '' } = island.dataset;
    if (wakes === 'idle') whenIdle(() => void wake(island));
    else if (wakes === 'near') whenNear(island);
    else if (wakes === 'scrolled') whenScrolled(() => void wake(island));
    else if (Number(wakes) > 0) setTimeout(() => void wake(island), Number(wakes));
  }
  for (const name of touches) document.addEventListener(name, touch, { capture: true, passive: name !== 'click' });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    document.documentElement.dataset.returned = '';
    for (const island of asleep) if (island.dataset.wakes !== 'touched') void wake(island);
  });
}
