import type { PageProps } from '../../page.ts';
import { EventFailed } from './EventFailed.tsx';
import { EventFound } from './EventFound.tsx';
import type { EventData } from './load.ts';

/** One event, or why it cannot be shown. */
export function EventPage({ data: { id, event, more }, ...around }: PageProps<EventData>) {
  if (event.state === 'failed') return <EventFailed id={id} message={event.message} />;
  return <EventFound event={event.data} more={more} {...around} />;
}
