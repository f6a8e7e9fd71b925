import type { StaffListedEvent } from '../../../domain/event.ts';
import { showDateAndTime } from '../time/kigali.ts';

function places(left: number): string {
  if (left === 0) return 'no places left';
  return left === 1 ? '1 place left' : `${left} places left`;
}

/** The events one can still register for, the soonest first, as the choices of a form. Full ones stand there and say so. */
export function comingEvents(events: readonly StaffListedEvent[], now: Date): { value: string; label: string }[] {
  return events
    .filter(({ is_active, start_date }) => is_active && start_date > now.toISOString())
    .toSorted((one, other) => one.start_date.localeCompare(other.start_date))
    .map(({ id, title, start_date, places_left }) => ({
      value: String(id),
      label: `${title}, ${showDateAndTime(start_date)} (${places(places_left)})`,
    }));
}
