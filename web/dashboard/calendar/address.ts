import { useSearchParams } from 'react-router';
import { dayOf } from '../../../domain/calendar.ts';
import { type CalendarKind, calendarKinds, calendarQuery } from '../../../domain/month-calendar.ts';
import { useNow } from '../time/now.ts';
import { siteTimeZone } from '../time/site-time.ts';

const MONTH = 'month';
/** The kinds that are not shown, with commas between. */
const WITHOUT = 'without';

/** Which month of the calendar is shown, and which kinds, from the address: it can be reloaded, sent to a colleague and left by Back. */
export function useCalendarAddress() {
  const [parameters, setParameters] = useSearchParams();
  const today = dayOf(useNow(), siteTimeZone());
  const asked = calendarQuery.safeParse({ month: parameters.get(MONTH) });
  const without = (parameters.get(WITHOUT) ?? '').split(',');
  const isShown = (kind: CalendarKind) => !without.includes(kind);
  const withValue = (name: string, value: string) => {
    const next = new URLSearchParams(parameters);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };
  const show = (shown: (kind: CalendarKind) => boolean) =>
    setParameters(withValue(WITHOUT, calendarKinds.filter((kind) => !shown(kind)).join(',')), {
      replace: true,
      // A ticked box never flickers back.
      flushSync: true,
    });
  return {
    today,
    month: asked.data?.month ?? today.slice(0, 7),
    /** The address's query with another month; that of today is the plain address. */
    search: (month: string) => `?${withValue(MONTH, month === today.slice(0, 7) ? '' : month)}`,
    isShown,
    toggle: (kind: CalendarKind) => show((one) => (one === kind ? !isShown(one) : isShown(one))),
    showAll: () => show(() => true),
  };
}
