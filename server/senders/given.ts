import { sql } from 'kysely';
import { receiptNumber } from '../../domain/giving/gift.ts';
import { referenceOf } from '../../domain/giving/reference.ts';
import { type SenderHistory, SHOWN_OF_SENDER } from '../../domain/submissions/sender.ts';
import { listOf } from '../database/list-of.ts';
import type { Database } from '../database/open.ts';
import { recordsOfPerson } from '../giving/records-of-person.ts';
import { countOf, type Sender } from './sent.ts';

type Part<Name extends keyof SenderHistory> = NonNullable<SenderHistory[Name]>;

/** The records of giving that are the sender's, by their numbers. */
export interface GivenRecords {
  giver: number | null;
  pledges: readonly number[];
  gifts: readonly number[];
}

/** As the calls of personal data find them: a telephone number is a giver's address only where they left no other. */
export async function givenBy(db: Database, { email, number }: Sender): Promise<GivenRecords> {
  const found = [await recordsOfPerson(db, email)];
  if (number !== undefined) found.push(await recordsOfPerson(db, number));
  const all = (ids: readonly number[]) => [...new Set(ids)];
  return {
    giver: found.flatMap(({ givers }) => givers)[0] ?? null,
    pledges: all(found.flatMap(({ pledges }) => pledges)),
    gifts: all(found.flatMap(({ gifts }) => gifts.map(({ id }) => id))),
  };
}

export async function pledgesGiven(db: Database, { pledges }: GivenRecords): Promise<Part<'pledges'>> {
  const newest = await db
    .selectFrom('pledges')
    .select(['id', 'created_at as at', 'amount', 'currency', 'rhythm', 'status'])
    .where(sql<boolean>`id in ${listOf(db, pledges)}`)
    .orderBy('id', 'desc')
    .limit(SHOWN_OF_SENDER)
    .execute();
  return { count: pledges.length, newest: newest.map((one) => ({ ...one, reference: referenceOf(one.id) })) };
}

/** Gifts of which something is left. */
export async function giftsGiven(db: Database, { gifts }: GivenRecords): Promise<Part<'gifts'>> {
  const theirs = db
    .selectFrom('gifts')
    .where(sql<boolean>`id in ${listOf(db, gifts)}`)
    .where(sql<boolean>`remaining > 0`);
  const newest = await theirs
    .select(['id', 'day', 'remaining as amount', 'currency'])
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_OF_SENDER)
    .execute();
  return { count: await countOf(theirs.select(({ fn }) => fn.countAll().as('count'))), newest };
}

/** Receipts that are valid. */
export async function receiptsGiven(db: Database, { gifts }: GivenRecords): Promise<Part<'receipts'>> {
  const theirs = db
    .selectFrom('receipts')
    .where(sql<boolean>`gift_id in ${listOf(db, gifts)}`)
    .where('voided_at', 'is', null);
  const newest = await theirs
    .select(['id', 'issued_at as at', 'year', 'number', 'amount', 'currency'])
    .orderBy('id', 'desc')
    .limit(SHOWN_OF_SENDER)
    .execute();
  return {
    count: await countOf(theirs.select(({ fn }) => fn.countAll().as('count'))),
    newest: newest.map(({ year, number, ...one }) => ({ ...one, number: receiptNumber(year, number) })),
  };
}
