import { z } from 'zod';
import { remark, remarkInput, statusChange, type Transitions, trashed } from './enquiry.ts';
import { formGuard, optionalLine, requiredEmail, requiredLine, requiredText } from './form.ts';
import { instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { replyText, staffText } from './reply-text.ts';

/** Characters each field takes. */
const contactLimits = { name: 120, phone: 40, subject: 200, message: 5000 } as const;

export const subjectTypes = ['general', 'support', 'partnership', 'feedback', 'complaint'] as const;
export type SubjectType = (typeof subjectTypes)[number];

export const contactTexts = {
  sent: replyText('messageSent'),
  failed: replyText('messageFailed'),
} as const;

/** The visitor's input. */
export const contactMessageInput = z.object({
  name: requiredLine(contactLimits.name),
  email: requiredEmail,
  phone: optionalLine(contactLimits.phone),
  subject_type: z.enum(subjectTypes, { error: replyText('chooseSubject') }).default('general'),
  subject: requiredLine(contactLimits.subject),
  message: requiredText(contactLimits.message),
});

/** The request: the fields, and those that guard the form. */
export const contactMessageRequest = contactMessageInput.extend(formGuard.shape);

export type ContactMessageInput = z.infer<typeof contactMessageInput>;
export type ContactMessageRequest = z.infer<typeof contactMessageRequest>;

/** Spelt as the specification spells them. */
export const contactStatuses = ['new', 'readed'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** Either can be set from the other. */
export const contactTransitions: Transitions<ContactStatus> = { new: ['readed'], readed: ['new'] };

export const contactStatusChange = statusChange(contactStatuses);

/** A message as staff see it in their list. */
export const contactMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject_type: z.enum(subjectTypes),
  subject: z.string(),
  message: z.string(),
  status: z.enum(contactStatuses),
  created_at: instant,
  /** When somebody last answered it from the dashboard. */
  replied_at: instant.nullable(),
  ...trashed,
});

/** The same with the answers that were mailed from the dashboard, the newest first. */
export const contactMessageDetails = contactMessage.extend({ replies: z.array(remark) });

/** An answer that goes to the visitor by mail. */
export const contactReplyInput = remarkInput(staffText('enterReply'));

/** The columns that the list is sorted by; an index holds each of these orders. */
export const contactOrders = ['created_at', 'name', 'subject_type', 'status'] as const;

export const contactQuery = listQuery.extend({
  status: z.enum(contactStatuses, { error: staffText('chooseStatus') }).optional(),
  subject_type: z.enum(subjectTypes, { error: replyText('chooseSubject') }).optional(),
});

export type ContactMessage = z.infer<typeof contactMessage>;
export type ContactMessageDetails = z.infer<typeof contactMessageDetails>;
export type ContactQuery = z.infer<typeof contactQuery>;
export type ContactOrder = (typeof contactOrders)[number];
