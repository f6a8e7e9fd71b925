import { type CalendarKind, calendarKinds, type MonthCalendar } from '../../domain/month-calendar.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { datedKinds, longKinds } from './kinds.ts';
import { type Month, monthOf } from './month.ts';
import { datedEntries, longEntries } from './month-entries.ts';

const entriesOf: Record<CalendarKind, (db: Services['db'], month: Month) => Promise<MonthCalendar>> = {
  ads: (db, month) => longEntries(db, 'ads', month),
  announcements: (db, month) => longEntries(db, 'announcements', month),
  events: (db, month) => datedEntries(db, 'events', month),
  newsletter: (db, month) => datedEntries(db, 'newsletter', month),
  posts: (db, month) => datedEntries(db, 'posts', month),
};

const kinds = { ...datedKinds, ...longKinds };

/** What goes out and takes place in a month, of what the current user may see. */
export function calendarRoutes({ db, config }: Services): Endpoint[] {
  return [
    implement('GET /calendar/', async ({ currentUser, query, now }) => {
      const month = monthOf(query.month, now, config.timeZone);
      const found: MonthCalendar[] = [];
      for (const kind of calendarKinds)
        if (may(currentUser, kinds[kind].permission)) found.push(await entriesOf[kind](db, month));
      return {
        entries: found.flatMap(({ entries }) => entries),
        left_out: found.flatMap(({ left_out }) => left_out),
      };
    }),
  ];
}
