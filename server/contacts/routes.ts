import { contactContract } from '../../domain/api/enquiries.ts';
import { contactStatusLabels, contactTexts, contactTransitions } from '../../domain/contact-message.ts';
import { contactFile } from '../../domain/enquiry-file.ts';
import { changeEnquiry, enquiryEndpoints } from '../enquiries/endpoints.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { mayWriteTo } from '../forms/recipients.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { contactMails, replyMail } from './mails.ts';
import { addContactMessage, addContactReply, contactStore } from './store.ts';

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

const contacts = {
  resource: 'contacts',
  table: 'contact_messages',
  ...contactContract,
  labels: contactStatusLabels,
  transitions: contactTransitions,
  store: contactStore,
  file: contactFile,
} as const;

/** The staff's calls for contact messages. */
export function staffContactRoutes(services: Services): Endpoint[] {
  const { resource } = contacts;
  return [
    ...enquiryEndpoints(services, contacts),
    implement('POST /admin-contacts/{id}/replies/', ({ currentUser, parameters: { id }, body }) =>
      changeEnquiry(services, contacts, currentUser.userId, id, async (unit, message) => {
        await addContactReply(unit, id, body.text, currentUser.userId);
        await contactStore.setStatus(unit, id, { from: message.status, to: 'readed', by: currentUser.userId });
        const site = await readSiteSettings(unit.db);
        await unit.mail(replyMail(message, body.text, site, services.config.publicUrl, unit.now));
        const audited = { before: { status: message.status }, after: { status: 'readed' } };
        await unit.audit({ action: 'reply', resource, resourceId: id, ...audited });
      }),
    ),
  ];
}
