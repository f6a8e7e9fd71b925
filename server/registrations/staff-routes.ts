import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
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
    implement('GET /events/{id}/registrations/', async ({ parameters, query }) => {
      const found = await listRegistrations(db, parameters.id, query.trash === true);
      if (!found) throw notFound('Event not found');
      return found;
    }),
    implement('POST /event-registrations/', ({ currentUser, body }) =>
      write(currentUser.userId, async (unit) => {
        const { id, event } = await addByStaff(unit, body);
        const site = await readSiteSettings(unit.db);
        await unit.mail(confirmation(body.email, event, { site, publicUrl, timeZone }, unit.now));
        await finish(unit, 'create', id, event.title);
        return readRegistration(unit.db, id);
      }),
    ),
    implement('DELETE /event-registrations/{id}/', ({ currentUser, parameters: { id } }) =>
      write(currentUser.userId, async (unit) => finish(unit, 'delete', id, await cancelRegistration(unit, id))),
    ),
    implement('POST /event-registrations/{id}/restore/', ({ currentUser, parameters: { id } }) =>
      write(currentUser.userId, async (unit) => {
        await finish(unit, 'restore', id, await restoreRegistration(unit, id));
        return readRegistration(unit.db, id);
      }),
    ),
  ];
}
