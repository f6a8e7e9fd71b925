import { contactMessageRequest, contactTexts } from '../../domain/contact-message.ts';
import { formTaken } from '../../domain/form.ts';
import type { Desk } from '../desk.ts';
import { formGate } from '../forms/gate.ts';
import { mayWriteTo } from '../forms/recipients.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { readSiteSettings } from '../site/store.ts';
import { contactMails } from './mails.ts';
import { addContactMessage } from './store.ts';

export function contactRoutes(desk: Desk): Endpoint[] {
  const { publicUrl, secretKey } = desk.config;
  const gate = formGate(desk, 'contact', contactTexts.sent);
  return [
    endpoint({
      method: 'POST',
      path: '/contact/',
      access: 'public',
      summary: 'Send the organisation a message',
      body: contactMessageRequest,
      reply: formTaken,
      status: 201,
      limiter: gate.limiter,
      handle: (call) =>
        gate.take(call, async (unit) => {
          await addContactMessage(unit, call.body);
          const site = await readSiteSettings(unit.rows);
          const { toStaff, toVisitor } = contactMails(call.body, site, publicUrl, unit.now);
          for (const mail of toStaff) await unit.mail(mail);
          if (await mayWriteTo(unit, 'contact', call.body.email, secretKey)) await unit.mail(toVisitor);
        }),
    }),
  ];
}
