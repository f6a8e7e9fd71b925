import { calendarQuery, monthCalendar } from '../month-calendar.ts';
import { defineCalls } from './call.ts';

/** What goes out, and when. */
export const calendarCalls = defineCalls({
  'GET /calendar/': {
    access: 'signed-in',
    summary: 'What goes out and takes place in a month, of each kind that the current user may see',
    query: calendarQuery,
    reply: monthCalendar,
  },
});
