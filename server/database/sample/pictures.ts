import type { Media } from '../../media/media.ts';
import type { Draw } from '../../media/workshop.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type IllustrationName, illustrations } from './illustrations/index.ts';

/** Draws the sample's pictures into real files, each once, and answers their numbers. */
export async function drawPictures(
  { rows, now }: UnitOfWork,
  media: Media,
  draw: Draw,
  names: readonly IllustrationName[],
): Promise<Map<IllustrationName, number>> {
  const numbers = new Map<IllustrationName, number>();
  for (const name of new Set(names)) {
    const { svg, alt } = illustrations[name];
    numbers.set(name, await media.add(rows, await draw(svg, 'poster'), alt, now));
  }
  return numbers;
}
