import type { Picture } from '../../../domain/picture.ts';
import type { PictureSource } from '../../ui/Picture.tsx';

/** One of our own drawings, as a picture that needs no smaller files: it is sharp at every size. */
export function drawing(url: string, width: number, height: number, alt: string): PictureSource {
  return { url, width, height, alt, variants: [] };
}

/** Only the fields needed to show it: the props of an island are sent in the document. */
export function pictureSource({
  url,
  alt,
  width,
  height,
  variants,
  focus,
  untranslated,
  written_in,
}: Picture): PictureSource {
  const marks = untranslated && { untranslated, ...(written_in && { written_in }) };
  return { url, alt, width, height, variants, ...(focus && { focus }), ...marks };
}
