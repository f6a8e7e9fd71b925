import { type RawBuilder, sql } from 'kysely';
import { inFoldedOrder } from '../../domain/folded.ts';
import { phoneNumber } from '../../domain/phone.ts';
import type { FoundPerson } from '../../domain/privacy.ts';
import type { Database } from '../database/open.ts';
import { contains } from '../resource/listing.ts';
import { hasDigits, searchedDigits } from '../resource/phone-search.ts';

/** Records a search looks through in each table, and people it answers at most. */
const MAX_ROWS = 200;
const MAX_PEOPLE = 50;

interface Mention {
  /** An e-mail address, or the telephone number of who left none. */
  email: string;
  name: string;
  phone: string;
}

/** A condition on a table with an address, a name and a phone number. */
function isMeant(name: string, search: string): RawBuilder<boolean> {
  const digits = searchedDigits(search);
  return digits === undefined ? contains(['email', name], search) : hasDigits('phone', digits);
}

async function mentions(db: Database, search: string): Promise<Mention[]> {
  const contacts = db
    .selectFrom('contact_messages')
    .select(['email', 'name', 'phone'])
    .where(isMeant('name', search))
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const donations = db
    .selectFrom('donation_interests')
    .select(['email', 'full_name as name', 'phone'])
    .where(isMeant('full_name', search))
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const registrations = db
    .selectFrom('event_registrations')
    .select(['email', 'full_name as name', 'phone'])
    .where(isMeant('full_name', search))
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const givers = (
    await db
      .selectFrom('givers')
      .select(['email', 'name', 'phone'])
      .where(isMeant('name', search))
      .orderBy('id', 'desc')
      .limit(MAX_ROWS)
      .execute()
  ).map((giver) => ({ ...giver, email: giver.email || giver.phone }));
  const subscribers = db
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where(contains(['email'], search))
    .limit(MAX_ROWS)
    .execute();
  const recipients = db
    .selectFrom('mails')
    .select('recipient as email')
    .distinct()
    .where(contains(['recipient'], search))
    // Mails to staff, and such as hold a code or a link, are nothing that is held on a visitor.
    .where('expires_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('id').where('email', '=', sql<string>`lower(mails.recipient)`))),
    )
    .limit(MAX_ROWS)
    .execute();
  const nameless = [...(await subscribers), ...(await recipients)].map(({ email }) => ({ email, name: '', phone: '' }));
  const found = [
    ...(await contacts),
    ...(await donations),
    ...(await registrations),
    ...givers,
    ...(await pledged(db, search)),
    ...(await payers(db, search)),
    ...nameless,
  ];
  return [...found, ...(await registeredByPhone(db, search, found))];
}

/** Registrations that those found have also made with their telephone number alone: the search itself may not meet them. */
async function registeredByPhone(db: Database, search: string, found: readonly Mention[]): Promise<Mention[]> {
  const numbers = new Set(found.flatMap(({ phone }) => phoneNumber(phone) ?? []));
  if (numbers.size === 0) return [];
  return db
    .selectFrom('event_registrations')
    .select(['email', 'full_name as name', 'phone'])
    .where('email', 'in', [...numbers])
    .where(sql<boolean>`not ${isMeant('full_name', search)}`)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
}

/** Pledges with an address of their own, by somebody who shares the telephone of a giver. */
async function pledged(db: Database, search: string): Promise<Mention[]> {
  return db
    .selectFrom('pledges')
    .select(['email', 'full_name as name', 'phone'])
    .where(isMeant('full_name', search))
    .where('email', '<>', '')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('givers').select('id').where('givers.email', '=', sql<string>`lower(pledges.email)`))),
    )
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
}

/** Payers on statements: by the number they paid from, or by the address of the giver with that number whose gift staff say it is. */
const payers = (db: Database, search: string): Promise<Mention[]> =>
  db
    .selectFrom(
      db
        .selectFrom('payments')
        .select(['id', 'payer_name as name', 'payer_phone as phone'])
        .select(
          sql<string>`coalesce((select min(givers.email) from gifts inner join givers on givers.id = gifts.giver_id
            where gifts.payment_id = payments.id and givers.phone = payments.payer_phone and givers.email <> ''), payer_phone)`.as(
            'email',
          ),
        )
        .where('payer_phone', 'like', '+%')
        .as('paid'),
    )
    .select(['email', 'name', 'phone'])
    .where(isMeant('name', search))
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();

const withWords = (texts: Iterable<string>) => [...new Set(texts)].filter((text) => text !== '');

/** Everybody whose address, name or phone number contains this, by their address; those with most first. */
export async function findPeople(db: Database, search: string): Promise<FoundPerson[]> {
  const byAddress = new Map<string, Mention[]>();
  for (const mention of await mentions(db, search)) {
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
