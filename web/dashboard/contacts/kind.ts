import * as words from '#locale/dashboard/contacts.ts';
import {
  type ContactMessage,
  type ContactMessageDetails,
  contactMessageDetails,
  contactTransitions,
} from '../../../domain/contact-message.ts';
import type { EnquiryKind } from '../enquiries/kind.ts';
import { request } from '../session/request.ts';

/** Contact messages. */
export const messages: EnquiryKind<ContactMessage, ContactMessageDetails> = {
  resource: 'contacts',
  one: words.message,
  nameOf: ({ name }) => name,
  details: contactMessageDetails,
  labels: words.statuses,
  transitions: contactTransitions,
  read: (id) => request('GET /admin-contacts/{id}/', { parameters: { id } }),
  move: (id, body) => request('PATCH /admin-contacts/{id}/update/', { parameters: { id }, body }),
  remove: (id) => request('DELETE /admin-contacts/{id}/', { parameters: { id } }),
  restore: (id) => request('POST /admin-contacts/{id}/restore/', { parameters: { id } }),
  statusTexts: {
    updated: words.statusUpdated,
    failed: words.statusFailed,
  },
};
