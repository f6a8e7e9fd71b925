import type { Insertable } from 'kysely';
import { fillAllFolded } from '../../server/database/folded-texts.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { Services } from '../../server/services.ts';

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
