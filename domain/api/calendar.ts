import { calendarQuery, monthCalendar } from '../month-calendar.ts';
import { defineCalls } from './call.ts';

/** The calendar: what is published or sent, and when. */
export const calendarCalls = defineCalls({
  'GET /calendar/': {
    access: 'signed-in',
    summary: 'What goes out and takes place in a month, of each kind that the current user may see',
    query: calendarQuery,
    reply: monthCalendar,
  },
});
