import { contactTexts } from '../../domain/contact-message.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { mayWriteTo } from '../forms/recipients.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { contactMails } from './mails.ts';
import { addContactMessage } from './store.ts';

export function contactRoutes(services: Services): Endpoint[] {
  const { publicUrl, secretKey } = services.config;
  const limiter = guardedForm(services, 'contact', contactTexts.sent);
  return [
    implement(
      'POST /contact/',
      (call) =>
        limiter.take(call, async (unit) => {
          await addContactMessage(unit, call.body);
          const site = await readSiteSettings(unit.db);
          const { toStaff, toVisitor } = contactMails(call.body, site, publicUrl, unit.now);
          for (const mail of toStaff) await unit.mail(mail);
          if (await mayWriteTo(unit, 'contact', call.body.email, secretKey)) await unit.mail(toVisitor);
        }),
      { limiter: limiter.limiter },
    ),
  ];
}
