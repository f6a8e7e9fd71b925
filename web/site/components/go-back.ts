import { follow } from './follow.ts';

const cameFromHere = () => history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/** Elements with `data-back` lead back in the history: a button always, a link if the page before was one of ours. */
export function watchWaysBack(): void {
  document.addEventListener('click', (event) => {
    const way = event.target instanceof Element ? event.target.closest('[data-back]') : null;
    if (way && (way instanceof HTMLButtonElement || cameFromHere())) follow(event, () => history.back());
  });
}
