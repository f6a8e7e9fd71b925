import { addMonths, startOfDay } from '../../../domain/calendar.ts';
import { type EventQuery, eventTypes, type StaffListedEvent } from '../../../domain/event.ts';
import { contains } from '../list/list-address.ts';
import type { ListDescription } from '../list/list-description.ts';
import { request } from '../session/request.ts';
import { siteTimeZone } from '../time/site-time.ts';
import { everyEvent } from './calls.ts';

type EventFilters = Pick<EventQuery, 'event_type' | 'is_active' | 'starts_from' | 'starts_before'>;

const statuses: Partial<Record<string, EventFilters>> = { active: { is_active: true }, inactive: { is_active: false } };

/** The first moment after each range of days, which begins with today. */
const ends: Partial<Record<string, (today: Date) => Date>> = {
  today: (today) => startOfDay(today, siteTimeZone(), 1),
  thisWeek: (today) => startOfDay(today, siteTimeZone(), 7),
  thisMonth: (today) => addMonths(today, 1, siteTimeZone()),
};

function rangeOf(date: string): EventFilters {
  const today = startOfDay(new Date(), siteTimeZone());
  const end = ends[date]?.(today);
  return end === undefined ? {} : { starts_from: today.toISOString(), starts_before: end.toISOString() };
}

const filtersOf = (filter: (name: string) => string): EventFilters => ({
  event_type: eventTypes.find((type) => type === filter('type')),
  ...statuses[filter('status')],
  ...rangeOf(filter('date')),
});

/** Every event that is not in the trash. */
export const eventList: ListDescription<StaffListedEvent, EventFilters> = {
  queryKey: everyEvent,
  load: (query, filters) => request('GET /events/', { query: { ...query, ...filters } }),
  filters: ['type', 'status', 'date'],
  matches(event, { search, filter }) {
    const { event_type, is_active, starts_from = '', starts_before } = filtersOf(filter);
    return (
      contains([event.title, event.summary, event.location], search) &&
      (event_type === undefined || event.event_type === event_type) &&
      (is_active === undefined || event.is_active === is_active) &&
      event.start_date >= starts_from &&
      (starts_before === undefined || event.start_date < starts_before)
    );
  },
  parameters: ({ filter }) => filtersOf(filter),
  ordering: { title: 'title', start_date: 'start_date', created_at: 'created_at' },
};
