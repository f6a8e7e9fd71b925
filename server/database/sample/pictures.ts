import sharp from 'sharp';
import type { Media } from '../../media/media.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type IllustrationName, illustrations } from './illustrations/index.ts';

/** A poster in flat colours keeps its edges at this quality and stays near 100 kB. */
const QUALITY = 78;

/** Draws the sample's pictures into real files, each once, and answers their numbers. */
export async function drawPictures(
  { rows, now }: UnitOfWork,
  media: Media,
  names: readonly IllustrationName[],
): Promise<Map<IllustrationName, number>> {
  const numbers = new Map<IllustrationName, number>();
  for (const name of new Set(names)) {
    const { svg, alt } = illustrations[name];
    const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: QUALITY, progressive: true }).toBuffer();
    numbers.set(name, await media.add(rows, jpeg, alt, now));
  }
  return numbers;
}
