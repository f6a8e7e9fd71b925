import { type RawBuilder, sql } from 'kysely';
import { inFoldedOrder } from '../../domain/folded.ts';
import { phoneNumber } from '../../domain/phone.ts';
import type { FoundPerson } from '../../domain/privacy.ts';
import { tableOf } from '../database/collection-tables.ts';
import { isFoldedTable } from '../database/folded-texts.ts';
import type { Database } from '../database/open.ts';
import { personal } from '../database/personal.ts';
import type { Judgement } from '../database/tables/judged.ts';
import { hasDigits, isCalled, searchedDigits } from '../resource/phone-search.ts';
import { contains, isFoundBy } from '../resource/searching.ts';
import { isAddress, saysTyped } from '../resource/typed-address.ts';
import { everySent, type Sent } from './sent.ts';

/** Records a search looks through in each table, and people it answers at most. */
const MAX_ROWS = 200;
const MAX_PEOPLE = 50;

interface Mention {
  /** An e-mail address, or the telephone number of who left none. */
  email: string;
  name: string;
  phone: string;
}

/** How a search is understood: which rows of a table are meant, by their address, name and telephone. */
type Meaning = (
  table: string,
  columns: Pick<Judgement, 'address' | 'name' | 'phone'> & { address: string },
) => RawBuilder<boolean>;

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const oneOf = (conditions: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** The people with exactly this address, or this whole telephone number: each table has an index of them. */
function exactly(db: Database, search: string): Meaning | undefined {
  const digits = searchedDigits(search);
  const address = isEmail(search) ? search.toLowerCase() : phoneNumber(search);
  if (address === undefined) return undefined;
  return (table, { address: column, phone }) => {
    // Payments have the number as it is compared.
    if (table === 'payments') return sql<boolean>`${sql.ref(column)} = ${address}`;
    const isAt = isAddress(db, column, address);
    if (phone === undefined || digits === undefined) return isAt;
    // Each by its own index: SQLite reads the whole table for an "or" of the two.
    const numbers = sql`select id from ${sql.table(table)}`;
    return sql<boolean>`${sql.ref(`${table}.id`)} in (
      ${numbers} where ${isAt} union all ${numbers} where ${isCalled(db, phone, digits)})`;
  };
}

/** The people whose address, name or telephone number contains this. What a table stores folded says where to look. */
const containing =
  (db: Database, search: string): Meaning =>
  (table, { address, name, phone }) => {
    const digits = searchedDigits(search);
    if (digits !== undefined && phone !== undefined) return hasDigits(phone, digits);
    const columns = [address, ...(name === undefined ? [] : [name])];
    if (!isFoldedTable(table)) return saysTyped(db, columns, search);
    const found = sql<boolean>`(${isFoundBy(db, table, `${table}.id`, search)} and ${contains(columns, search)})`;
    // Of pledges the name alone is stored: it is searched by staff who may not see addresses.
    return table === 'pledges'
      ? oneOf([found, sql`pledges.id in (select id from pledges where ${saysTyped(db, [address], search)})`])
      : found;
  };

/** The newest records that people have sent which are meant. */
async function senders(db: Database, of: Sent, condition: RawBuilder<boolean>): Promise<Mention[]> {
  const { table, address, name, phone } = of;
  const found = await tableOf(db)
    .selectFrom(table)
    .select([address, ...(name === undefined ? [] : [name]), ...(phone === undefined ? [] : [phone])])
    .where(condition)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const textIn = (row: (typeof found)[number], column: string | undefined) =>
    column === undefined ? '' : String(row[column]);
  return found.map((row) => ({ email: textIn(row, address), name: textIn(row, name), phone: textIn(row, phone) }));
}

async function mentions(db: Database, isMeant: Meaning): Promise<Mention[]> {
  const sent = [];
  for (const one of everySent) sent.push(...(await senders(db, one, isMeant(one.table, one))));
  const givers = (
    await db
      .selectFrom('givers')
      .select(['email', 'name', 'phone'])
      .where(isMeant('givers', personal.givers))
      .orderBy('id', 'desc')
      .limit(MAX_ROWS)
      .execute()
  ).map((giver) => ({ ...giver, email: giver.email || giver.phone }));
  const recipients = db
    .selectFrom('mails')
    .select('recipient as email')
    .distinct()
    .where(isMeant('mails', personal.mails))
    // Those of campaigns belong to the subscription.
    .where('campaign_id', 'is', null)
    // Mails to staff, and such as hold a code or a link, are nothing that is held on a visitor.
    .where('expires_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('id').where('email', '=', sql<string>`lower(mails.recipient)`))),
    )
    .limit(MAX_ROWS)
    .execute();
  const found = [
    ...sent,
    ...givers,
    ...(await pledged(db, isMeant)),
    ...(await payers(db, isMeant)),
    ...(await recipients).map(({ email }) => ({ email, name: '', phone: '' })),
  ];
  return [...found, ...(await registeredByPhone(db, isMeant, found))];
}

/** Registrations that those found have also made with their telephone number alone: the search itself may not meet them. */
async function registeredByPhone(db: Database, isMeant: Meaning, found: readonly Mention[]): Promise<Mention[]> {
  const numbers = new Set(found.flatMap(({ phone }) => phoneNumber(phone) ?? []));
  if (numbers.size === 0) return [];
  return db
    .selectFrom('event_registrations')
    .select(['email', 'full_name as name', 'phone'])
    .where(oneOf([...numbers].map((number) => isAddress(db, 'email', number))))
    .where(sql<boolean>`not ${isMeant('event_registrations', personal.event_registrations)}`)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
}

/** Pledges with an address of their own, by somebody who shares the telephone of a giver. */
async function pledged(db: Database, isMeant: Meaning): Promise<Mention[]> {
  return db
    .selectFrom('pledges')
    .select(['email', 'full_name as name', 'phone'])
    .where(isMeant('pledges', personal.pledges))
    .where('email', '<>', '')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('givers').select('id').where('givers.email', '=', sql<string>`lower(pledges.email)`))),
    )
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
}

