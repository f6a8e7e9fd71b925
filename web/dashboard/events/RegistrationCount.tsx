import { CAPACITY, type StaffListedEvent } from '../../../domain/event.ts';

/** How many have registered, of how many places. */
export function RegistrationCount({ event }: { event: StaffListedEvent }) {
  const capacity = event.capacity ?? CAPACITY;
  const percent = Math.round((event.registered / capacity) * 100);
  return (
    <div className="grid min-w-24 gap-1">
      <p className="flex justify-between gap-3 tabular-nums">
        <span className="whitespace-nowrap">
          {event.registered} / {capacity}
        </span>
        <span className="text-sm text-muted">{percent}%</span>
      </p>
      <progress
        aria-label={`Places taken of ${event.title}`}
        max={capacity}
        value={Math.min(event.registered, capacity)}
        className="w-full"
      />
    </div>
  );
}
