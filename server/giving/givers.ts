import { type RawBuilder, sql } from 'kysely';
import { folded } from '../../domain/folded.ts';
import type { Giver } from '../../domain/giving/gift.ts';
import { type Language, sourceLanguage } from '../../domain/languages.ts';
import { phoneNumber } from '../../domain/phone.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { contains } from '../resource/listing.ts';

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

/** The giver with this address or, without one, this telephone number. */
async function findGiver(
  db: Database,
  { email, phone }: Pick<GiverFacts, 'email' | 'phone'>,
): Promise<number | undefined> {
  const known = db.selectFrom('givers').select('id').orderBy('id').limit(1);
  const found =
    (email === '' ? undefined : await known.where('email', '=', email).executeTakeFirst()) ??
    // A number beside an address is nobody's proof: two of one house share it, and anybody can type another's.
    (phone === '' ? undefined : await known.where('phone', '=', phone).where('email', '=', '').executeTakeFirst());
  return found?.id;
}

/** The facts as they are stored: the address in lower case, the number with its country. */
export const storedFacts = ({ name, email, phone, language }: GiverFacts) => ({
  name: name.trim(),
  email: email.trim().toLowerCase(),
  phone: phoneNumber(phone) ?? phone.trim(),
  ...(language && { language }),
});

/** The giver of these facts: who has the same address or number, and gets the name if they had none, or a new one. */
export async function giverOf({ db, now }: UnitOfWork, facts: GiverFacts): Promise<number> {
  const stored = storedFacts(facts);
  const known = await findGiver(db, stored);
  if (known !== undefined) {
    if (stored.name !== '') {
      await db
        .updateTable('givers')
        .set({ name: stored.name })
        .where('id', '=', known)
        .where('name', '=', '')
        .execute();
    }
    return known;
  }
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

/** Corrects what is known of a giver, and what their pledges say as it said before. */
export async function correctGiver({ db }: UnitOfWork, id: number, facts: GiverFacts): Promise<void> {
  const stored = storedFacts(facts);
  const before = (await readGivers(db, [id])).get(id);
  for (const [column, field] of [
    ['full_name', 'name'],
    ['email', 'email'],
    ['phone', 'phone'],
  ] as const) {
    const said = before?.[field] ?? '';
    if (said === '' || said === stored[field]) continue;
    const pledges = db.updateTable('pledges').set({ [column]: stored[field] });
    await pledges.where('giver_id', '=', id).where(column, '=', said).execute();
  }
  await db.updateTable('givers').set(stored).where('id', '=', id).execute();
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

/** A condition: the giver, or somebody of those who are the same person, has this name, address or number. */
export const isGiver = (search: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(givers.merged_into, givers.id) in (
    select coalesce(one.merged_into, one.id) from givers as one
    where ${contains(['one.name', 'one.email', 'one.phone'], search)})`;

/** A giver and everybody who was merged into them. */
export async function sameGivers(db: Database, id: number): Promise<number[]> {
  const found = await db.selectFrom('givers').select('id').where('merged_into', '=', id).orderBy('id').execute();
  return [id, ...found.map((one) => one.id)];
}

/** The language in which a giver reads: that of the pledge it is for, the one that staff have chosen, or that of their last pledge. */
export async function languageOf(db: Database, pledgeId: number | null, giver: number): Promise<Language> {
  const pledges = db.selectFrom('pledges').select('language').orderBy('id', 'desc').limit(1);
  if (pledgeId !== null) {
    const pledge = await pledges.where('id', '=', pledgeId).executeTakeFirst();
    if (pledge) return pledge.language;
  }
  const same = await sameGivers(db, giver);
  const chosen = await db
    .selectFrom('givers')
    .select('language')
    .where('id', 'in', same)
    .where('language', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  return (
    chosen?.language ?? (await pledges.where('giver_id', 'in', same).executeTakeFirst())?.language ?? sourceLanguage
  );
}
