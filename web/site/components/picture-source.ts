import type { Picture } from '../../../domain/picture.ts';
import type { PictureSource } from '../../ui/Picture.tsx';

/** Only what is needed to show it: what an island is given travels in the document. */
export function pictureSource({ url, alt, width, height, variants }: Picture): PictureSource {
  return { url, alt, width, height, variants };
}
