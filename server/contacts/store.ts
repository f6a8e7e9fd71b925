import { sql } from 'kysely';
import { type ContactMessage, contacts } from '../../domain/submissions/contacts.ts';
import { repliesTo } from '../submissions/replies.ts';
import { submissionStore } from '../submissions/store.ts';

/** The replies of staff to contact messages. */
export const contactReplies = { table: 'contact_replies', of: 'contact_id' } as const;

export const contactStore = submissionStore(contacts, {
  beside: {
    replied_at: sql`(select max(at) from contact_replies where contact_replies.contact_id = contact_messages.id)`,
  },
  present: (message: ContactMessage) => message,
  complete: async (db, message) => ({ ...message, replies: await repliesTo(db, contactReplies, message.id) }),
});
