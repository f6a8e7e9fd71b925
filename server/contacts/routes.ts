import { staffAddresses } from '../../domain/addresses.ts';
import { contactContract } from '../../domain/api/enquiries.ts';
import {
  type ContactMessage,
  type ContactMessageRequest,
  contactTexts,
  contactTransitions,
} from '../../domain/contact-message.ts';
import type { Language } from '../../domain/languages.ts';
import { noticeMailbox, type SiteSettings } from '../../domain/site.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Mail } from '../database/unit-of-work.ts';
import { contactColumns } from '../enquiries/columns.ts';
import { changeEnquiry, enquiryEndpoints } from '../enquiries/endpoints.ts';
import { enquiryForm } from '../enquiries/form.ts';
import { answersTo, expiry, subjectWords } from '../forms/mails.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { addContactMessage, addContactReply, contactStore, languageOfMessage } from './store.ts';

/** The reply of staff. It does not quote the visitor: somebody else may have typed this address. */
function replyMail(
  { email, subject }: Pick<ContactMessage, 'email' | 'subject'>,
  language: Language,
  text: string,
  site: SiteSettings,
  publicUrl: string,
  now: string,
): Mail {
  const mailbox = noticeMailbox(site);
  const answer = mailbox === null ? [] : [catalogues[language].mails.toAnswer(mailbox)];
  const lines = [text, '', site.name, ...answer, publicUrl];
  return {
    recipient: email,
    subject: `Re: ${subjectWords(subject)}`,
    body: lines.join('\n'),
    headers: { ...answersTo(site).headers, 'Auto-Submitted': 'no' },
    expiresAt: expiry(now),
  };
}

export function contactRoutes(services: Services): Endpoint[] {
  const link = `${services.config.publicUrl}${staffAddresses.contacts}`;
  const form = enquiryForm<ContactMessageRequest>(services, {
    kind: 'contact',
    sent: contactTexts.sent,
    store: addContactMessage,
    toStaff: ({ name, email, phone, subject_type, subject, message: text }, { contact, staffMails }) => ({
      subject: staffMails.newMessage(subjectWords(subject)),
      fields: { name, email, phone, about: contact.subjectTypes[subject_type], subject },
      text,
      link,
    }),
    toVisitor: (words, site) => ({ subject: words.messageReceivedSubject(site), thanks: words.messageReceived }),
  });
  return [implement('POST /contact/', form.handle, form.counting)];
}

const contacts = {
  resource: 'contacts',
  table: 'contact_messages',
  ...contactContract,
  transitions: contactTransitions,
  store: contactStore,
  columns: contactColumns,
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
        await unit.mail(
          replyMail(
            message,
            await languageOfMessage(unit.db, id),
            body.text,
            site,
            services.config.publicUrl,
            unit.now,
          ),
        );
        const audited = { before: { status: message.status }, after: { status: 'readed' } };
        await unit.audit({ action: 'reply', resource, resourceId: id, ...audited });
      }),
    ),
  ];
}
