import { minuteOf } from '../../domain/calendar.ts';
import {
  type EventRegistration,
  type EventRegistrationInput,
  registrationTexts,
} from '../../domain/event-registration.ts';
import type { Language } from '../../domain/languages.ts';
import { replyText } from '../../domain/reply-text.ts';
import type { TableColumn } from '../../domain/table-file.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { mayWriteTo } from '../forms/recipients.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { tableReply } from '../http/table-reply.ts';
import { noteDeleter } from '../resource/deleters.ts';
import { asArrayOrPage } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { asRead, cancellation, confirmation, registrationNotice } from './mails.ts';
import {
  addByStaff,
  cancelRegistration,
  listRegistrations,
  readRegistration,
  registrationBatches,
  restoreRegistration,
} from './staff-store.ts';
import { addRegistration, type RegisteredEvent } from './store.ts';

/** The columns of the exported list, with moments as the organisation's clocks show them. */
function columnsOf(language: Language, timeZone: string): TableColumn<EventRegistration>[] {
  const { headings } = catalogues[language].records;
  return [
    { heading: headings.name, cell: ({ full_name }) => full_name },
    { heading: headings.email, cell: ({ email }) => email },
    { heading: headings.phone, kind: 'telephone', cell: ({ phone }) => phone },
    { heading: headings.organization, cell: ({ organization }) => organization },
    {
      heading: headings.registeredAt,
      kind: 'moment',
      cell: ({ created_at }) => minuteOf(new Date(created_at), timeZone),
    },
  ];
}

/** Sends a participant a mail about the event, in the language that they read. */
async function tellParticipant(
  unit: UnitOfWork,
  config: Services['config'],
  makeMail: typeof confirmation,
  { email, language }: { email: string; language: Language },
  event: RegisteredEvent,
): Promise<void> {
  const { publicUrl, timeZone } = config;
  const site = await readSiteSettings(unit.db);
  const read = await asRead(unit.db, config, language, event, { site, publicUrl, timeZone });
  await unit.mail(makeMail(email, language, read.event, read.context, unit.now));
}

/** The staff's calls for registrations. They need the permission to edit events, since these are visitors' data. */
function staffRegistrationRoutes({ db, write, config }: Services): Endpoint[] {
  /** The log names the event, never the person: an erased person must not remain in it. */
  async function finish(
    unit: UnitOfWork,
    action: 'create' | 'delete' | 'restore',
    resourceId: number,
    event: RegisteredEvent,
  ) {
    const state = action === 'delete' ? 'before' : 'after';
    await unit.audit({ action, resource: 'registrations', resourceId, [state]: { event: event.title } });
    unit.changes('registrations', [event.id]);
  }

  return [
    implement('GET /events/{id}/registrations/', async ({ parameters, query }) => {
      const found = await listRegistrations(db, parameters.id, query);
      if (!found) throw notFound(replyText('eventNotFound'));
      return asArrayOrPage(found, `/events/${parameters.id}/registrations/`, query);
    }),
    implement(
      'GET /events/{id}/registrations/export/',
      async ({ currentUser, parameters: { id }, query, language }) => {
        const batches = await registrationBatches(db, id, query);
        await write(currentUser.userId, (unit) => unit.audit({ action: 'export', resource: 'registrations' }));
        const file = { name: `registrations-${id}`, format: query.format };
        return tableReply(file, columnsOf(language, config.timeZone), batches);
      },
    ),
    implement('POST /event-registrations/', ({ currentUser, body }) =>
      write(currentUser.userId, async (unit) => {
        const { id, event } = await addByStaff(unit, body);
        if (body.email !== '') await tellParticipant(unit, config, confirmation, body, event);
        await finish(unit, 'create', id, event);
        return readRegistration(unit.db, id);
      }),
    ),
    implement('DELETE /event-registrations/{id}/', ({ currentUser, parameters: { id }, query: { tell } }) =>
      write(currentUser.userId, async (unit) => {
        const { event, email, language } = await cancelRegistration(unit, id);
        await noteDeleter(unit, 'registrations', id, currentUser.userId);
        await finish(unit, 'delete', id, event);
        // People without an e-mail address are told by telephone.
        if (tell && email) await tellParticipant(unit, config, cancellation, { email, language }, event);
      }),
    ),
    implement('POST /event-registrations/{id}/restore/', ({ currentUser, parameters: { id } }) =>
      write(currentUser.userId, async (unit) => {
        await finish(unit, 'restore', id, await restoreRegistration(unit, id));
        return readRegistration(unit.db, id);
      }),
    ),
  ];
}

export function registrationRoutes(services: Services): Endpoint[] {
  const { config } = services;
  const { publicUrl, secretKey, timeZone } = config;
  const limiter = guardedForm<EventRegistrationInput>(services, 'registration', ({ email }) =>
    email === '' ? registrationTexts.registeredByPhone : registrationTexts.registered,
  );
  return [
    implement(
      'POST /events/{id}/registrations/',
      (call) =>
        limiter.take(
          call,
          async (unit) => {
            const { body, language } = call;
            const added = await addRegistration(unit, call.parameters.id, body, language);
            // Somebody already registered gets the same reply, and the pages are made anew all the same: neither the reply nor
            // how long the next page takes says whether the address or the telephone number was there. Only where the last place is taken, or a
            // boundary of what visitors are told of the places is passed, does it turn out to have been new.
            unit.changes('registrations', [call.parameters.id]);
            if (!added) return undefined;
            const surroundings = { site: await readSiteSettings(unit.db), publicUrl, timeZone };
            for (const mail of registrationNotice(body, added.event, surroundings, unit.now)) await unit.mail(mail);
            const { email } = body;
            if (email !== '' && (await mayWriteTo(unit, 'registration', email, secretKey)))
              await tellParticipant(unit, config, confirmation, { email, language }, added.event);
            return added;
          },
          { form: `registration ${call.parameters.id}` },
        ),
      { limiter: limiter.limiter },
    ),
    ...staffRegistrationRoutes(services),
  ];
}
