import type { ExpressionBuilder } from 'kysely';
import { isSqlite } from '../database/columns.ts';
import { hasCome } from '../database/due.ts';
import type { Rows } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { isGoneHere, ownName } from '../media/process-life.ts';

/**
 * For so long a mail belongs to the process that has it under way. Longer than the courier waits for any server; those
 * of a process that ended on this machine are free at once. Milliseconds.
 */
const LEASE = 15 * 60_000;

/** No mail is put off for longer, nor leased. Milliseconds. */
export const LONGEST_WAIT = 3_600_000;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

/** One letter to one subscriber, under way in this process and no other. */
export interface ClaimedDelivery {
  id: number;
  tries: number;
  letter_id: number;
  subject: string;
  content: string;
  /** Null when the subscriber has left, or was forgotten, since the letter was sent off. */
  email: string | null;
}

/** Rows a statement adds at most: both databases bound the values it may carry. */
const AT_ONCE = 1000;

/** Puts the letter into the queue for everybody who is subscribed at this moment. Answers how many they are. */
export async function enqueue(rows: Rows, letterId: number, now: string): Promise<number> {
  const confirmed = await rows
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('status', '=', 'confirmed')
    .orderBy('id')
    .execute();
  for (let from = 0; from < confirmed.length; from += AT_ONCE) {
    const values = confirmed
      .slice(from, from + AT_ONCE)
      .map(({ id }) => ({ letter_id: letterId, subscriber_id: id, status: 'waiting' as const, next_try_at: now }));
    await rows.insertInto('newsletter_deliveries').values(values).execute();
  }
  return confirmed.length;
}

/** Frees what processes had under way that ended on this machine. Called before this process claims anything. */
export async function releaseOrphans(rows: Rows, now: Date): Promise<void> {
  const claimed = await rows
    .selectFrom('newsletter_deliveries')
    .select('claimed_by')
    .distinct()
    .where('status', 'in', ['waiting', 'handing_over'])
    .execute();
  const gone = claimed.map(({ claimed_by }) => claimed_by).filter((name) => name !== null && isGoneHere(name));
  if (gone.length === 0) return;
  await rows
    .updateTable('newsletter_deliveries')
    .set({ next_try_at: now.toISOString(), claimed_by: null })
    .where('claimed_by', 'in', gone)
    .where('status', 'in', ['waiting', 'handing_over'])
    .execute();
}

/** Nobody can tell any more what became of these: whoever was handing them over ended before they heard. */
async function giveUpUnanswered(rows: Rows, now: Date): Promise<void> {
  await rows
    .updateTable('newsletter_deliveries')
    .set({
      status: 'unknown',
      claimed_by: null,
      last_error: 'The program was ended while the mail server was taking this mail.',
    })
    .where('status', '=', 'handing_over')
    .where(hasCome('next_try_at', now, LONGEST_WAIT))
    .execute();
}

/** The mails of letters on their way that nobody has under way. */
const dueDeliveries = (rows: Rows, now: Date) =>
  rows
    .selectFrom('newsletter_deliveries as delivery')
    .innerJoin('newsletter_letters as letter', 'letter.id', 'delivery.letter_id')
    .select('delivery.id')
    .where('delivery.status', '=', 'waiting')
    .where(hasCome('delivery.next_try_at', now, LONGEST_WAIT))
    .where('letter.status', '=', 'sending')
    .orderBy('delivery.next_try_at')
    .orderBy('delivery.id')
    .limit(1);

export const isDeliveryDue = async (rows: Rows, now: Date): Promise<boolean> =>
  (await dueDeliveries(rows, now).executeTakeFirst()) !== undefined;

