import { openIn, staffAddresses } from '../../domain/addresses.ts';
import { minuteOf } from '../../domain/calendar.ts';
import type { Language } from '../../domain/languages.ts';
import { type ContactMessage, contacts } from '../../domain/submissions/contacts.ts';
import type { TableColumn } from '../../domain/table-file.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { subjectWords } from '../forms/mails.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { staffEndpoints } from '../submissions/endpoints.ts';
import { formEndpoint } from '../submissions/form.ts';
import { replyTo } from '../submissions/replies.ts';
import { contactReplies, contactStore } from './store.ts';

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

const answered = {
  ...served,
  replies: contactReplies,
  addressee: ({ email, subject }: ContactMessage) => ({ email, subject: subjectWords(subject) }),
  becomes: 'readed',
} as const;

/** The calls for contact messages: those of every submission, and the replies of staff. */
export function contactRoutes(services: Services): Endpoint[] {
  const { publicUrl } = services.config;
  return [
    formEndpoint(services, contacts, contactStore, {
      toStaff: (id, { name, email, phone, subject_type, subject, message: text }, { contact, staffMails }) => ({
        subject: staffMails.newMessage(subjectWords(subject)),
        fields: { name, email, phone, about: contact.subjectTypes[subject_type], subject },
        text,
        link: `${publicUrl}${openIn(staffAddresses.contacts, id)}`,
      }),
      toVisitor: (words, site) => ({ subject: words.messageReceivedSubject(site), thanks: words.messageReceived }),
    }),
    ...staffEndpoints(services, served),
    implement('POST /admin-contacts/{id}/replies/', ({ currentUser, parameters: { id }, body }) =>
      replyTo(services, answered, currentUser.userId, id, body),
    ),
  ];
}
