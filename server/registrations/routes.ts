import { eventRegistrationRequest, registrationTexts } from '../../domain/event-registration.ts';
import { formTaken } from '../../domain/form.ts';
import { identifier } from '../../domain/identifier.ts';
import type { Desk } from '../desk.ts';
import { formGate } from '../forms/gate.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { readSiteSettings } from '../site/store.ts';
import { registrationMails } from './mails.ts';
import { addRegistration } from './store.ts';

export function registrationRoutes(desk: Desk): Endpoint[] {
  const { publicUrl, timeZone } = desk.config;
  const gate = formGate(desk, registrationTexts.registered);
  return [
    endpoint({
      method: 'POST',
      path: '/events/{id}/registrations/',
      access: 'public',
      summary: 'Register for an event while places are left',
      parameters: identifier,
      body: eventRegistrationRequest,
      reply: formTaken,
      status: 201,
      handle: (call) =>
        gate(`registration ${call.parameters.id}`, call, async (unit) => {
          const event = await addRegistration(unit, call.parameters.id, call.body);
          // Whoever is registered already hears the same: nobody learns from outside who takes part.
          if (!event) return;
          const site = await readSiteSettings(unit.rows);
          const mails = registrationMails(call.body, event, { site, publicUrl, timeZone }, unit.now);
          for (const mail of mails) await unit.mail(mail);
          await unit.changes('registrations');
        }),
    }),
  ];
}
