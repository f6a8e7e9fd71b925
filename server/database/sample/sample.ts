import type { Media } from '../../media/media.ts';
import type { Draw } from '../../media/workshop.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { IllustrationName } from './illustrations/index.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** What the sample is written with: one transaction, the storage, what draws, and the pictures that are drawn. */
export interface Sample extends UnitOfWork {
  media: Media;
  draw: Draw;
  timeZone: string;
  pictureOf(name: IllustrationName): number | null;
}

/** So many milliseconds after a moment, or before it. */
export const later = (now: string, milliseconds: number) => new Date(Date.parse(now) + milliseconds).toISOString();
