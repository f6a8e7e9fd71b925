import type { TimelineEntry } from '../../../domain/collections/timeline.ts';
import { calendarDay } from '../../ui/format.ts';

/** As much of the date as is known, the way machines read it. */
const known = { year: 4, month: 7, day: 10 } as const;

/** One step on the way: when, and what. */
export function Step({ entry: { date, precision, title, text } }: { entry: TimelineEntry }) {
  return (
    <li className="timeline-step">
      <p className="font-display font-extrabold text-accent text-heading">
        <time dateTime={date.slice(0, known[precision])}>{calendarDay(date, precision)}</time>
      </p>
      <div className="timeline-text">
        <h2 className="text-heading">{title}</h2>
        <p className="mt-3 max-w-reading text-lead">{text}</p>
      </div>
    </li>
  );
}
