import { contactMessageRequest, contactTexts } from '../../domain/contact-message.ts';
import { formTaken } from '../../domain/form.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { mayWriteTo } from '../forms/recipients.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { contactMails } from './mails.ts';
import { addContactMessage } from './store.ts';

export function contactRoutes(services: Services): Endpoint[] {
  const { publicUrl, secretKey } = services.config;
  const limiter = guardedForm(services, 'contact', contactTexts.sent);
  return [
    endpoint({
      method: 'POST',
      path: '/contact/',
      access: 'public',
      summary: 'Send the organisation a message',
      body: contactMessageRequest,
      reply: formTaken,
      status: 201,
      limiter: limiter.limiter,
      handle: (call) =>
        limiter.take(call, async (unit) => {
          await addContactMessage(unit, call.body);
          const site = await readSiteSettings(unit.db);
          const { toStaff, toVisitor } = contactMails(call.body, site, publicUrl, unit.now);
          for (const mail of toStaff) await unit.mail(mail);
          if (await mayWriteTo(unit, 'contact', call.body.email, secretKey)) await unit.mail(toVisitor);
        }),
    }),
  ];
}
