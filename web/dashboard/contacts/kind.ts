import {
  type ContactMessage,
  type ContactMessageDetails,
  contactMessageDetails,
  contactStatusLabels,
  contactTransitions,
} from '../../../domain/contact-message.ts';
import type { EnquiryKind } from '../enquiries/kind.ts';
import { request } from '../session/request.ts';

/** Contact messages. */
export const messages: EnquiryKind<ContactMessage, ContactMessageDetails> = {
  resource: 'contacts',
  one: 'Message',
  nameOf: ({ name }) => name,
  details: contactMessageDetails,
  labels: contactStatusLabels,
  transitions: contactTransitions,
  read: (id) => request('GET /admin-contacts/{id}/', { parameters: { id } }),
  move: (id, body) => request('PATCH /admin-contacts/{id}/update/', { parameters: { id }, body }),
  remove: (id) => request('DELETE /admin-contacts/{id}/', { parameters: { id } }),
  restore: (id) => request('POST /admin-contacts/{id}/restore/', { parameters: { id } }),
  statusTexts: {
    updated: 'Contact status updated successfully!',
    failed: 'Failed to update contact status.',
  },
};
