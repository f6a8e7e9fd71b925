/**
 * How dates are written: en-GB, the long form, in the organisation's time zone. Every screen takes them from here, and
 * no screen formats one itself.
 */

const formatters = new Map<string, Intl.DateTimeFormat>();

const forms = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: 'numeric' },
  month: { month: 'short' },
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

/** `20–22 November 2026`; one date when it begins and ends on the same day, or has no end. */
export function longDateRange(start: string, end: string | null, timeZone: string): string {
  if (end === null) return longDate(start, timeZone);
  return formatter('long', timeZone).formatRange(new Date(start), new Date(end));
}

/** The two lines of a calendar leaf: `20` and `Nov`. */
export function calendarLeaf(instant: string, timeZone: string): { day: string; month: string } {
  const moment = new Date(instant);
  return { day: formatter('day', timeZone).format(moment), month: formatter('month', timeZone).format(moment) };
}
