import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import { placesInWords, placesLeft, registrationState } from '../../domain/event.ts';
import { type EventRegistrationInput, registrationTexts } from '../../domain/event-registration.ts';
import type { Language } from '../../domain/languages.ts';
import { replyText } from '../../domain/reply-text.ts';
import { areVisible } from '../collections/visibility.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { registeredAs } from './registered-as.ts';

const eventColumns = ['id', 'title', 'start_date', 'location', 'online_link', 'is_public'] as const;

export type RegisteredEvent = Pick<Selectable<Tables['events']>, (typeof eventColumns)[number]>;

export type EventCondition = (event: ExpressionBuilder<Tables, 'events'>) => Expression<SqlBool>;

/**
 * The event and its places left, with its row locked until the transaction ends: other registrations for it wait, and then
 * count the earlier ones. Writing a column's own value is the lock that both databases have. Throws a 404.
 */
export async function lockEvent(db: Database, id: number, condition: EventCondition) {
  const found = await db
    .updateTable('events')
    .set(({ ref }) => ({ capacity: ref('capacity') }))
    .where('id', '=', id)
    .where(condition)
    .returning([...eventColumns, 'capacity'])
    .executeTakeFirst();
  if (!found) throw notFound(replyText('eventNotFound'));
  const { count } = await db
    .selectFrom('event_registrations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { capacity, ...event } = found;
  return { event, places_left: placesLeft(capacity, count) };
}

/**
 * Registers a person. Undefined for an address, or a telephone number without one, that is already registered. Throws a
 * 404 for an event that does not meet the condition, a 409 for one that has begun or is full.
 */
export async function addRegistration(
  { db, now }: UnitOfWork,
  eventId: number,
  registration: EventRegistrationInput,
  language: Language,
  condition: EventCondition = () => areVisible('events'),
): Promise<{ id: number; event: RegisteredEvent } | undefined> {
  const contact = registeredAs(registration);
  const { event, places_left } = await lockEvent(db, eventId, condition);
  const state = registrationState({ ...event, places: placesInWords(places_left) }, new Date(now));
  if (state === 'closed') throw conflict(registrationTexts.closed);
  if (state === 'full') throw conflict(registrationTexts.full);
  const { full_name, phone, organization } = registration;
  const added = await db
    .insertInto('event_registrations')
    .values({
      event_id: eventId,
      full_name,
      ...contact,
      phone,
      organization,
      language,
      created_at: now,
      deleted_at: null,
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added && { id: added.id, event };
}
