import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { later } from '../../domain/instant.ts';
import { deleteInSlices } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

/** Mails that strangers can have sent to one address within a day: of one kind of form, and of all together. */
const MAX_OF_A_KIND = 3;
const MAX_OF_ALL = 10;

const DAY = 24 * 3_600_000;

/** Time for which mails to one address are counted (s). */
export const MAILS_COUNTED = DAY / 1000;

/** The mailbox that an address leads to: the part after a plus sign, and capitals, make no difference. */
export function mailboxOf(email: string): string {
  const [mailbox = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [name = ''] = mailbox.split('+');
  return `${name}@${domain}`;
}

/** A keyed hash of a mail's recipient. */
const recipientKey = (email: string, secretKey: string): string =>
  createHmac('sha256', secretKey)
    .update(`recipient:${mailboxOf(email)}`)
    .digest('base64url');

/** Counts one more, in one statement, so that many at once are not more than one after the other. */
async function count({ db, now }: UnitOfWork, recipient: string, kind: string): Promise<number> {
  // A day ago, or later than now: then the clock has been set back since.
  const isOver = sql<boolean>`(recipient_mails.since <= ${later(now, -DAY)} or recipient_mails.since > ${later(now, DAY)})`;
  const { mails } = await db
    .insertInto('recipient_mails')
    .values({ recipient, kind, mails: 1, since: now })
    .onConflict((known) =>
      known.columns(['recipient', 'kind']).doUpdateSet({
        mails: sql<number>`case when ${isOver} then 1 else recipient_mails.mails + 1 end`,
        since: sql<string>`case when ${isOver} then excluded.since else recipient_mails.since end`,
      }),
    )
    .returning('mails')
    .executeTakeFirstOrThrow();
  return mails;
}

/**
 * Whether a form of this kind may cause another mail to this address, as a visitor may have typed somebody else's. The call counts as a
 * mail, so call it only where one would be sent.
 */
export async function mayWriteTo(unit: UnitOfWork, kind: string, email: string, secretKey: string): Promise<boolean> {
  const recipient = recipientKey(email, secretKey);
  if ((await count(unit, recipient, kind)) > MAX_OF_A_KIND) return false;
  return (await count(unit, recipient, 'all')) <= MAX_OF_ALL;
}

/** Drops the counts whose day is over. */
export async function forgetRecipients(db: Database, now: Date): Promise<void> {
  const dayAgo = later(now, -DAY);
  await deleteInSlices(db, 'recipient_mails', sql`since <= ${dayAgo}`);
}
