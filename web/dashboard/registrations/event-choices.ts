import type { StaffListedEvent } from '../../../domain/event.ts';
import { showDateAndTime } from '../time/site-time.ts';

function places(left: number): string {
  if (left === 0) return 'no places left';
  return left === 1 ? '1 place left' : `${left} places left`;
}

/** The events as the choices of a form. Full ones stand there and say so. */
export function choicesOf(events: readonly StaffListedEvent[]): { value: string; label: string }[] {
  return events.map(({ id, title, start_date, places_left }) => ({
    value: String(id),
    label: `${title}, ${showDateAndTime(start_date)} (${places(places_left)})`,
  }));
}
