import { sql } from 'kysely';
import {
  type EventRegistration,
  type RegistrationOrder,
  type RegistrationQuery,
  registrationTexts,
  type StaffRegistrationInput,
  staffRegistrationTexts,
} from '../../domain/event-registration.ts';
import { replyText } from '../../domain/reply-text.ts';
import { byText } from '../database/by-text.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { badRequest, conflict, notFound } from '../http/http-error.ts';
import { inBatches } from '../resource/batches.ts';
import { type Listed, type Orders, runList, sliceOf, sorted } from '../resource/listing.ts';
import { containsOrCalls } from '../resource/phone-search.ts';
import { trashOf } from '../resource/store.ts';
import { emailOf, hasEmail } from './registered-as.ts';
import { addRegistration, type EventCondition, lockEvent, type RegisteredEvent } from './store.ts';

/** People of one event that are listed where no page is asked for: its sheet and its file have to be whole. */
const MAX_ATTENDEES = 20_000;

const setCancelled = trashOf('event_registrations');

/** Staff also register for events that only those who are invited know of. */
const isForStaff: EventCondition = (event) =>
  event.and([event('events.deleted_at', 'is', null), event('events.is_active', '=', true)]);

const isInUse: EventCondition = (event) => event.and([event('events.deleted_at', 'is', null)]);

const emailOrNull = sql<string | null>`case when ${hasEmail} then email end`;

const registrations = (db: Database) =>
  db
    .selectFrom('event_registrations')
    .select(['id', 'full_name', 'phone', 'organization', 'created_at', 'deleted_at'])
    .select(sql<string>`coalesce(${emailOrNull}, '')`.as('email'));

const searched = ['full_name', 'email', 'phone', 'organization'];

const orders: Orders<RegistrationOrder, 'event_registrations'> = {
  created_at: 'created_at',
  full_name: byText('full_name'),
  email: emailOrNull,
  phone: 'phone',
  organization: byText('organization'),
};

/** The registrations for the event, or the cancelled ones, as far as the search leaves them. */
function registrationsFor(db: Database, eventId: number, query: RegistrationQuery) {
  const all = registrations(db)
    .where('event_id', '=', eventId)
    .where('deleted_at', query.trash ? 'is not' : 'is', null);
  const list = query.to_call ? all.where(sql<boolean>`not ${hasEmail}`) : all;
  return query.search ? list.where(containsOrCalls(searched, query.search)) : list;
}

const findEvent = (db: Database, id: number) =>
  db.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst();

/** The registrations in the order in which they came; undefined where there is no such event. */
export async function listRegistrations(
  db: Database,
  eventId: number,
  query: RegistrationQuery,
): Promise<Listed<EventRegistration> | undefined> {
  if (!(await findEvent(db, eventId))) return undefined;
  const found = registrationsFor(db, eventId, query);
  return runList(db, sorted(found, query.ordering, orders, 'created_at'), sliceOf(query, MAX_ATTENDEES));
}

/** All of them, as many at a time as a file takes up. Throws a 404 where there is no such event. */
export async function registrationBatches(db: Database, eventId: number, query: RegistrationQuery) {
  if (!(await findEvent(db, eventId))) throw notFound(replyText('eventNotFound'));
  return inBatches<EventRegistration>((last, most) =>
    registrationsFor(db, eventId, query)
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(most)
      .execute(),
  );
}

/** Throws a 404 where there is no such registration. */
export async function readRegistration(db: Database, id: number): Promise<EventRegistration> {
  const found = await registrations(db).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/** Throws as `addRegistration`, and a 400 at the address or the telephone number that has a place already. */
export async function addByStaff(
  unit: UnitOfWork,
  { event: eventId, language, ...registration }: StaffRegistrationInput,
) {
  const added = await addRegistration(unit, eventId, registration, language, isForStaff);
  if (added) return added;
  const { known, knownPhone } = staffRegistrationTexts;
  throw registration.email === ''
    ? badRequest(knownPhone, { phone: [knownPhone] })
    : badRequest(known, { email: [known] });
}

/** The event's id of a registration in this state, and its contact. Throws a 404. */
async function findIn(db: Database, id: number, state: 'active' | 'cancelled') {
  const found = await db
    .selectFrom('event_registrations')
    .select(['event_id', 'email', 'phone_number', 'language'])
    .where('id', '=', id)
    .where('deleted_at', state === 'active' ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/** Frees the place, and answers the event, and of who had it the e-mail address or an empty text, and the language. Throws a 404. */
export async function cancelRegistration({ db, now }: UnitOfWork, id: number) {
  const { event_id } = await findIn(db, id, 'active');
  const { event } = await lockEvent(db, event_id, isInUse);
  const { language, ...contact } = await findIn(db, id, 'active');
  await setCancelled(db, id, now);
  return { event, email: emailOf(contact), language };
}

/**
 * Undoes the cancellation, also after the event has begun, and returns the event. Throws a 404, and a 409 if the
 * place has been given to somebody else, or the address or telephone number has one again.
 */
export async function restoreRegistration({ db }: UnitOfWork, id: number): Promise<RegisteredEvent> {
  const { event_id, email, phone_number } = await findIn(db, id, 'cancelled');
  const { event, places_left } = await lockEvent(db, event_id, isInUse);
  const again = await db
    .selectFrom('event_registrations')
    .select('id')
    .where('event_id', '=', event_id)
    .where(phone_number === null ? 'email' : 'phone_number', '=', phone_number ?? email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (again) throw conflict(phone_number === null ? staffRegistrationTexts.known : staffRegistrationTexts.knownPhone);
  if (places_left === 0) throw conflict(registrationTexts.full);
  await setCancelled(db, id, null);
  return event;
}
