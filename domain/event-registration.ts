import { z } from 'zod';
import { formGuard, optionalLine, requiredEmail, requiredLine } from './form.ts';
import { instant } from './instant.ts';

/** Characters each field takes. */
export const registrationLimits = { full_name: 120, phone: 40, organization: 200 } as const;

export const registrationTexts = {
  registered: 'You are registered. A confirmation is on its way to you by e-mail.',
  full: 'No places are left.',
  closed: 'Registration for this event is closed.',
  failed: 'Failed to register. Please try again.',
} as const;

/** What a visitor fills in to take part. */
export const eventRegistrationInput = z.object({
  full_name: requiredLine(registrationLimits.full_name),
  email: requiredEmail,
  phone: optionalLine(registrationLimits.phone),
  organization: optionalLine(registrationLimits.organization),
});

/** What is sent: the fields, and what guards the form. */
export const eventRegistrationRequest = eventRegistrationInput.extend(formGuard.shape);

/** Somebody who wishes to come, as staff see them. */
export const eventRegistration = z.object({
  id: z.int(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  organization: z.string(),
  created_at: instant,
});

/** The columns of the exported list, in their order. */
export const registrationColumns = ['Name', 'Email', 'Phone', 'Organization', 'Registered At'] as const;

export type EventRegistration = z.infer<typeof eventRegistration>;
export type EventRegistrationInput = z.infer<typeof eventRegistrationInput>;
export type EventRegistrationRequest = z.input<typeof eventRegistrationRequest>;
