import { z } from 'zod';
import { eventRegistration, registrationQuery, staffRegistrationInput } from '../../domain/event-registration.ts';
import { identifier } from '../../domain/identifier.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { confirmation } from './mails.ts';
import {
  addByStaff,
  cancelRegistration,
  listRegistrations,
  readRegistration,
  restoreRegistration,
} from './staff-store.ts';

/** The staff's calls for registrations. They need the permission to edit events, since these are visitors' data. */
export function staffRegistrationRoutes({ db, write, config: { publicUrl, timeZone } }: Services): Endpoint[] {
  /** The log names the event, never the person: whoever asks to be forgotten must not live on in it. */
  async function finish(unit: UnitOfWork, action: 'create' | 'delete' | 'restore', resourceId: number, title: string) {
    const state = action === 'delete' ? 'before' : 'after';
    await unit.audit({ action, resource: 'registrations', resourceId, [state]: { event: title } });
    await unit.changes('registrations');
  }

  return [
    endpoint({
      method: 'GET',
      path: '/events/{id}/registrations/',
      access: 'events.edit',
      summary: 'Who has registered for an event, or with `trash` whose registration was cancelled',
      parameters: identifier,
      query: registrationQuery,
      reply: z.array(eventRegistration),
      async handle({ parameters, query }) {
        const found = await listRegistrations(db, parameters.id, query.trash === true);
        if (!found) throw notFound('Event not found');
        return found;
      },
    }),
    endpoint({
      method: 'POST',
      path: '/event-registrations/',
      access: 'events.edit',
      summary: 'Register somebody for an event while places are left',
      body: staffRegistrationInput,
      reply: eventRegistration,
      status: 201,
      handle: ({ currentUser, body }) =>
        write(currentUser.userId, async (unit) => {
          const { id, event } = await addByStaff(unit, body);
          const site = await readSiteSettings(unit.db);
          await unit.mail(confirmation(body.email, event, { site, publicUrl, timeZone }, unit.now));
          await finish(unit, 'create', id, event.title);
          return readRegistration(unit.db, id);
        }),
    }),
    endpoint({
      method: 'DELETE',
      path: '/event-registrations/{id}/',
      access: 'events.edit',
      summary: 'Cancel one registration, which frees its place; it can be taken back for 30 days',
      parameters: identifier,
      handle: ({ currentUser, parameters: { id } }) =>
        write(currentUser.userId, async (unit) => finish(unit, 'delete', id, await cancelRegistration(unit, id))),
    }),
    endpoint({
      method: 'POST',
      path: '/event-registrations/{id}/restore/',
      access: 'events.edit',
      summary: 'Take back the cancellation of one registration while places are left',
      parameters: identifier,
      reply: eventRegistration,
      handle: ({ currentUser, parameters: { id } }) =>
        write(currentUser.userId, async (unit) => {
          await finish(unit, 'restore', id, await restoreRegistration(unit, id));
          return readRegistration(unit.db, id);
        }),
    }),
  ];
}