/** Payers on statements: by the number they paid from, or by the address of the giver with that number whose gift staff say it is. */
const payers = (db: Database, isMeant: Meaning): Promise<Mention[]> =>
  db
    .selectFrom('payments')
    .select(['payer_name as name', 'payer_phone as phone'])
    .select(
      sql<string>`coalesce((select min(givers.email) from gifts inner join givers on givers.id = gifts.giver_id
        where gifts.payment_id = payments.id and givers.phone = payments.payer_phone and givers.email <> ''), payer_phone)`.as(
        'email',
      ),
    )
    .where('payer_phone', 'like', '+%')
    .where(
      oneOf([
        isMeant('payments', { ...personal.payments, address: personal.payments.phone }),
        sql`payments.id in (select gifts.payment_id from givers inner join gifts on gifts.giver_id = givers.id
          inner join payments as paid on paid.id = gifts.payment_id and paid.payer_phone = givers.phone
          where givers.email <> '' and ${isMeant('givers', { address: 'givers.email' })})`,
      ]),
    )
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();

/** Those with exactly what is searched, or without any those of whom it is a part. */
async function findMentions(db: Database, search: string): Promise<Mention[]> {
  const exact = exactly(db, search);
  const found = exact ? await mentions(db, exact) : [];
  return found.length > 0 ? found : mentions(db, containing(db, search));
}

const withWords = (texts: Iterable<string>) => [...new Set(texts)].filter((text) => text !== '');

/** Everybody whose address, name or phone number contains this, by their address; those with most first. */
export async function findPeople(db: Database, search: string): Promise<FoundPerson[]> {
  const byAddress = new Map<string, Mention[]>();
  for (const mention of await findMentions(db, search)) {
    const address = mention.email.toLowerCase();
    byAddress.set(address, [...(byAddress.get(address) ?? []), mention]);
  }
  return [...byAddress]
    .map(([address, found]) => ({
      address,
      names: withWords(found.map(({ name }) => name)),
      phones: withWords(found.map(({ phone }) => phone)),
      found: found.length,
    }))
    .sort((one, other) => other.found - one.found || inFoldedOrder(one.address, other.address))
    .slice(0, MAX_PEOPLE);
}
