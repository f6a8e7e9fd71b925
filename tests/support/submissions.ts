import type { Insertable } from 'kysely';
import { z } from 'zod';
import { fieldNames } from '../../domain/fields/field.ts';
import { kindOf } from '../../domain/fields/field-kinds.ts';
import type { PlainSubmission } from '../../domain/submissions/submission.ts';
import type { Value } from '../../server/database/collection-tables.ts';
import { fillAllFolded } from '../../server/database/folded-texts.ts';
import type { Database } from '../../server/database/open.ts';
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

/** A form that staff have made, which asks for a name, an address, a telephone number and a text. */
export const aForm = {
  title: 'A form',
  description: '',
  consent: '',
  thanks: '',
  questions: JSON.stringify([
    { id: 'called', label: 'Name', hint: '', kind: 'name', choices: '', is_required: 'yes' },
    { id: 'reached', label: 'E-mail', hint: '', kind: 'email', choices: '', is_required: 'yes' },
    { id: 'phone', label: 'Phone', hint: '', kind: 'telephone', choices: '', is_required: 'no' },
    { id: 'text', label: 'Text', hint: '', kind: 'line', choices: '', is_required: 'no' },
  ]),
  kept_months: 24,
  is_open: true,
  is_active: true,
  closes_at: null,
  most_answers: null,
};

let forms = 0;

/** Adds it to the database, and answers its number. */
export async function addForm(db: Database, now: string, options: Partial<typeof aForm> = {}): Promise<number> {
  forms += 1;
  const { id } = await db
    .insertInto('forms')
    .values({ ...aForm, ...options, slug: `a-form-${forms}`, created_at: now, updated_at: now, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
