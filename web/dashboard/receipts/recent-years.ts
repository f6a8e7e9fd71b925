import { dayOf } from '../../../domain/calendar.ts';
import { siteTimeZone } from '../time/site-time.ts';

/** Years by which receipts are filtered: accounts are kept for ten. */
const YEARS = 10;

/** This year by the clocks of the site, and those before it. */
export function recentYears(now: Date, timeZone = siteTimeZone()): string[] {
  const thisYear = Number(dayOf(now, timeZone).slice(0, 4));
  return Array.from({ length: YEARS }, (_, index) => String(thisYear - index));
}
