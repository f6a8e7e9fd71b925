/**
 * Calendar arithmetic in the organisation's time zone. `timeZone` is an IANA name, the site's setting `TIME_ZONE`.
 * The same functions run on the server and in the browser, so both agree on what "today" is.
 */

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs some 50 µs, so each time zone's is made once. */
function partsFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/** Zones move their clocks at whole quarters of an hour, nowhere between them. Milliseconds. */
const QUARTER = 15 * 60_000;

/** Some hundred kilobytes; what a site shows lies in a few thousand different quarters. */
const OFFSETS_KEPT = 10_000;

/** Zones move their clocks at most once within two days. */
const DAY = 24 * 3_600_000;

const offsets = new Map<string, number>();

function offsetAsked(moment: Date, timeZone: string): number {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of partsFormatter(timeZone).formatToParts(moment)) {
    if (type in parts) Object.assign(parts, { [type]: Number(value) });
  }
  const { year, month, day, hour, minute, second } = parts;
  const wholeSeconds = Math.floor(moment.getTime() / 1000) * 1000;
  // `Date.UTC` takes the years 0 to 99 for the twentieth century: somebody who types 2026 has typed 20 on the way.
  return (
    new Date(Date.UTC(2000, month - 1, day, hour, minute, second)).setUTCFullYear(year, month - 1, day) - wholeSeconds
  );
}

/** The zone's offset from UTC at that moment, in milliseconds. It is cached: computing it costs some 10 µs. */
function offset(moment: Date, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(moment.getTime() / QUARTER)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const asked = offsetAsked(moment, timeZone);
  if (offsets.size >= OFFSETS_KEPT) offsets.clear();
  offsets.set(key, asked);
  return asked;
}

interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

function wallClock(moment: Date, timeZone: string): WallClock {
  const utcLike = new Date(moment.getTime() + offset(moment, timeZone));
  return {
    year: utcLike.getUTCFullYear(),
    month: utcLike.getUTCMonth() + 1,
    day: utcLike.getUTCDate(),
    hour: utcLike.getUTCHours(),
    minute: utcLike.getUTCMinutes(),
    second: utcLike.getUTCSeconds(),
  };
}

/**
 * The moment at which the zone's clocks show that time. Where they are moved, a time that is shown twice means the first
 * moment, and one that is skipped means the moment that it would have been: as `Temporal` has it.
 */
function fromWallClock(utcLike: number, timeZone: string): Date {
  const earlier = utcLike - offset(new Date(utcLike - DAY), timeZone);
  const later = utcLike - offset(new Date(utcLike + DAY), timeZone);
  const shows = (moment: number) => moment + offset(new Date(moment), timeZone);
  return new Date(shows(earlier) !== utcLike && shows(later) === utcLike ? later : earlier);
}

/** The calendar day on which the moment falls, as `2026-11-20`. */
export function dayOf(moment: Date, timeZone: string): string {
  const { year, month, day } = wallClock(moment, timeZone);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The moment as the zone's clocks show it, to the minute: `2026-11-20 09:00`. */
export function minuteOf(moment: Date, timeZone: string): string {
  const { hour, minute } = wallClock(moment, timeZone);
  return `${dayOf(moment, timeZone)} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Midnight at the beginning of the moment's day; `plusDays` moves to another day. */
export function startOfDay(moment: Date, timeZone: string, plusDays = 0): Date {
  const { year, month, day } = wallClock(moment, timeZone);
  return fromWallClock(Date.UTC(year, month - 1, day + plusDays), timeZone);
}

/** The last millisecond of the moment's day. */
export function endOfDay(moment: Date, timeZone: string): Date {
  return new Date(startOfDay(moment, timeZone, 1).getTime() - 1);
}

/** Midnight at the beginning of a day written as `2026-11-20`; `plusDays` moves to another one. */
export function startOfWrittenDay(day: string, timeZone: string, plusDays = 0): Date {
  // The day as the clocks of Greenwich have it, and then as they are in the zone.
  return fromWallClock(Date.parse(day) + plusDays * DAY, timeZone);
}

/** The moment at which the zone's clocks show `2026-11-20T09:00`. */
export function momentOf(local: string, timeZone: string): Date {
  return fromWallClock(Date.parse(`${local}Z`), timeZone);
}

/** The same time of day a number of months later; the 31st becomes the last day of a shorter month. */
export function addMonths(moment: Date, months: number, timeZone: string): Date {
  const at = wallClock(moment, timeZone);
  const lastDay = new Date(Date.UTC(at.year, at.month + months, 0)).getUTCDate();
  const utcLike = Date.UTC(at.year, at.month - 1 + months, Math.min(at.day, lastDay), at.hour, at.minute, at.second);
  return new Date(fromWallClock(utcLike, timeZone).getTime() + moment.getMilliseconds());
}
