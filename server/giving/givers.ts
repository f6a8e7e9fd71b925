import { sql } from 'kysely';
import { folded } from '../../domain/folded.ts';
import type { Giver } from '../../domain/giving/gift.ts';
import { isSameName } from '../../domain/giving/match.ts';
import { type Language, mainLanguage } from '../../domain/languages.ts';
import { phoneNumber } from '../../domain/phone.ts';
import { EDIT_CONFLICT } from '../../domain/timestamps.ts';
import { holdLock, holdRow } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { renewLinksOf, renewPledgeLinks } from './new-links.ts';
import { reachedGiver } from './reached-giver.ts';

export interface GiverFacts {
  name: string;
  email: string;
  phone: string;
  /** In which they read; that of their last pledge where nobody has said it. */
  language?: Language;
}

/** The giver that this one was merged into, or itself. One that others were merged into is merged into nobody. */
export async function mergedGiver(db: Database, id: number): Promise<number | undefined> {
  const found = await db.selectFrom('givers').select(['id', 'merged_into']).where('id', '=', id).executeTakeFirst();
  return found && (found.merged_into ?? found.id);
}

/** Givers of one telephone number that are compared: a family, or everybody whom an office calls for. */
const MAX_OF_PHONE = 100;

/**
 * The giver with this address; without one, the giver with this telephone number and no other name, as families share a
 * telephone.
 */
async function findGiver(
  db: Database,
  { name, email, phone }: Pick<GiverFacts, 'name' | 'email' | 'phone'>,
): Promise<number | undefined> {
  const known = db.selectFrom('givers').select(['id', 'name']).orderBy('id');
  // A number beside an address is nobody's proof: anybody can type another's, and read what is sent to the giver.
  if (email !== '') return (await known.where('email', '=', email).limit(1).executeTakeFirst())?.id;
  if (phone === '') return undefined;
  const called = await known.where('phone', '=', phone).where('email', '=', '').limit(MAX_OF_PHONE).execute();
  return (called.find((one) => isSameName(one.name, name)) ?? called.find((one) => one.name === '' || name === ''))?.id;
}

/** The facts as they are stored: the address in lower case, the number with its country. */
export const storedFacts = ({ name, email, phone, language }: GiverFacts) => ({
  name: name.trim(),
  email: email.trim().toLowerCase(),
  phone: phoneNumber(phone) ?? phone.trim(),
  ...(language && { language }),
});

