import { placesLeft, registrationState } from '../../domain/event.ts';
import { type EventRegistrationInput, registrationTexts } from '../../domain/event-registration.ts';
import type { Rows } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { isForVisitors } from '../events/store.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { normaliseEmail } from '../identity/accounts.ts';

export interface RegisteredEvent {
  id: number;
  title: string;
  start_date: string;
  location: string;
  online_link: string | null;
}

/**
 * The event, with its row locked until the transaction ends: whoever else registers for it waits, and then counts those
 * who came before. Writing a column's own value is the lock that both databases have.
 */
function lockEvent(rows: Rows, id: number) {
  return rows
    .updateTable('events')
    .set(({ ref }) => ({ capacity: ref('capacity') }))
    .where('id', '=', id)
    .where(isForVisitors)
    .returning(['id', 'title', 'start_date', 'location', 'online_link', 'capacity'])
    .executeTakeFirst();
}

/**
 * Gives the visitor a place. Undefined for an address that already has one. Throws a 404 for an event visitors cannot
 * see, a 409 for one that has begun or is full.
 */
export async function addRegistration(
  { rows, now }: UnitOfWork,
  eventId: number,
  registration: EventRegistrationInput,
): Promise<RegisteredEvent | undefined> {
  const found = await lockEvent(rows, eventId);
  if (!found) throw notFound('Event not found');
  const { capacity, ...event } = found;
  const { count } = await rows
    .selectFrom('event_registrations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_id', '=', eventId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const state = registrationState({ ...event, places_left: placesLeft(capacity, count) }, new Date(now));
  if (state === 'closed') throw conflict(registrationTexts.closed);
  if (state === 'full') throw conflict(registrationTexts.full);
  const { full_name, email, phone, organization } = registration;
  const added = await rows
    .insertInto('event_registrations')
    .values({
      event_id: eventId,
      full_name,
      email: normaliseEmail(email),
      phone,
      organization,
      created_at: now,
      deleted_at: null,
    })
    .onConflict((known) => known.columns(['event_id', 'email']).where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added && event;
}
