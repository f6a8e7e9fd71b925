import type { Advertisement } from '../../../domain/advertisement.ts';
import { Day } from '../time/Moment.tsx';

/** The days it runs, both included. */
export function DateRange({ start_date, end_date }: Pick<Advertisement, 'start_date' | 'end_date'>) {
  return (
    <span>
      <Day day={start_date} /> – <Day day={end_date} />
    </span>
  );
}