/** Takes the next due mail for this process alone. What another is taking at this moment is passed over. */
export async function claimDelivery(rows: Rows, now: Date): Promise<ClaimedDelivery | undefined> {
  const due = dueDeliveries(rows, now).$if(!isSqlite(rows), (query) => query.forUpdate('delivery').skipLocked());
  const claimed = await rows
    .updateTable('newsletter_deliveries')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), next_try_at: later(now, LEASE), claimed_by: ownName }))
    .where('id', '=', due)
    .returning(['id', 'tries'])
    .executeTakeFirst();
  if (!claimed) return undefined;
  const read = await rows
    .selectFrom('newsletter_deliveries as delivery')
    .innerJoin('newsletter_letters as letter', 'letter.id', 'delivery.letter_id')
    .leftJoin('newsletter_subscribers as subscriber', (join) =>
      join.onRef('subscriber.id', '=', 'delivery.subscriber_id').on('subscriber.status', '=', 'confirmed'),
    )
    .select(['delivery.letter_id', 'letter.subject', 'letter.content', 'subscriber.email'])
    .where('delivery.id', '=', claimed.id)
    .executeTakeFirstOrThrow();
  return { ...claimed, ...read };
}

type Row = ExpressionBuilder<Tables, 'newsletter_deliveries'>;

const isStillSubscribed = ({ exists, selectFrom }: Row) =>
  exists(
    selectFrom('newsletter_subscribers')
      .select('newsletter_subscribers.id')
      .whereRef('newsletter_subscribers.id', '=', 'newsletter_deliveries.subscriber_id')
      .where('newsletter_subscribers.status', '=', 'confirmed'),
  );

const isStillSending = ({ exists, selectFrom }: Row) =>
  exists(
    selectFrom('newsletter_letters')
      .select('newsletter_letters.id')
      .whereRef('newsletter_letters.id', '=', 'newsletter_deliveries.letter_id')
      .where('newsletter_letters.status', '=', 'sending'),
  );

/**
 * Notes, the moment before its end goes over the line, that the server may have the mail from now on. False when it must
 * not go: the reader has left, the sending was stopped, or it is no more this process's mail.
 */
export async function noteHandingOver(rows: Rows, { id, tries }: ClaimedDelivery, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await rows
    .updateTable('newsletter_deliveries')
    .set({ status: 'handing_over', next_try_at: later(now, LEASE) })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('status', '=', 'waiting')
    .where(isStillSubscribed)
    .where(isStillSending)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The server has said that it has the mail. */
export async function noteSent(rows: Rows, { id }: ClaimedDelivery, now: Date): Promise<void> {
  await rows
    .updateTable('newsletter_deliveries')
    .set({ status: 'sent', sent_at: now.toISOString(), claimed_by: null, last_error: null })
    .where('id', '=', id)
    .where('status', 'in', ['handing_over', 'unknown'])
    .execute();
}

/** What becomes of a mail that the server does not have, or of which it has not said so. */
type Outcome =
  | { status: 'waiting'; wait: number; reason: string | null }
  | { status: 'failed' | 'unknown'; reason: string }
  | { status: 'left' };

/** Lets go of the mail. */
export async function noteOutcome(rows: Rows, { id, tries }: ClaimedDelivery, outcome: Outcome, now: Date) {
  await rows
    .updateTable('newsletter_deliveries')
    .set({
      status: outcome.status,
      next_try_at: later(now, 'wait' in outcome ? outcome.wait : 0),
      claimed_by: null,
      last_error: 'reason' in outcome ? outcome.reason : null,
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('status', 'in', ['waiting', 'handing_over'])
    .execute();
}

/** Ends the letters of which nothing is left to be sent. */
export async function finishLetters(rows: Rows, now: Date): Promise<void> {
  await giveUpUnanswered(rows, now);
  await rows
    .updateTable('newsletter_letters')
    .set({ status: 'sent', finished_at: now.toISOString(), problem: null })
    .where('status', '=', 'sending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_deliveries')
            .select('newsletter_deliveries.id')
            .whereRef('newsletter_deliveries.letter_id', '=', 'newsletter_letters.id')
            .where('newsletter_deliveries.status', 'in', ['waiting', 'handing_over']),
        ),
      ),
    )
    .execute();
}

/** Says on the letter why nothing goes, or that it goes again. */
export async function noteProblem(rows: Rows, letterId: number, problem: string | null): Promise<void> {
  await rows.updateTable('newsletter_letters').set({ problem }).where('id', '=', letterId).execute();
}
