import { staffAddresses } from '../../domain/addresses.ts';
import { minuteOf } from '../../domain/calendar.ts';
import type { Language } from '../../domain/languages.ts';
import { noticeMailbox, type SiteSettings } from '../../domain/site.ts';
import { type ContactMessage, contacts } from '../../domain/submissions/contacts.ts';
import type { TableColumn } from '../../domain/table-file.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Mail } from '../database/unit-of-work.ts';
import { answersTo, expiry, subjectWords } from '../forms/mails.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { changeSubmission, staffEndpoints } from '../submissions/endpoints.ts';
import { formEndpoint } from '../submissions/form.ts';
import { addContactReply, contactStore, languageOfMessage } from './store.ts';

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

/** The columns of the table as a file: spec section 7. */
function columns(language: Language, timeZone: string): TableColumn<ContactMessage>[] {
  const { contact, records } = catalogues[language];
  const { headings } = records;
  return [
    { heading: headings.name, cell: (it) => it.name },
    { heading: headings.email, cell: (it) => it.email },
    { heading: headings.phone, kind: 'telephone', cell: (it) => it.phone },
    { heading: headings.subjectType, cell: (it) => contact.subjectTypes[it.subject_type] },
    { heading: headings.subject, cell: (it) => it.subject },
    { heading: headings.message, cell: (it) => it.message },
    { heading: headings.status, cell: (it) => records.contactStatuses[it.status] },
    { heading: headings.createdAt, kind: 'moment', cell: (it) => minuteOf(new Date(it.created_at), timeZone) },
  ];
}

const served = { ...contacts, store: contactStore, columns };

/** The calls for contact messages: those of every submission, and the replies of staff. */
export function contactRoutes(services: Services): Endpoint[] {
  const { publicUrl } = services.config;
  return [
    formEndpoint(services, contacts, contactStore, {
      toStaff: ({ name, email, phone, subject_type, subject, message: text }, { contact, staffMails }) => ({
        subject: staffMails.newMessage(subjectWords(subject)),
        fields: { name, email, phone, about: contact.subjectTypes[subject_type], subject },
        text,
        link: `${publicUrl}${staffAddresses.contacts}`,
      }),
      toVisitor: (words, site) => ({ subject: words.messageReceivedSubject(site), thanks: words.messageReceived }),
    }),
    ...staffEndpoints(services, served),
    implement('POST /admin-contacts/{id}/replies/', ({ currentUser, parameters: { id }, body }) =>
      changeSubmission(services, served, currentUser.userId, id, async (unit, message) => {
        await addContactReply(unit, id, body.text, currentUser.userId);
        await contactStore.setStatus(unit, id, { from: message.status, to: 'readed', by: currentUser.userId });
        const [site, language] = [await readSiteSettings(unit.db), await languageOfMessage(unit.db, id)];
        await unit.mail(replyMail(message, language, body.text, site, publicUrl, unit.now));
        const audited = { before: { status: message.status }, after: { status: 'readed' } };
        await unit.audit({ action: 'reply', resource: contacts.name, resourceId: id, ...audited });
      }),
    ),
  ];
}
