import { showDate, showDateAndTime, showDay, showTime } from './site-time.ts';

/** An instant as staff read it, and as machines do. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {showDateAndTime(at)}
    </time>
  );
}

/** The time of day of an instant. */
export function TimeOf({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {showTime(at)}
    </time>
  );
}

/** The day of an instant. */
export function DayOf({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {showDate(at)}
    </time>
  );
}

/** A day of the calendar without a time of day, such as `2026-11-20`. */
export function Day({ day }: { day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap tabular-nums">
      {showDay(day)}
    </time>
  );
}
