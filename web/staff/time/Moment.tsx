import { showDate, showDateAndTime } from './kigali.ts';

/** An instant as staff read it, and as machines do. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {showDateAndTime(at)}
    </time>
  );
}

/** The day of an instant. */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {showDate(at)}
    </time>
  );
}
