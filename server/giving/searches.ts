import { type RawBuilder, sql } from 'kysely';
import { folded } from '../../domain/folded.ts';
import { pledgeOfReference } from '../../domain/giving/reference.ts';
import { phoneNumber } from '../../domain/phone.ts';
import { unfilledRows } from '../database/folded-texts.ts';
import type { Database } from '../database/open.ts';
import { byStoredText, isOneOf, type Reach, type Search, type Searching } from '../resource/long-search.ts';
import { calledWith, hasDigits, searchedDigits } from '../resource/phone-search.ts';
import { contains, containsFolded, holdsText, idsWith, patternOf, rowsWith } from '../resource/searching.ts';

// What the lists of giving are searched by, each as a condition. Nothing of the program is called for a row, but for those that are
// not filled in yet.

const orCalled = (db: Database, table: 'givers' | 'pledges', text: string) => {
  const digits = searchedDigits(text);
  return digits === undefined ? sql`` : sql`union ${calledWith(db, table, digits)}`;
};

/** Which givers a search finds: as numbers, or as a condition on a giver of that name in the query. */
interface Givers {
  numbers: RawBuilder<unknown>;
  isMeant: (giver: string) => RawBuilder<boolean>;
}

/** The givers with this in their name, address or number. */
const giversWith = (db: Database, text: string): Givers => ({
  numbers: sql`${rowsWith(db, 'givers', text)} ${orCalled(db, 'givers', text)}`,
  isMeant: (giver) => containsFolded([`${giver}.folded_text`], text),
});

/** The same by the name alone, for whoever may not see addresses and numbers: a search tells what it finds, letter by letter. */
function giversNamed(db: Database, text: string): Givers {
  // The first of three lines.
  const isMeant = (giver: string) =>
    sql<boolean>`${sql.ref(`${giver}.folded_text`)} like ${`${patternOf(folded(text))}\n%\n%`} escape '\\'`;
  return {
    isMeant,
    numbers: sql`select id from givers where ${holdsText(db, 'givers', text, ['folded_text'])} and ${isMeant('givers')}
      union all select id from ${unfilledRows(db, 'givers')} and ${contains(['name'], text)}`,
  };
}

/** The numbers of these givers, and of everybody who is the same person as one of them. The pluses have SQLite look at those who were merged, which are few. */
const peopleAmong = ({ numbers }: Givers) => sql`
  with found as materialized (${numbers}), merged as materialized (
    select merged_into as id from givers where merged_into is not null
      and (+id in (select id from found) or +merged_into in (select id from found))
  )
  select id from found union all select id from merged
    union all select id from givers where merged_into in (select id from merged)`;

/** The same as a condition on a giver. */
const isOfPeople = (giver: string, { isMeant }: Givers) => sql<boolean>`
  (${isMeant(giver)} or coalesce(${sql.ref(`${giver}.merged_into`)}, ${sql.ref(`${giver}.id`)}) in (
    select same.merged_into from givers as same join givers as main on main.id = same.merged_into
    where same.merged_into is not null and (${isMeant('same')} or ${isMeant('main')})))`;

/** A condition on `givers`: they, or somebody of those who are the same person, have this name, address or number. */
function isGiver({ db, text }: Search, reach: Reach): RawBuilder<boolean> {
  const givers = giversWith(db, text);
  return reach === 'row' ? isOfPeople('givers', givers) : isOneOf(db, 'givers.id', peopleAmong(givers), reach);
}

/** A condition on `gifts`, of whose giver it is. */
const isGivenBy = (givers: Givers) => sql<boolean>`exists (select 1 from givers as one
  where one.id = gifts.giver_id and ${isOfPeople('one', givers)})`;

/** A condition on `gifts`: the giver, or somebody of those who are the same person, has this name, address or number. */
function isGiftOf({ db, text, isVague }: Search, reach: Reach): RawBuilder<boolean> {
  const givers = giversWith(db, text);
  if (reach === 'row') return isGivenBy(givers);
  const found = isVague
    ? sql`select one.id from givers as one where ${isOfPeople('one', givers)}`
    : peopleAmong(givers);
  return isOneOf(db, 'gifts.giver_id', found, reach);
}

