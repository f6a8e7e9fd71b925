import type { ContactMessageInput } from '../../domain/contact-message.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

export async function addContactMessage({ db, now }: UnitOfWork, message: ContactMessageInput): Promise<void> {
  const { name, email, phone, subject_type, subject, message: text } = message;
  await db
    .insertInto('contact_messages')
    .values({ name, email, phone, subject_type, subject, message: text, status: 'new', created_at: now })
    .execute();
}
