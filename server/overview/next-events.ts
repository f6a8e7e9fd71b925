import { NEXT_EVENTS, type NextEvent } from '../../domain/overview.ts';
import type { Database } from '../database/open.ts';

/** The active events that begin next, each with how many have registered. */
export function nextEvents(db: Database, now: Date): Promise<NextEvent[]> {
  return db
    .selectFrom('events')
    .select(({ selectFrom }) => [
      'id',
      'title',
      'start_date',
      'location',
      'event_type',
      'capacity',
      selectFrom('event_registrations')
        .select(({ fn }) => fn.countAll<number>().as('registered'))
        .whereRef('event_registrations.event_id', '=', 'events.id')
        .where('event_registrations.deleted_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('registered'),
    ])
    .where('deleted_at', 'is', null)
    .where('is_active', '=', true)
    .where('start_date', '>', now.toISOString())
    .orderBy('start_date')
    .orderBy('id')
    .limit(NEXT_EVENTS)
    .execute();
}
