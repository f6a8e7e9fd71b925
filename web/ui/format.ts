/**
 * Formats dates: en-GB, the long form, in the organisation's time zone. Every screen uses these functions, and none
 * formats a date itself.
 */

const formatters = new Map<string, Intl.DateTimeFormat>();

const forms = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: 'numeric' },
  month: { month: 'short' },
  year: { year: 'numeric' },
  monthOfYear: { month: 'long', year: 'numeric' },
  moment: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  zone: { timeZoneName: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making a formatter costs some 50 µs, so each is made once. */
function formatter(form: keyof typeof forms, timeZone: string): Intl.DateTimeFormat {
  const key = `${form} ${timeZone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { ...forms[form], timeZone });
  formatters.set(key, made);
  return made;
}

/** `20 November 2026`. */
export function longDate(instant: string, timeZone: string): string {
  return formatter('long', timeZone).format(new Date(instant));
}

/** Some hundred kilobytes; a site shows far fewer. */
const RANGES_KEPT = 1_000;

const ranges = new Map<string, string>();

/** Putting a range into words costs some 60 µs, and the same few stand on every page: so each is done once. */
function rangeOf(form: 'long' | 'moment', start: string, end: string, timeZone: string): string {
  const key = `${form} ${start} ${end} ${timeZone}`;
  const known = ranges.get(key);
  if (known !== undefined) return known;
  const text = formatter(form, timeZone).formatRange(new Date(start), new Date(end));
  if (ranges.size >= RANGES_KEPT) ranges.clear();
  ranges.set(key, text);
  return text;
}

/** `20–22 November 2026`; one date when it begins and ends on the same day, or has no end. */
export function longDateRange(start: string, end: string | null, timeZone: string): string {
  if (end === null) return longDate(start, timeZone);
  return rangeOf('long', start, end, timeZone);
}

/** `20 November 2026, 09:00–12:00`; with both dates when it ends on another day; the beginning alone without an end. */
export function longMomentRange(start: string, end: string | null, timeZone: string): string {
  return rangeOf('moment', start, end ?? start, timeZone);
}

/** `November 2026`. */
export function monthOf(instant: string, timeZone: string): string {
  return formatter('monthOfYear', timeZone).format(new Date(instant));
}

/** `Central Africa Time`: by which clock the times of that day are meant. */
export function timeZoneName(instant: string, timeZone: string): string {
  const parts = formatter('zone', timeZone).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The two lines of a calendar leaf: `20` and `Nov`. */
export function calendarLeaf(instant: string, timeZone: string): { day: string; month: string } {
  const moment = new Date(instant);
  return { day: formatter('day', timeZone).format(moment), month: formatter('month', timeZone).format(moment) };
}

const shapes = { year: 'year', month: 'monthOfYear', day: 'long' } as const;

/** A day of the calendar, as much of it as is known: `2024`, `March 2024`, `5 March 2024`. */
export function calendarDay(day: string, precision: keyof typeof shapes = 'day'): string {
  // A day without a time of day is the same everywhere.
  return formatter(shapes[precision], 'UTC').format(new Date(day));
}
