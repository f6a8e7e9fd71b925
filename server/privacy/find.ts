import { type RawBuilder, sql } from 'kysely';
import type { FoundPerson } from '../../domain/privacy.ts';
import type { Database } from '../database/open.ts';
import { contains } from '../resource/listing.ts';

/** Records a search looks through in each table, and people it answers at most. */
const MAX_ROWS = 200;
const MAX_PEOPLE = 50;

/** Digits that tell a phone number from a year or a house number, and those by which it is known without its country. */
const FEWEST_DIGITS = 6;
const OWN_DIGITS = 9;

interface Mention {
  email: string;
  name: string;
  phone: string;
}

/** Separators people write between the digits of a phone number. */
const separators = [' ', '-', '(', ')', '.', '/'];

/** A condition: the phone number has these digits, however it was written and with or without its country. */
function hasDigits(digits: string): RawBuilder<boolean> {
  let plain = sql`phone`;
  for (const separator of separators) plain = sql`replace(${plain}, ${sql.lit(separator)}, '')`;
  return sql<boolean>`${plain} like ${`%${digits.slice(-OWN_DIGITS)}%`}`;
}

/** A condition on a table with an address, a name and a phone number. */
function isMeant(name: string, search: string): RawBuilder<boolean> {
  const digits = search.replaceAll(/\D/g, '');
  const isPhone = digits.length >= FEWEST_DIGITS && !/\p{L}|@/u.test(search);
  return isPhone ? hasDigits(digits) : contains(['email', name], search);
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
  return [...(await contacts), ...(await donations), ...(await registrations), ...nameless];
}

const withWords = (texts: Iterable<string>) => [...new Set(texts)].filter((text) => text !== '');

/** Everybody whose address, name or phone number contains this, by their address; those with most first. */
export async function findPeople(db: Database, search: string): Promise<FoundPerson[]> {
  const byAddress = new Map<string, Mention[]>();
  for (const mention of await mentions(db, search)) {
    const email = mention.email.toLowerCase();
    byAddress.set(email, [...(byAddress.get(email) ?? []), mention]);
  }
  return [...byAddress]
    .map(([email, found]) => ({
      email,
      names: withWords(found.map(({ name }) => name)),
      phones: withWords(found.map(({ phone }) => phone)),
      found: found.length,
    }))
    .sort((one, other) => other.found - one.found || one.email.localeCompare(other.email))
    .slice(0, MAX_PEOPLE);
}
