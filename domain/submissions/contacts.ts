import { z } from 'zod';
import { askedEmail, askedParagraphs, askedTelephone, askedText } from '../fields/asked.ts';
import { choice } from '../fields/choice.ts';
import { instantOrNull } from '../instant.ts';
import { replyText } from '../reply-text.ts';
import { reply } from './handling.ts';
import { describeSubmission } from './submission.ts';

/** What visitors write to the organisation. Its statuses are spelt as the specification spells them. */
export const contacts = describeSubmission({
  name: 'contacts',
  form: 'contact',
  table: 'contact_messages',
  noun: 'contact message',
  path: '/contact/',
  summary: 'Send the organisation a message',
  sent: replyText('messageSent'),
  staffPath: '/admin-contacts/',
  statusPath: 'update',
  fields: {
    name: askedText({ label: 'Name', max: 120, autoComplete: 'name', searched: true }),
    email: askedEmail({ label: 'E-mail', searched: true }),
    phone: askedTelephone({ label: 'Phone', isOptional: true }),
    subject_type: choice({
      label: 'Subject Type',
      wrong: replyText('chooseSubject'),
      initial: 'general',
      choices: {
        general: 'General Inquiry',
        support: 'Support',
        partnership: 'Partnership',
        feedback: 'Feedback',
        complaint: 'Complaint',
      },
    }),
    subject: askedText({ label: 'Subject', max: 200, searched: true }),
    message: askedParagraphs({ label: 'Message', max: 5000 }),
  },
  personal: { name: 'name', address: 'email', phone: 'phone' },
  transitions: { new: ['readed'], readed: ['new'] },
  filters: ['subject_type'],
  orders: ['name', 'subject_type'],
  also: {
    /** When somebody last answered it from the dashboard. */
    replied_at: instantOrNull,
  },
  /** The answers that were mailed from the dashboard, the newest first. */
  history: { replies: z.array(reply) },
  belongings: [{ table: 'contact_replies', column: 'contact_id' }],
});

export const subjectTypes = contacts.fields.subject_type.read.options;

export type ContactMessage = z.infer<typeof contacts.record>;
export type ContactMessageDetails = z.infer<typeof contacts.details>;
export type ContactQuery = z.infer<typeof contacts.query>;
export type ContactStatus = ContactMessage['status'];
export type ContactOrder = (typeof contacts.orders)[number];
