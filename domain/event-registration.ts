import { z } from 'zod';
import { emailAddressOrEmpty } from './email-address.ts';
import { formGuard, optionalLine, requiredLine } from './form.ts';
import { identifier } from './identifier.ts';
import { instant, instantOrNull } from './instant.ts';
import { languages, mainLanguage } from './languages.ts';
import { listQuery } from './listing.ts';
import { phoneLine, phoneNumber } from './phone.ts';
import { replyText, staffText } from './reply-text.ts';
import { line } from './text.ts';

/** Characters each field takes. */
const registrationLimits = { full_name: 120, phone: 40, organization: 200 } as const;

export const registrationTexts = {
  registered: replyText('registered'),
  registeredByPhone: replyText('registeredByPhone'),
  unreachable: replyText('emailOrPhone'),
  phone: replyText('phoneWeCanCall'),
  full: replyText('noPlacesLeft'),
  closed: replyText('registrationClosed'),
  failed: replyText('registrationFailed'),
} as const;

/** The error for staff, who may know who takes part. */
export const staffRegistrationTexts = {
  noEvent: staffText('chooseEvent'),
  known: staffText('addressRegistered'),
  knownPhone: staffText('numberRegistered'),
} as const;

/** The fields of the visitor's input for taking part. */
export const eventRegistrationInput = z.object({
  full_name: requiredLine(registrationLimits.full_name),
  email: emailAddressOrEmpty.default(''),
  phone: phoneLine(registrationLimits.phone),
  organization: optionalLine(registrationLimits.organization),
});

type Reached = Pick<EventRegistrationInput, 'email' | 'phone'>;

const isReached = ({ email, phone }: Reached) => email !== '' || phone !== '';
const isCalled = ({ email, phone }: Reached) => email !== '' || phone === '' || phoneNumber(phone) !== undefined;

/** An error at this field, shown with those of the other fields, unless the field has one already. */
const at = (field: keyof Reached, error: string): z.core.$ZodCustomParams => ({
  error,
  path: [field],
  when: ({ value, issues }) => value instanceof Object && !issues.some(({ path }) => path?.[0] === field),
});

/** The contact of a registered person, an e-mail address or a telephone number: many people have only the second. */
const reachable = <Schema extends z.ZodType<Reached>>(input: Schema) =>
  input
    .refine(isReached, at('email', registrationTexts.unreachable))
    .refine(isReached, at('phone', registrationTexts.unreachable))
    .refine(isCalled, at('phone', registrationTexts.phone));

/** The request: the fields, and those that guard the form. */
export const eventRegistrationRequest = reachable(eventRegistrationInput.extend(formGuard.shape));

/** More digits than the number of any event has. */
const MAX_DIGITS = 20;

/** The staff's input for registering another person. `event` is the event's id, `language` that of the mails about it. */
export const staffRegistrationInput = reachable(
  eventRegistrationInput.extend({
    language: z.enum(languages, { error: staffText('chooseLanguage') }).default(mainLanguage),
    event: z.preprocess(
      (value: string) => {
        const sent: unknown = value;
        return typeof sent === 'number' ? String(sent) : sent;
      },
      line(MAX_DIGITS, { missing: staffRegistrationTexts.noEvent, tooLong: staffRegistrationTexts.noEvent })
        .refine((id) => identifier.shape.id.safeParse(id).success, staffRegistrationTexts.noEvent)
        .transform(Number),
    ),
  }),
);

/** A registration, as staff see it. */
export const eventRegistration = z.object({
  id: z.int(),
  full_name: z.string(),
  /** Empty if the person can only be reached by telephone. */
  email: z.string(),
  phone: z.string(),
  organization: z.string(),
  created_at: instant,
  /** When it was cancelled. */
  deleted_at: instantOrNull,
});

/** `trash` asks for those whose registration was cancelled, `to_call` for those whom no e-mail reaches. */
export const registrationQuery = listQuery.extend({
  to_call: z.stringbool({ error: staffText('trueOrFalse') }).optional(),
});

export type EventRegistration = z.infer<typeof eventRegistration>;
export type StaffRegistrationInput = z.infer<typeof staffRegistrationInput>;
export type EventRegistrationInput = z.infer<typeof eventRegistrationInput>;
export type RegistrationQuery = z.infer<typeof registrationQuery>;
export type RegistrationOrder = 'created_at' | 'full_name' | 'email' | 'phone' | 'organization';
