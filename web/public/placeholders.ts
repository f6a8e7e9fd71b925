import { thumbHashToDataURL } from 'thumbhash';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Shows a blur of each picture that has not come yet. Its room is free already; this says what will be there. */
export function showPlaceholders(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-thumbhash]')) {
    const { thumbhash } = image.dataset;
    if (image.complete || !thumbhash) continue;
    image.style.backgroundImage = `url(${thumbHashToDataURL(bytesOf(thumbhash))})`;
    image.style.backgroundSize = 'cover';
    image.addEventListener('load', () => image.style.removeProperty('background-image'), { once: true });
  }
}
