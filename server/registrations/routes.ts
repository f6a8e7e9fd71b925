import { registrationTexts } from '../../domain/event-registration.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { mayWriteTo } from '../forms/recipients.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { confirmation, registrationNotice } from './mails.ts';
import { staffRegistrationRoutes } from './staff-routes.ts';
import { addRegistration } from './store.ts';

export function registrationRoutes(services: Services): Endpoint[] {
  const { publicUrl, secretKey, timeZone } = services.config;
  const limiter = guardedForm(services, 'registration', registrationTexts.registered);
  return [
    implement(
      'POST /events/{id}/registrations/',
      (call) =>
        limiter.take(
          call,
          async (unit) => {
            const added = await addRegistration(unit, call.parameters.id, call.body);
            // Somebody already registered gets the same reply, and the pages are made anew all the same: neither the reply nor
            // how long the next page takes says whether the address was there. Only where the last place is taken, or a
            // boundary of what visitors are told of the places is passed, does the address turn out to have been new.
            await unit.changes('registrations');
            if (!added) return;
            const surroundings = { site: await readSiteSettings(unit.db), publicUrl, timeZone };
            for (const mail of registrationNotice(call.body, added.event, surroundings, unit.now))
              await unit.mail(mail);
            if (await mayWriteTo(unit, 'registration', call.body.email, secretKey)) {
              await unit.mail(confirmation(call.body.email, added.event, surroundings, unit.now));
            }
          },
          `registration ${call.parameters.id}`,
        ),
      { limiter: limiter.limiter },
    ),
    ...staffRegistrationRoutes(services),
  ];
}
