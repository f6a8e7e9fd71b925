import { untitled } from '#locale/dashboard/media.ts';
import { MAX_TITLE_LENGTH } from '../../../domain/staff-field.ts';

/** A title to begin with, from a file's name: `market_day-2.jpg` is “Market day 2”. */
export function titleOfFile(name: string): string {
  const words = name
    .slice(0, MAX_TITLE_LENGTH)
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1) || untitled;
}
