import { request } from '../../../request.ts';

/** Milliseconds for which an article must have been in sight: one opened in passing was not read. */
const LOOKED_AT = 5000;

/** Counts one reading of the article, once it has been looked at. Keeps nothing in the browser, and shows nothing. */
function countReading(id: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(() => {
      document.removeEventListener('visibilitychange', watch);
      // A reading that could not be counted is nothing to trouble the reader with.
      request('POST /posts/{id}/view/', { parameters: { id } }).catch(() => undefined);
    }, LOOKED_AT);
  };
  document.addEventListener('visibilitychange', watch);
  watch();
}

/** Removes the place of a picture that fails to load. */
function watchFeaturedPicture(place: Element): void {
  const image = place.querySelector('img');
  if (image?.complete && image.naturalWidth === 0) place.remove();
  else image?.addEventListener('error', () => place.remove());
}

/** On a post: counts that it was read, and removes its picture if that fails to load. */
export function watchReading(): void {
  const article = document.querySelector<HTMLElement>('[data-post]');
  if (article?.dataset.post) countReading(Number(article.dataset.post));
  for (const place of document.querySelectorAll('.post-head-picture')) watchFeaturedPicture(place);
}
