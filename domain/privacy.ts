import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import { instant } from './instant.ts';
import { isPhoneNumber, phoneNumber } from './phone.ts';
import { staffText } from './reply-text.ts';
import { everyPlainSubmission, type PlainSubmissionName } from './submissions/registry.ts';
import { line, withoutInvisible } from './text.ts';

/** The kinds of records that are held on people who are not staff, beside what they send by plain forms. */
const ownKinds = [
  'contact_messages',
  'donation_interests',
  'gifts',
  'payments',
  'registrations',
  'subscriptions',
  'posts',
  'mails',
  'mail_files',
  'form_answers',
] as const;

export type OwnKind = (typeof ownKinds)[number];
export type HeldKind = OwnKind | PlainSubmissionName;

/** All of them. */
export const heldKinds: readonly HeldKind[] = [...ownKinds, ...everyPlainSubmission.map(({ name }) => name)];

const SEARCH_MINIMUM = 3;
const SEARCH_MAXIMUM = 200;

/** Characters of an e-mail address. */
const MAX_ADDRESS_LENGTH = 254;

export const privacyTexts = {
  short: staffText('personSearchShort', SEARCH_MINIMUM),
  address: staffText('emailOrNumber'),
  confirm: staffText('typeAsShown'),
} as const;

/** The search text for a person. It is in the body, so that no log and no address bar keeps it. */
export const personSearch = z.object({
  search: line(SEARCH_MAXIMUM, { missing: privacyTexts.short, tooLong: privacyTexts.short })
    .overwrite(withoutInvisible)
    .min(SEARCH_MINIMUM, privacyTexts.short),
});

/** A person with stored data. One address counts as one person. */
export const foundPerson = z.object({
  address: z.string(),
  names: z.array(z.string()),
  phones: z.array(z.string()),
  /** The number of records found under this address. */
  found: z.int(),
});

/** The normalised form in which addresses are compared: an e-mail address in lower case, or a telephone number as `+250788111222`. */
export const asAddress = (typed: string): string => phoneNumber(typed) ?? withoutInvisible(typed).toLowerCase();

const typedAddress = line(MAX_ADDRESS_LENGTH).overwrite(asAddress);

/** An e-mail address, in whatever letter case it was typed, or the telephone number of somebody who left none. */
export const personAddress = z.object({
  address: typedAddress.refine(
    (address) => isPhoneNumber(address) || emailAddress.safeParse(address).success,
    privacyTexts.address,
  ),
});

/** One record that is held, in words: when it came, and what it says. */
const heldRecord = z.object({
  kind: z.enum(heldKinds),
  at: instant,
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});

export const heldPerson = z.object({
  address: z.string(),
  /** The address is also that of an account of the dashboard, which is looked after there. */
  has_account: z.boolean(),
  records: z.array(heldRecord),
});

/** Erasing cannot be undone, so the address is typed once more. */
export const erasureInput = z.object({
  address: personAddress.shape.address,
  confirmation: typedAddress,
});

/** The number of records erased of each kind, and the number of audit log entries that lost the person's data. */
export const erased = z.object({ counts: z.record(z.enum([...heldKinds, 'log_entries']), z.int()) });

export type FoundPerson = z.infer<typeof foundPerson>;
export type HeldPerson = z.infer<typeof heldPerson>;
export type HeldRecord = z.infer<typeof heldRecord>;
export type Erased = z.infer<typeof erased>;
