import type { Insertable } from 'kysely';
import { z } from 'zod';
import { fieldNames } from '../../domain/fields/field.ts';
import { kindOf } from '../../domain/fields/field-kinds.ts';
import type { FormDescription } from '../../domain/submissions/form-description.ts';
import type { PlainSubmission } from '../../domain/submissions/submission.ts';
import type { Value } from '../../server/database/collection-tables.ts';
import { fillAllFolded } from '../../server/database/folded-texts.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { Services } from '../../server/services.ts';
import { bodyFor } from './collections.ts';

let sent = 0;

/** A donation interest as a visitor sent it now, with what a test does not care about filled in. Answers its number. */
export async function addDonation(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  options: Partial<Insertable<Tables['donation_interests']>> = {},
): Promise<number> {
  sent += 1;
  const { id } = await db
    .insertInto('donation_interests')
    .values({
      full_name: `Giver ${sent}`,
      email: `giver${sent}@example.org`,
      phone: '',
      organization: '',
      donation_type: 'one_time',
      estimated_amount: '',
      message: 'I would like to help.',
      preferred_contact_method: 'email',
      best_contact_time: '',
      status: 'new',
      created_at: clock().toISOString(),
      ...options,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fillAllFolded(db);
  return id;
}

/** The same of a contact message. */
export async function addMessage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  options: Partial<Insertable<Tables['contact_messages']>> = {},
): Promise<number> {
  sent += 1;
  const { id } = await db
    .insertInto('contact_messages')
    .values({
      name: `Writer ${sent}`,
      email: `writer${sent}@example.org`,
      phone: '',
      subject_type: 'general',
      subject: `Question ${sent}`,
      message: 'How can I join?',
      status: 'new',
      created_at: clock().toISOString(),
      ...options,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fillAllFolded(db);
  return id;
}

/** What a visitor could send by the form of a plain submission. */
export const formOf = (submission: Pick<PlainSubmission, 'fields'>) =>
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).parse(bodyFor(submission));

/** A row of its table, as it came at that moment. */
export const sentRow = (submission: Pick<PlainSubmission, 'fields'>, created_at: string): Record<string, Value> => ({
  ...formOf(submission),
  status: 'new',
  language: 'en',
  created_at,
});

/** The same fields, with this text wherever whoever fills them in writes what they like. */
export const withValue = ({ fields }: Pick<PlainSubmission, 'fields'>, text: string): Record<string, string> =>
  Object.fromEntries(fieldNames(fields, (field) => kindOf(field).isFreeText).map((name) => [name, text]));

/** A form that is data. */
export const aForm: FormDescription = {
  title: { en: 'A form' },
  questions: [
    { kind: 'text', name: 'called', label: { en: 'Name' }, max: 40, isRequired: true },
    { kind: 'email', name: 'email', label: { en: 'E-mail' } },
    { kind: 'telephone', name: 'phone', label: { en: 'Phone' }, isRequired: false },
    { kind: 'text', name: 'text', label: { en: 'Text' }, max: 100, isRequired: false },
  ],
  personal: { name: 'called', address: 'email', phone: 'phone' },
};
