import { addMonths, startOfDay } from '../../../domain/calendar.ts';
import { eventTypes, type StaffListedEvent } from '../../../domain/event.ts';
import { contains } from '../list/list-address.ts';
import { TIME_ZONE } from '../time/kigali.ts';
import { typeWords } from './EventBadges.tsx';

/** The filters by their names in the address. */
export const filterNames = ['type', 'status', 'date'] as const;

export const typeOptions = [
  { value: '', label: 'All Types' },
  ...eventTypes.map((value) => ({ value, label: typeWords[value] })),
] as const;

export const statusOptions = [
  { value: '', label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

export const dateOptions = [
  { value: '', label: 'All Dates' },
  { value: 'today', label: 'Today' },
  { value: 'thisWeek', label: 'This Week' },
  { value: 'thisMonth', label: 'This Month' },
] as const;

export interface EventFilters {
  search: string;
  type: string;
  status: string;
  date: string;
}

/** The first moment after the range, which begins with today; undefined for a filter that is not set. */
function endOf(date: string, now: Date): Date | undefined {
  if (date === 'today') return startOfDay(now, TIME_ZONE, 1);
  if (date === 'thisWeek') return startOfDay(now, TIME_ZONE, 7);
  return date === 'thisMonth' ? addMonths(startOfDay(now, TIME_ZONE), 1, TIME_ZONE) : undefined;
}

function beginsWithin(start: string, date: string, now: Date): boolean {
  const end = endOf(date, now);
  return end === undefined || (start >= startOfDay(now, TIME_ZONE).toISOString() && start < end.toISOString());
}

/** Whether the search and the filters let this event through. */
export function matchesEvent(event: StaffListedEvent, filters: EventFilters, now: Date): boolean {
  const { search, type, status, date } = filters;
  return (
    contains([event.title, event.summary, event.location], search) &&
    (type === '' || event.event_type === type) &&
    (status === '' || event.is_active === (status === 'active')) &&
    beginsWithin(event.start_date, date, now)
  );
}
