import type { EventRegistration } from '../../domain/event-registration.ts';
import type { Rows } from '../database/open.ts';
import { LARGEST_STAFF_LIST } from '../resource/listing.ts';

/** Who has registered for the event, in the order in which they came; undefined where there is no such event. */
export async function listRegistrations(rows: Rows, eventId: number): Promise<EventRegistration[] | undefined> {
  const event = await rows.selectFrom('events').select('id').where('id', '=', eventId).executeTakeFirst();
  if (!event) return undefined;
  return rows
    .selectFrom('event_registrations')
    .select(['id', 'full_name', 'email', 'phone', 'organization', 'created_at'])
    .where('event_id', '=', eventId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(LARGEST_STAFF_LIST)
    .execute();
}
