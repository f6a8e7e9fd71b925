import {
  type ContactMessage,
  type ContactMessageDetails,
  type ContactMessageInput,
  type ContactQuery,
  type ContactStatus,
  contactOrders,
} from '../../domain/contact-message.ts';
import type { Remark } from '../../domain/enquiry.ts';
import type { Language } from '../../domain/languages.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { EnquiryStore } from '../enquiries/endpoints.ts';
import { everyEnquiry, presentRemark, readEnquiries } from '../enquiries/list.ts';
import { orderingOf } from '../resource/listing.ts';

export async function addContactMessage(
  { db, now }: UnitOfWork,
  message: ContactMessageInput,
  language: Language,
): Promise<number> {
  const { name, email, phone, subject_type, subject, message: text } = message;
  const { id } = await db
    .insertInto('contact_messages')
    .values({ name, email, phone, subject_type, subject, message: text, status: 'new', language, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'subject_type',
  'subject',
  'message',
  'status',
  'created_at',
  'deleted_at',
] as const;

const messages = (db: Database) =>
  db
    .selectFrom('contact_messages')
    .select(columns)
    .select((it) =>
      it
        .selectFrom('contact_replies')
        .select((reply) => reply.fn.max('at').as('at'))
        .whereRef('contact_replies.contact_id', '=', 'contact_messages.id')
        .as('replied_at'),
    );

/** The rows that match the query. */
function asked(db: Database, { search, status, subject_type, trash }: ContactQuery) {
  let numbers = db
    .selectFrom('contact_messages')
    .select('id')
    .where('deleted_at', trash ? 'is not' : 'is', null);
  if (status) numbers = numbers.where('status', '=', status);
  if (subject_type) numbers = numbers.where('subject_type', '=', subject_type);
  const table = 'contact_messages' as const;
  const isOfAll = !(trash || status || subject_type);
  return { db, table, numbers, rows: messages(db), search, isOfAll };
}

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

export const contactStore: EnquiryStore<ContactMessage, ContactMessageDetails, ContactStatus, ContactQuery> = {
  list(db, query, slice) {
    const order = orderingOf(query.ordering, contactOrders, { column: 'created_at', direction: 'desc' });
    return readEnquiries(asked(db, query), order, slice);
  },

  every: (db, query) => everyEnquiry(asked(db, query)),

  async find(db, id) {
    const message = await messages(db).where('id', '=', id).executeTakeFirst();
    return message && { ...message, replies: await contactReplies(db, id) };
  },

  async setStatus({ db }, id, { to }) {
    await db.updateTable('contact_messages').set({ status: to }).where('id', '=', id).execute();
  },
};
