import { showDateAndTime } from './kigali.ts';

/** An instant as staff read it, and as machines do. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {showDateAndTime(at)}
    </time>
  );
}
