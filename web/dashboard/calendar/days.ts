import * as dateWords from '#locale/dates.ts';
import { calendarDay, weekdayOf } from '../../ui/format.ts';

/** "Monday, 2 November 2026". A day without a time is the same everywhere. */
export const dayInWords = (day: string): string => dateWords.dayInFull(weekdayOf(day, 'UTC'), calendarDay(day));

/** "November 2026". */
export const monthInWords = (month: string): string => calendarDay(`${month}-01`, 'month');

/** From Monday. */
export const weekdayNames: readonly string[] = [...dateWords.weekdays.slice(1), ...dateWords.weekdays.slice(0, 1)];
