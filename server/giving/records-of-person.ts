import { sql } from 'kysely';
import { isPhoneNumber } from '../../domain/phone.ts';
import type { Database } from '../database/open.ts';
import { isAddress } from '../resource/typed-address.ts';

// Whose the records of giving are, for the calls of personal data. Two may share a telephone, and pay together.

interface GivenShare {
  id: number;
  payment_id: number;
  pledge_id: number | null;
}

export interface RecordsOfPerson {
  givers: readonly number[];
  pledges: readonly number[];
  gifts: readonly GivenShare[];
  /** The payments whose payer they are. */
  payments: readonly number[];
}

/** Not a number of any record: a list in SQL needs at least one. */
const NONE = 0;

/**
 * The givers whose address this is, an e-mail address in lower case or the telephone number of who left none, and those whom
 * staff have merged with them.
 */
async function giversAt(db: Database, address: string) {
  const found = await db
    .selectFrom('givers')
    .select(['id', 'merged_into'])
    .where(({ eb, or, and }) => or([eb('email', '=', address), and([eb('email', '=', ''), eb('phone', '=', address)])]))
    .execute();
  const roots = [NONE, ...found.map(({ id, merged_into }) => merged_into ?? id)];
  return db
    .selectFrom('givers')
    .select(['id', 'email'])
    .where(({ eb, or }) => or([eb('id', 'in', roots), eb('merged_into', 'in', roots)]))
    .orderBy('id')
    .execute();
}

/** What was given by these givers without a pledge, and for these pledges. */
export function giftsFrom(db: Database, givers: readonly number[], pledges: readonly number[]): Promise<GivenShare[]> {
  return db
    .selectFrom('gifts')
    .select(['id', 'payment_id', 'pledge_id'])
    .where(({ eb, or, and }) =>
      or([
        eb('pledge_id', 'in', [NONE, ...pledges]),
        and([eb('pledge_id', 'is', null), eb('giver_id', 'in', [NONE, ...givers])]),
      ]),
    )
    .execute();
}

/**
 * The payments that these people made: those of which something is theirs now and nothing anybody else's, and those from the telephone
 * number that is their address. A number beside an e-mail address says nothing: anybody can type another's.
 */
export async function paymentsOf(db: Database, gifts: readonly GivenShare[], address = ''): Promise<number[]> {
  const theirs = new Set(gifts.map(({ id }) => id));
  const sums = new Map<number, { theirs: number; others: number }>();
  const shares = await db
    .selectFrom('gifts')
    .select(['id', 'payment_id', 'amount'])
    .where('payment_id', 'in', [NONE, ...new Set(gifts.map(({ payment_id }) => payment_id))])
    .execute();
  for (const { id, payment_id, amount } of shares) {
    const sum = sums.get(payment_id) ?? { theirs: 0, others: 0 };
    sum[theirs.has(id) ? 'theirs' : 'others'] += amount;
    sums.set(payment_id, sum);
  }
  const paid = [...sums].filter(([, sum]) => sum.others === 0 && sum.theirs !== 0).map(([id]) => id);
  const called = isPhoneNumber(address)
    ? await db.selectFrom('payments').select('id').where('payer_phone', '=', address).execute()
    : [];
  return [...new Set([...paid, ...called.map(({ id }) => id)])].sort((one, other) => one - other);
}

/** All that is held on the person with this address. A pledge is theirs whose own address it is, or that has none but its giver's. */
export async function recordsOfPerson(db: Database, address: string): Promise<RecordsOfPerson> {
  const found = await giversAt(db, address);
  const givers = found.map(({ id }) => id);
  const emails = found.map(({ email }) => email);
  const numbers = db.selectFrom('pledges').select('id');
  const pledges = await numbers
    .where('giver_id', 'in', [NONE, ...givers])
    .where(sql<string>`lower(pledges.email)`, 'in', ['', ...emails])
    .union(numbers.where(isAddress(db, 'pledges.email', address)))
    .orderBy('id')
    .execute();
  const theirs = pledges.map(({ id }) => id);
  const gifts = await giftsFrom(db, givers, theirs);
  const payments = await paymentsOf(db, gifts, address);
  return { givers, pledges: theirs, gifts, payments };
}
