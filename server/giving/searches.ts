import { type RawBuilder, sql } from 'kysely';
import { folded } from '../../domain/folded.ts';
import { pledgeOfReference } from '../../domain/giving/reference.ts';
import { phoneNumber } from '../../domain/phone.ts';
import type { Database } from '../database/open.ts';
import { contains, holds, patternOf, rowsWith } from '../resource/listing.ts';
import { calledWith, searchedDigits } from '../resource/phone-search.ts';

// What the lists of giving are searched by, each as the numbers of what is found. Nothing of the program is called for a row, but for
// those that are not filled in yet.

const orCalled = (db: Database, table: 'givers' | 'pledges', search: string) => {
  const digits = searchedDigits(search);
  return digits === undefined ? sql`` : sql`union all ${calledWith(db, table, digits)}`;
};

/** The givers with this in their name, address or number. */
const giversWith = (db: Database, search: string) =>
  sql`${rowsWith(db, 'givers', sql`id`, search)} ${orCalled(db, 'givers', search)}`;

/** The givers with this in their name alone: the first line of their stored text, in which address and number follow. */
const giversNamed = (db: Database, search: string) =>
  sql`select id from givers where ${holds(db, 'givers', search, ['folded_text'])}
      and folded_text like ${`${patternOf(folded(search))}\n%\n%`} escape '\\'
    union all select id from givers where folded_text = '' and ${contains(['name'], search)}`;

/** These givers, with everybody who is the same person as one of them. Of each person one or none is merged into nobody. */
const people = (givers: RawBuilder<unknown>) => sql<number>`
  with found as materialized (${givers}), merged as materialized (
    select merged_into as id from givers where merged_into is not null
      and (id in (select id from found) or merged_into in (select id from found))
  )
  select id from found union all select id from merged
    union all select id from givers where merged_into in (select id from merged)`;

/** The people of whom somebody has this name, address or number. */
export const peopleWith = (db: Database, search: string) => people(giversWith(db, search));

/** The same by the name alone, for whoever may not see addresses and numbers: a search tells what it finds, letter by letter. */
const peopleNamed = (db: Database, search: string) => people(giversNamed(db, search));

/** The pledges in a name of which this stands. */
const pledgesNamed = (db: Database, search: string) => rowsWith(db, 'pledges', sql`id`, search);

/** The pledges with this name, address, number or message; some names are references by chance. */
export const pledgesWith = (db: Database, search: string) => sql<number>`
  select id from pledges where ${holds(db, 'pledges', search, ['folded_text', 'folded_rest'])}
  union all select id from pledges where (folded_text = '' or folded_rest = '')
    and ${contains(['full_name', 'email', 'phone', 'message'], search)}
  union all select id from pledges where id = ${pledgeOfReference(search) ?? 0}
  ${orCalled(db, 'pledges', search)}`;

/** The payments in which this stands, and those from this telephone number. */
export const paymentsWith = (db: Database, search: string) => {
  const phone = phoneNumber(search);
  const called = phone ? sql`union all select id from payments where payer_phone = ${phone}` : sql``;
  return sql<number>`${rowsWith(db, 'payments', sql`id`, search)} ${called}`;
};

/** The receipt with this number, or those of these people and of pledges with this name. */
export function receiptsWith(db: Database, search: string, byAddress: boolean): RawBuilder<number> {
  const [, year, number] = /^(\d{4})-0*(\d{1,9})$/.exec(search.trim()) ?? [];
  if (year !== undefined)
    return sql`select id from receipts where year = ${Number(year)} and number = ${Number(number)}`;
  const people = byAddress ? peopleWith(db, search) : peopleNamed(db, search);
  return sql`select receipts.id from gifts join receipts on receipts.gift_id = gifts.id where gifts.giver_id in (${people})
    union all select receipts.id from gifts join receipts on receipts.gift_id = gifts.id
      where gifts.pledge_id in (${pledgesNamed(db, search)})`;
}

/** A condition: the column is one of these numbers. `inOrder`: it does not lead to the rows, which are gone through in the list's order. */
export const isOneOf = (column: string, numbers: RawBuilder<unknown>, inOrder: boolean): RawBuilder<boolean> =>
  sql<boolean>`${sql.raw(inOrder ? '+' : '')}${sql.ref(column)} in (${numbers})`;
