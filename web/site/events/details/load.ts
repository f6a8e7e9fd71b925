import { identifier } from '../../../../domain/identifier.ts';
import type { LoadContext } from '../../page.ts';
import { NotFound, orNotFound } from '../../render.tsx';
import { eventTexts } from '../texts.ts';
import { missingEvent } from './missing-event.tsx';

/** The number of the event that an address names. */
export function eventIn(parameters: LoadContext['parameters']): number {
  const known = identifier.safeParse(parameters);
  if (!known.success) throw new NotFound(missingEvent);
  return known.data.id;
}

/** The event, and what else is coming, fetched side by side. */
export async function load({ request, parameters, section }: LoadContext) {
  const id = eventIn(parameters);
  const [event, more] = await Promise.all([
    section(
      orNotFound(request('GET /events_detail/{id}/', { parameters: { id } }), missingEvent),
      eventTexts.detailsFailed,
    ),
    section(
      request('GET /events/', { query: { window: 'more_upcoming', excluding: id } }).then(({ results }) => results),
      eventTexts.upcomingFailed,
    ),
  ]);
  return { id, event, more };
}

export type EventData = Awaited<ReturnType<typeof load>>;
