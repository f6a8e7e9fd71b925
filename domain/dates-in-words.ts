import { minuteOf } from './calendar.ts';

/**
 * How a language writes dates. Browsers know no Kinyarwanda, and their English and French change from one version to the next, so each
 * language brings its own words: the server and every phone write the same letters.
 */
export interface DateWords {
  /** From January. */
  months: readonly string[];
  /** For the leaf of a calendar. */
  shortMonths: readonly string[];
  /** From Sunday. */
  weekdays: readonly string[];
  /** `1` is `1er` in French. */
  dayOfMonth(day: number): string;
  /** `Friday, 20 November 2026`. */
  dayInFull(weekday: string, date: string): string;
  /** `20 November 2026 at 09:00`. */
  moment(date: string, time: string): string;
  /** The names of clocks, by the zone's IANA name. */
  timeZones: Readonly<Record<string, string>>;
  /** The clock of a zone without a name of its own: `St Johns time`. */
  timeIn(city: string): string;
  today: string;
  tomorrow: string;
  yesterday: string;
  /** `in 3 days`; two at least. */
  inDays(days: number): string;
  /** `3 days ago`; two at least. */
  daysAgo(days: number): string;
}

interface Clock {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** `09:00`. */
  time: string;
}

/** What the clocks of the zone show. */
function clockAt(instant: string, timeZone: string): Clock {
  const [date = '', time = ''] = minuteOf(new Date(instant), timeZone).split(' ');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day, time };
}

/** Milliseconds. */
const DAY = 24 * 3_600_000;

const dayNumber = ({ year, month, day }: Clock) => Date.UTC(year, month - 1, day) / DAY;

const isSameDay = (one: Clock, other: Clock) => dayNumber(one) === dayNumber(other);

/** A day of the calendar, as much of it as is known. */
export type DayPrecision = 'year' | 'month' | 'day';

/** Dates in one language. Moments are ISO texts in UTC; `timeZone` is the site's. */
export function datesIn(words: DateWords) {
  const monthName = ({ month }: Clock) => words.months[month - 1] ?? '';
  const dayAndMonth = (it: Clock) => `${words.dayOfMonth(it.day)} ${monthName(it)}`;
  const monthAndYear = (it: Clock) => `${monthName(it)} ${it.year}`;
  const date = (it: Clock) => `${dayAndMonth(it)} ${it.year}`;
  const moment = (it: Clock) => words.moment(date(it), it.time);

  // 1 January 1970 was a Thursday; a remainder of a day before it is below zero.
  const weekday = (it: Clock) => words.weekdays.at((dayNumber(it) + 4) % 7) ?? '';

  function dateRange(start: Clock, end: Clock): string {
    if (isSameDay(start, end)) return date(start);
    if (start.year !== end.year) return `${date(start)} – ${date(end)}`;
    if (start.month !== end.month) return `${dayAndMonth(start)} – ${date(end)}`;
    return `${words.dayOfMonth(start.day)}–${date(end)}`;
  }

  function momentRange(start: Clock, end: Clock): string {
    if (!isSameDay(start, end)) return `${moment(start)} – ${moment(end)}`;
    return start.time === end.time ? moment(start) : `${date(start)}, ${start.time}–${end.time}`;
  }

  return {
    /** `20 November 2026`. */
    longDate: (instant: string, timeZone: string) => date(clockAt(instant, timeZone)),

    /** `20–22 November 2026`; one date when it begins and ends on the same day, or has no end. */
    longDateRange: (start: string, end: string | null, timeZone: string) =>
      dateRange(clockAt(start, timeZone), clockAt(end ?? start, timeZone)),

    /** `20 November 2026, 09:00–12:00`; with both dates when it ends on another day; the beginning alone without an end. */
    longMomentRange: (start: string, end: string | null, timeZone: string) =>
      momentRange(clockAt(start, timeZone), clockAt(end ?? start, timeZone)),

    /** `November 2026`. */
    monthOf: (instant: string, timeZone: string) => monthAndYear(clockAt(instant, timeZone)),

    /** `Friday`. */
    weekdayOf: (instant: string, timeZone: string) => weekday(clockAt(instant, timeZone)),

    /** `Friday, 20 November 2026 at 09:00`. */
    fullMoment(instant: string, timeZone: string): string {
      const it = clockAt(instant, timeZone);
      return words.moment(words.dayInFull(weekday(it), date(it)), it.time);
    },

    /** `tomorrow`, `in 3 days`, `2 days ago`: how the moment's day stands to today. */
    relativeDay(instant: string, now: Date, timeZone: string): string {
      const days = dayNumber(clockAt(instant, timeZone)) - dayNumber(clockAt(now.toISOString(), timeZone));
      if (days === 0) return words.today;
      if (days === 1) return words.tomorrow;
      if (days === -1) return words.yesterday;
      return days > 0 ? words.inDays(days) : words.daysAgo(-days);
    },

    /** `Central Africa Time`: by which clock the times are meant. */
    timeZoneName: (timeZone: string) =>
      words.timeZones[timeZone] ?? words.timeIn(timeZone.replace(/^.*\//, '').replaceAll('_', ' ')),

    /** The two lines of a calendar leaf: `20` and `Nov`. */
    calendarLeaf(instant: string, timeZone: string): { day: string; month: string } {
      const { day, month } = clockAt(instant, timeZone);
      return { day: String(day), month: words.shortMonths[month - 1] ?? '' };
    },

    /** A day without a time of day, such as `2024-03-05`: `2024`, `March 2024`, `5 March 2024`. */
    calendarDay(day: string, precision: DayPrecision = 'day'): string {
      // It is the same everywhere.
      const it = clockAt(day, 'UTC');
      return { year: String(it.year), month: monthAndYear(it), day: date(it) }[precision];
    },
  };
}