/** The pledges with this in the name, the address, the number or the message, or that it is the reference of, as some names are by chance. */
function pledgesWith({ db, text }: Search): RawBuilder<number> {
  const unfilled = (column?: 'folded_rest') => sql`select id from ${unfilledRows(db, 'pledges', column)}
    and ${contains(['full_name', 'email', 'phone', 'message'], text)}`;
  return sql`${idsWith(db, 'pledges', text, ['folded_text', 'folded_rest'])}
    union ${unfilled()} union ${unfilled('folded_rest')}
    union select id from pledges where id = ${pledgeOfReference(text) ?? 0}
    ${orCalled(db, 'pledges', text)}`;
}

/** The same as a condition on `pledges`. */
function isPledge(search: Search, reach: Reach): RawBuilder<boolean> {
  if (reach !== 'row') return isOneOf(search.db, 'pledges.id', pledgesWith(search), reach);
  return sql`(${containsFolded(['pledges.folded_text', 'pledges.folded_rest'], search.text)}
    or pledges.id = ${pledgeOfReference(search.text) ?? 0})`;
}

/** The same of a row that is looked at by itself. */
export function holdsPledge(text: string): RawBuilder<boolean> {
  const digits = searchedDigits(text);
  const said = ['full_name', 'email', 'phone', 'message'].map((column) => `pledges.${column}`);
  return sql`(${containsFolded(['pledges.folded_text', 'pledges.folded_rest'], text)}
    or pledges.id = ${pledgeOfReference(text) ?? 0}
    or ((pledges.folded_text = '' or pledges.folded_rest = '') and ${contains(said, text)})
    ${digits === undefined ? sql`` : sql`or ${hasDigits('pledges.phone', digits)}`})`;
}

/** The year and the number that a search for a receipt says. */
const numberIn = (text: string) => /^(\d{4})-0*(\d{1,9})$/.exec(text.trim());

/** Which givers are looked for: with `byAddress` by their address and number too. */
const giversOf = ({ db, text }: Search, byAddress: boolean) => (byAddress ? giversWith : giversNamed)(db, text);

/** The receipts of these givers, of those who are the same person, and of pledges in this name. Each gift is looked at once. */
const receiptsWith = (search: Search, byAddress: boolean) => sql<number>`
  select receipts.id from (
    select id from gifts where giver_id in (${peopleAmong(giversOf(search, byAddress))})
    union select id from gifts where pledge_id in (${rowsWith(search.db, 'pledges', search.text)})
  ) as given join receipts on receipts.gift_id = given.id`;

/** A condition on `receipts`: this is the number, or the name of the giver, of somebody who is the same person, or of the pledge. */
function isReceipt(search: Search, reach: Reach, byAddress: boolean): RawBuilder<boolean> {
  const [, year, number] = numberIn(search.text) ?? [];
  if (year !== undefined) return sql`(receipts.year = ${Number(year)} and receipts.number = ${Number(number)})`;
  if (reach !== 'row') return isOneOf(search.db, 'receipts.id', receiptsWith(search, byAddress), reach);
  return sql`exists (select 1 from gifts where gifts.id = receipts.gift_id and (${isGivenBy(giversOf(search, byAddress))}
    or exists (select 1 from pledges where pledges.id = gifts.pledge_id
      and ${containsFolded(['pledges.folded_text'], search.text)})))`;
}

export const giverSearch: Searching = { tables: ['givers'], condition: isGiver };
export const giftSearch: Searching = { tables: ['givers'], condition: isGiftOf, countedBy: 'found' };
export const pledgeSearch: Searching = { tables: ['pledges'], condition: isPledge, numbers: pledgesWith };
/** Payments by what the statement says, or by this telephone number. */
export const paymentSearch = byStoredText('payments', (text) => {
  const phone = phoneNumber(text);
  return phone ? sql`union select id from payments where payer_phone = ${phone}` : sql``;
});

/** Givers are looked for by their addresses and numbers too, where `byAddress` says so. */
export const receiptSearch = (byAddress: boolean): Searching => ({
  tables: ['givers', 'pledges'],
  condition: (search, reach) => isReceipt(search, reach, byAddress),
  numbers: (search) => (numberIn(search.text) ? undefined : receiptsWith(search, byAddress)),
  countedBy: 'found',
  inParts: { table: 'gifts', column: 'receipts.gift_id' },
});
