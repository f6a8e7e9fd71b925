import { z } from 'zod';
import { minuteOf } from './calendar.ts';
import { formGuard, optionalLine, requiredEmail, requiredLine } from './form.ts';
import { identifier } from './identifier.ts';
import { instant } from './instant.ts';
import { listQuery } from './listing.ts';
import type { TableColumn } from './table-file.ts';
import { line } from './text.ts';

/** Characters each field takes. */
const registrationLimits = { full_name: 120, phone: 40, organization: 200 } as const;

export const registrationTexts = {
  registered: 'You are registered. We have sent you a confirmation by e-mail.',
  full: 'No places are left.',
  closed: 'Registration for this event is closed.',
  failed: 'Failed to register. Please try again.',
} as const;

/** Said to staff, who may know who takes part. */
export const staffRegistrationTexts = {
  noEvent: 'Choose an event.',
  known: 'This address is already registered for this event.',
} as const;

/** The visitor's input for taking part. */
export const eventRegistrationInput = z.object({
  full_name: requiredLine(registrationLimits.full_name),
  email: requiredEmail,
  phone: optionalLine(registrationLimits.phone),
  organization: optionalLine(registrationLimits.organization),
});

/** The request: the fields, and those that guard the form. */
export const eventRegistrationRequest = eventRegistrationInput.extend(formGuard.shape);

/** More digits than the number of any event has. */
const MAX_DIGITS = 20;

/** The staff's input for somebody who does not register themselves. `event` is its number. */
export const staffRegistrationInput = eventRegistrationInput.extend({
  event: z.preprocess(
    (value: string) => {
      const sent: unknown = value;
      return typeof sent === 'number' ? String(sent) : sent;
    },
    line(MAX_DIGITS, { missing: staffRegistrationTexts.noEvent, tooLong: staffRegistrationTexts.noEvent })
      .refine((id) => identifier.shape.id.safeParse(id).success, staffRegistrationTexts.noEvent)
      .transform(Number),
  ),
});

/** Somebody who registered for an event, as staff see them. */
export const eventRegistration = z.object({
  id: z.int(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  organization: z.string(),
  created_at: instant,
});

/** `trash` asks for those whose registration was cancelled. */
export const registrationQuery = listQuery;

/** The columns of the exported list, with moments as the organisation's clocks show them. */
export const registrationColumns = (timeZone: string): TableColumn<EventRegistration>[] => [
  { heading: 'Name', cell: ({ full_name }) => full_name },
  { heading: 'Email', cell: ({ email }) => email },
  { heading: 'Phone', kind: 'telephone', cell: ({ phone }) => phone },
  { heading: 'Organization', cell: ({ organization }) => organization },
  {
    heading: 'Registered At',
    kind: 'moment',
    cell: ({ created_at }) => minuteOf(new Date(created_at), timeZone),
  },
];

export type EventRegistration = z.infer<typeof eventRegistration>;
export type StaffRegistrationInput = z.infer<typeof staffRegistrationInput>;
export type EventRegistrationInput = z.infer<typeof eventRegistrationInput>;
