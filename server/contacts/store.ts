import { sql } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import { type ContactMessage, contacts } from '../../domain/submissions/contacts.ts';
import type { Remark } from '../../domain/submissions/handling.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { presentRemark, submissionStore } from '../submissions/store.ts';

/** The replies of staff, the newest first. */
async function contactReplies(db: Database, id: number): Promise<Remark[]> {
  const found = await db
    .selectFrom('contact_replies')
    .leftJoin('users', 'users.id', 'contact_replies.user_id')
    .select(['contact_replies.id', 'at', 'text', 'user_id', 'first_name', 'last_name'])
    .where('contact_id', '=', id)
    .orderBy('contact_replies.id', 'desc')
    .execute();
  return found.map(presentRemark);
}

/** The language in which a message's form was filled in. */
export async function languageOfMessage(db: Database, id: number): Promise<Language> {
  const found = db.selectFrom('contact_messages').select('language').where('id', '=', id);
  return (await found.executeTakeFirstOrThrow()).language;
}

export async function addContactReply({ db, now }: UnitOfWork, id: number, text: string, by: number): Promise<void> {
  await db.insertInto('contact_replies').values({ contact_id: id, text, user_id: by, at: now }).execute();
}

export const contactStore = submissionStore(contacts, {
  beside: {
    replied_at: sql`(select max(at) from contact_replies where contact_replies.contact_id = contact_messages.id)`,
  },
  present: (message: ContactMessage) => message,
  complete: async (db, message) => ({ ...message, replies: await contactReplies(db, message.id) }),
});
