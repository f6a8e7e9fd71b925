import { thumbHashToDataURL } from 'thumbhash';
import { whenIdle } from './when-idle.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

function blur(image: HTMLImageElement): void {
  const { thumbhash } = image.dataset;
  if (image.complete || !thumbhash) return;
  image.style.backgroundImage = `url(${thumbHashToDataURL(bytesOf(thumbhash))})`;
  image.style.backgroundSize = 'cover';
  image.addEventListener('load', () => image.style.removeProperty('background-image'), { once: true });
}

/**
 * Shows a blurred preview of each picture that has not loaded when a visitor scrolls near it. Its space is reserved
 * already. A cheap phone needs twenty milliseconds for each, so pictures far away get none.
 */
export function showPlaceholders(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
        observer.unobserve(target);
        whenIdle(() => blur(target));
      }
    },
    { rootMargin: '200px' },
  );
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-thumbhash]')) {
    if (!image.complete) observer.observe(image);
  }
}
