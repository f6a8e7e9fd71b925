import type { PictureSource } from '../../ui/Picture.tsx';

/** One of our own drawings, as a picture that needs no smaller files: it is sharp at every size. */
export function drawing(url: string, width: number, height: number, alt: string): PictureSource {
  return { url, width, height, alt, variants: [] };
}
