import * as words from '#locale/dates.ts';
import { datesIn } from '../../domain/dates-in-words.ts';
import * as format from '../../web/ui/format.ts';
import { writtenDates } from '../support/written-dates.ts';

// What `dates.spec.ts` runs in a browser, made for each language as the site is.

declare global {
  interface Window {
    writtenDates?: (timeZone: string) => Record<string, string>;
  }
}

window.writtenDates = (timeZone) => writtenDates({ ...datesIn(words), ...format }, timeZone);
