import { type RawBuilder, sql } from 'kysely';
import { phoneNumber } from '../../domain/phone.ts';
import { type SenderHistory, SHOWN_OF_SENDER } from '../../domain/submissions/sender.ts';
import { contactReplies } from '../contacts/store.ts';
import type { Database } from '../database/open.ts';
import { donationReplies } from '../donations/store.ts';
import { isCalled, searchedDigits } from '../resource/phone-search.ts';
import { isAddress } from '../resource/typed-address.ts';
import { newestReplies } from '../submissions/replies.ts';

// What somebody has sent and was answered, by their address or their telephone number.

/** Whoever sent a message or an interest. */
export interface Sender {
  /** In lower case. */
  email: string;
  /** As `+250788111222`; undefined without one. */
  number: string | undefined;
}

export const senderOf = ({ email, phone }: { email: string; phone: string }): Sender => ({
  email: email.toLowerCase(),
  number: phoneNumber(phone),
});

/** What people send, in tables that have an index of their addresses and one of their telephone numbers. */
type SentTable = 'contact_messages' | 'donation_interests' | 'event_registrations';

/** A condition: the row is of this sender. Each by its own index: SQLite reads the whole table for an "or" of the two. */
export function isOfSender(db: Database, table: SentTable, { email, number }: Sender): RawBuilder<boolean> {
  const numbers = sql`select id from ${sql.table(table)}`;
  const found = [sql`${numbers} where ${isAddress(db, 'email', email)}`];
  const digits = number === undefined ? undefined : searchedDigits(number);
  if (digits !== undefined) found.push(sql`${numbers} where ${isCalled(db, 'phone', digits)}`);
  return sql<boolean>`${sql.ref(`${table}.id`)} in (${sql.join(found, sql` union all `)})`;
}

type Part<Name extends keyof SenderHistory> = NonNullable<SenderHistory[Name]>;

/** Messages but this one. */
export async function messagesOf(db: Database, sender: Sender, but: number): Promise<Part<'messages'>> {
  const theirs = db
    .selectFrom('contact_messages')
    .where(isOfSender(db, 'contact_messages', sender))
    .where('deleted_at', 'is', null)
    .where('id', '<>', but);
  const newest = await theirs
    .select(['id', 'created_at as at', 'subject', 'status'])
    .orderBy('id', 'desc')
    .limit(SHOWN_OF_SENDER)
    .execute();
  return { count: await countOf(theirs.select(({ fn }) => fn.countAll().as('count'))), newest };
}

/** Donation interests but this one. */
export async function interestsOf(db: Database, sender: Sender, but: number): Promise<Part<'interests'>> {
  const theirs = db
    .selectFrom('donation_interests')
    .where(isOfSender(db, 'donation_interests', sender))
    .where('deleted_at', 'is', null)
    .where('id', '<>', but);
  const newest = await theirs
    .select(['id', 'created_at as at', 'donation_type', 'estimated_amount', 'status'])
    .orderBy('id', 'desc')
    .limit(SHOWN_OF_SENDER)
    .execute();
  return { count: await countOf(theirs.select(({ fn }) => fn.countAll().as('count'))), newest };
}

export async function registrationsOf(db: Database, sender: Sender): Promise<Part<'registrations'>> {
  const theirs = db
    .selectFrom('event_registrations')
    .innerJoin('events', 'events.id', 'event_registrations.event_id')
    .where(isOfSender(db, 'event_registrations', sender))
    .where('event_registrations.deleted_at', 'is', null)
    .where('events.deleted_at', 'is', null);
  const newest = await theirs
    .select(['event_registrations.id', 'event_registrations.created_at as at', 'event_id', 'events.title as event'])
    .orderBy('event_registrations.id', 'desc')
    .limit(SHOWN_OF_SENDER)
    .execute();
  return { count: await countOf(theirs.select(({ fn }) => fn.countAll().as('count'))), newest };
}

/** The number that a query counts. */
export async function countOf(query: { executeTakeFirstOrThrow(): Promise<{ count: unknown }> }): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).count);
}

const answered = {
  contacts: { replies: contactReplies, table: 'contact_messages' },
  donations: { replies: donationReplies, table: 'donation_interests' },
} as const;

/** Replies of staff to what else they sent of these kinds. */
export async function repliesToSender(
  db: Database,
  sender: Sender,
  kinds: readonly (keyof typeof answered)[],
  but: { kind: keyof typeof answered; id: number },
): Promise<Part<'replies'>> {
  const parts = await Promise.all(
    kinds.map(async (to) => {
      const { replies, table } = answered[to];
      const theirs = sql<boolean>`${sql.ref(replies.of)} in (
        select id from ${sql.table(table)} where deleted_at is null and ${isOfSender(db, table, sender)}
          and id <> ${to === but.kind ? but.id : 0})`;
      const { count, newest } = await newestReplies(db, replies, theirs, SHOWN_OF_SENDER);
      return { count, newest: newest.map((reply) => ({ ...reply, to })) };
    }),
  );
  const newest = parts.flatMap((part) => part.newest).toSorted((one, other) => (one.at < other.at ? 1 : -1));
  return { count: parts.reduce((sum, { count }) => sum + count, 0), newest: newest.slice(0, SHOWN_OF_SENDER) };
}
