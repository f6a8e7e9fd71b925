import * as words from '#locale/dates.ts';
import { datesIn } from '../../domain/dates-in-words.ts';

/** How dates are written in the language of the document. Every screen takes them from here; none writes one itself. */
export const {
  longDate,
  longDateRange,
  longMomentRange,
  monthOf,
  timeZoneName,
  calendarLeaf,
  calendarDay,
  weekdayOf,
  fullMoment,
} = datesIn(words);
