import type { Event } from '../../../domain/event.ts';
import { Moment } from '../time/Moment.tsx';

/** From when to when. */
export function EventDates({ start_date, end_date }: Pick<Event, 'start_date' | 'end_date'>) {
  return (
    <>
      <Moment at={start_date} />
      {end_date === null ? null : (
        <>
          {' '}
          <span className="whitespace-nowrap">
            to <Moment at={end_date} />
          </span>
        </>
      )}
    </>
  );
}