/** The giver of these facts: who has the same address or number, or a new one. */
export async function giverOf(unit: UnitOfWork, facts: GiverFacts): Promise<number> {
  const { db, now } = unit;
  const stored = storedFacts(facts);
  const known = await findGiver(db, stored);
  if (known !== undefined) return known;
  // Two at once would not see each other.
  await holdLock(unit, 'givers');
  const added = await findGiver(db, stored);
  if (added !== undefined) return added;
  const { id } = await db
    .insertInto('givers')
    .values({ language: null, ...stored, merged_into: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The name under which something was given: none for a pledge without a name, the pledge's own where it is not the giver's, and
 * else that of the giver they turned out to be.
 */
export async function nameOfGift(
  db: Database,
  { giver_id, pledge_id }: { giver_id: number; pledge_id: number | null },
): Promise<string> {
  const pledge =
    pledge_id === null
      ? undefined
      : await db.selectFrom('pledges').select(['full_name', 'giver_id']).where('id', '=', pledge_id).executeTakeFirst();
  if (pledge?.full_name === '') return '';
  const own = pledge?.giver_id ?? giver_id;
  const known = await readGivers(db, [own, (await mergedGiver(db, own)) ?? own]);
  const ownName = known.get(own)?.name ?? '';
  if (pledge && folded(pledge.full_name) !== folded(ownName)) return pledge.full_name;
  return [...known.values()].find(({ id, name }) => id !== own && name !== '')?.name ?? ownName;
}

/** Names the giver where nobody has: by staff alone, as a visitor can pledge with anybody's address. */
export async function nameGiver({ db }: UnitOfWork, id: number, name: string): Promise<void> {
  await db.updateTable('givers').set({ name: name.trim() }).where('id', '=', id).where('name', '=', '').execute();
}

/**
 * Corrects what is known of a giver, and what their pledges say of it, however it was typed there. Throws a 409 where it is not
 * any more what was `seen`.
 */
export async function correctGiver(
  unit: UnitOfWork,
  id: number,
  { seen, ...facts }: GiverFacts & { seen?: GiverFacts | undefined },
): Promise<void> {
  const { db } = unit;
  await holdRow(unit, 'givers', id);
  const before = await db.selectFrom('givers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!before) throw notFound();
  const isSeen = (key: 'name' | 'email' | 'phone') => seen === undefined || storedFacts(seen)[key] === before[key];
  const isLanguageSeen = seen?.language === undefined || seen.language === (await languageOfGiver(db, null, id));
  if (!isSeen('name') || !isSeen('email') || !isSeen('phone') || !isLanguageSeen) throw conflict(EDIT_CONFLICT);
  const stored = storedFacts(facts);
  const pledges = await db
    .selectFrom('pledges')
    .select(['id', 'full_name', 'email', 'phone'])
    .where('giver_id', '=', id)
    .execute();
  for (const { id: pledge, full_name, email, phone } of pledges) {
    const said = storedFacts({ name: full_name, email, phone });
    const corrected = <Value>(key: 'name' | 'email' | 'phone', typed: Value) =>
      before[key] !== '' && said[key] === before[key] ? stored[key] : typed;
    await db
      .updateTable('pledges')
      .set({
        full_name: corrected('name', full_name),
        email: corrected('email', email),
        phone: corrected('phone', phone),
      })
      .where('id', '=', pledge)
      .execute();
  }
  const same = await sameGivers(db, before.merged_into ?? id);
  const reached = (await reachedGiver(db, same))?.email;
  await db.updateTable('givers').set(stored).where('id', '=', id).execute();
  // Whoever had the wrong address, or none but the wrong number, has links that are not theirs: also those of the others who are the
  // same person, whose papers may have gone there.
  const isCorrected =
    before.email === ''
      ? (before.phone !== '' && stored.phone !== before.phone) || (stored.email !== '' && reached !== undefined)
      : stored.email !== before.email;
  if (isCorrected) await renewLinksOf(db, same);
  else if (stored.email !== before.email) await renewOtherAddresses(db, same, stored.email);
}

/** Ends the links of pledges with another address than the one that is now known to be right. */
async function renewOtherAddresses(db: Database, givers: readonly number[], right: string): Promise<void> {
  const others = await db
    .selectFrom('pledges')
    .select('id')
    .where('giver_id', 'in', givers)
    .where('email', '<>', '')
    .where(sql<string>`lower(email)`, '<>', right)
    .execute();
  await renewPledgeLinks(
    db,
    others.map(({ id }) => id),
  );
}

/** These givers, by their numbers. */
export async function readGivers(db: Database, ids: readonly number[]): Promise<Map<number, Giver>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('givers')
    .select(['id', 'name', 'email', 'phone', 'created_at'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(found.map((giver) => [giver.id, giver]));
}

/** A giver and everybody who was merged into them. */
export async function sameGivers(db: Database, id: number): Promise<[number, ...number[]]> {
  const found = await db.selectFrom('givers').select('id').where('merged_into', '=', id).orderBy('id').execute();
  return [id, ...found.map((one) => one.id)];
}

/** The language in which a giver reads: that of the pledge it is for, the one that staff have chosen, or that of their last pledge. */
export async function languageOfGiver(db: Database, pledgeId: number | null, giver: number): Promise<Language> {
  const pledges = db.selectFrom('pledges').select('language').orderBy('id', 'desc').limit(1);
  if (pledgeId !== null) {
    const pledge = await pledges.where('id', '=', pledgeId).executeTakeFirst();
    if (pledge) return pledge.language;
  }
  const same = await sameGivers(db, (await mergedGiver(db, giver)) ?? giver);
  const chosen = await db
    .selectFrom('givers')
    .select('language')
    .where('id', 'in', same)
    .where('language', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  return (
    chosen?.language ?? (await pledges.where('giver_id', 'in', same).executeTakeFirst())?.language ?? mainLanguage()
  );
}
