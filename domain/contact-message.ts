import { z } from 'zod';
import { formGuard, optionalLine, requiredEmail, requiredLine, requiredText } from './form.ts';

/** Characters each field takes. */
export const contactLimits = { name: 120, phone: 40, subject: 200, message: 5000 } as const;

export const subjectTypes = ['general', 'support', 'partnership', 'feedback', 'complaint'] as const;
export type SubjectType = (typeof subjectTypes)[number];

export const subjectTypeLabels: Record<SubjectType, string> = {
  general: 'General Inquiry',
  support: 'Support',
  partnership: 'Partnership',
  feedback: 'Feedback',
  complaint: 'Complaint',
};

export const contactTexts = {
  sent: "Thank you for your message! We'll get back to you soon.",
  failed: 'Failed to send message. Please try again.',
} as const;

/** What a visitor fills in. */
export const contactMessageInput = z.object({
  name: requiredLine(contactLimits.name),
  email: requiredEmail,
  phone: optionalLine(contactLimits.phone),
  subject_type: z.enum(subjectTypes, { error: 'Choose one of the subjects.' }).default('general'),
  subject: requiredLine(contactLimits.subject),
  message: requiredText(contactLimits.message),
});

/** What is sent: the fields, and what guards the form. */
export const contactMessageRequest = contactMessageInput.extend(formGuard.shape);

export type ContactMessageInput = z.infer<typeof contactMessageInput>;
export type ContactMessageRequest = z.input<typeof contactMessageRequest>;
