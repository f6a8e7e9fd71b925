import { sql } from 'kysely';
import type { Giver, GiverDetails, GiverOrder } from '../../domain/giving/gift.ts';
import { isSameName, wordsOfName } from '../../domain/giving/match.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Config } from '../config.ts';
import { holdRow } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { type Listed, type Orders, type Slice, sorted } from '../resource/listing.ts';
import { runSearched } from '../resource/long-search.ts';
import { isFoundByAll } from '../resource/searching.ts';
import { isAddress } from '../resource/typed-address.ts';
import { giftsOfGivers } from './gift-list.ts';
import { languageOfGiver, mergedGiver, sameGivers } from './givers.ts';
import { interestsCalled } from './interest.ts';
import { renewReceiptLinks } from './new-links.ts';
import { pledgesOf, shownTo } from './pledges.ts';
import { reachedGiver } from './reached-giver.ts';
import { receiptsOf } from './receipts.ts';
import { giverSearch } from './searches.ts';

const givers = (db: Database) => db.selectFrom('givers').select(['id', 'name', 'email', 'phone', 'created_at']);

/** Others who may be the same person, at most. */
const MAX_DUPLICATES = 20;

/** Words of a name by which others are looked for. */
const MAX_WORDS = 8;

/** Givers with the same address, number or name who are not merged yet. */
async function duplicatesOf(db: Database, { id, name, email, phone }: Giver): Promise<Giver[]> {
  const words = wordsOfName(name).slice(0, MAX_WORDS);
  const same = [
    ...(email === '' ? [] : [sql<boolean>`email = ${email}`]),
    ...(phone === '' ? [] : [sql<boolean>`phone = ${phone}`]),
    // All words of a name, whatever their order; the rest is compared below, as is where they were found.
    ...(words.length === 0 ? [] : [isFoundByAll(db, 'givers', 'id', words)]),
  ];
  if (same.length === 0) return [];
  const found = await givers(db)
    .where('id', '<>', id)
    .where('merged_into', 'is', null)
    .where(sql<boolean>`(${sql.join(same, sql` or `)})`)
    .orderBy('id')
    .limit(2 * MAX_DUPLICATES)
    .execute();
  const isAlike = (one: Giver) =>
    (email !== '' && one.email === email) || (phone !== '' && one.phone === phone) || isSameName(one.name, name);
  return found.filter(isAlike).slice(0, MAX_DUPLICATES);
}

/** Says of each duplicate to which address the papers would go after it is merged. */
async function afterMerging(db: Database, same: readonly [number, ...number[]], duplicates: readonly Giver[]) {
  const found: GiverDetails['duplicates'] = [];
  for (const one of duplicates) {
    const reached = await reachedGiver(db, [...same, one.id]);
    found.push({ ...one, papers_to: reached?.email ?? '' });
  }
  return found;
}

/** The donation interests of the same address or number, and those that pledges follow. */
async function interestsOf(db: Database, people: readonly Giver[], linked: readonly number[]) {
  const emails = people.map(({ email }) => email).filter((email) => email !== '');
  const called = await interestsCalled(
    db,
    people.map(({ phone }) => phone),
  );
  return db
    .selectFrom('donation_interests')
    .select(['id', 'created_at', 'status'])
    .where('deleted_at', 'is', null)
    .where(({ eb, or }) =>
      or([...emails.map((email) => isAddress(db, 'email', email)), eb('id', 'in', [0, ...called, ...linked])]),
    )
    .orderBy('id', 'desc')
    .execute();
}

/**
 * One giver with all that belongs to them and to those who were merged into them; of somebody who was merged, the giver that
 * they turned out to be. Of donation interests and receipts only what the current user may see. Throws a 404.
 */
export async function readGiverDetails(
  db: Database,
  asked: number,
  { currentUser, config, now }: { currentUser: CurrentUser; config: Config; now: Date },
): Promise<GiverDetails> {
  const id = (await mergedGiver(db, asked)) ?? asked;
  const found = await givers(db).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound();
  const same = await sameGivers(db, id);
  const merged = await givers(db).where('merged_into', '=', id).orderBy('id').execute();
  const pledges = await pledgesOf(db, same, { now, timeZone: config.timeZone, secretKey: config.secretKey });
  const linked = pledges.flatMap(({ interest_id }) => interest_id ?? []);
  const gifts = await giftsOfGivers(db, same);
  return {
    ...found,
    language: await languageOfGiver(db, null, id),
    merged,
    papers_to: (await reachedGiver(db, same))?.email ?? '',
    duplicates: await afterMerging(db, same, await duplicatesOf(db, found)),
    interests: may(currentUser, 'donations.view') ? await interestsOf(db, [found, ...merged], linked) : null,
    pledges: pledges.map((one) => shownTo(currentUser, one)),
    gifts,
    receipts: may(currentUser, 'receipts.view') ? await receiptsOf(db, same, config) : null,
    years: [...new Set(gifts.map(({ day }) => Number(day.slice(0, 4))))],
  };
}

const orders: Orders<GiverOrder, 'givers'> = { name: 'name', created_at: 'created_at' };

export async function listGivers(
  db: Database,
  { search, ordering }: { search?: string | undefined; ordering?: string | undefined },
  slice: Slice,
): Promise<Listed<Giver>> {
  const list = sorted(givers(db).where('merged_into', 'is', null), ordering, orders, '-created_at');
  return runSearched(db, list, { slice, id: 'id', text: search }, giverSearch);
}

/** Merges a duplicate into a giver. No row of theirs moves, so that it can be taken back. Throws a 409 for a chain. */
export async function mergeGivers(unit: UnitOfWork, id: number, duplicate: number): Promise<void> {
  const { db } = unit;
  for (const one of [id, duplicate].sort((a, b) => a - b)) await holdRow(unit, 'givers', one);
  const found = await db
    .selectFrom('givers')
    .select(['id', 'merged_into'])
    .where('id', 'in', [id, duplicate])
    .execute();
  if (id === duplicate || found.length < 2) throw notFound();
  if (found.some(({ merged_into }) => merged_into !== null)) throw conflict(staffText('mergedAlready'));
  const others = await db.selectFrom('givers').select('id').where('merged_into', '=', duplicate).execute();
  if (others.length > 0) throw conflict(staffText('mergeOtherDirection'));
  await db.updateTable('givers').set({ merged_into: id }).where('id', '=', duplicate).execute();
  await unit.audit({ action: 'merge', resource: 'givers', resourceId: id, after: { duplicate } });
}

export async function unmergeGivers(unit: UnitOfWork, id: number, duplicate: number): Promise<void> {
  const undone = await unit.db
    .updateTable('givers')
    .set({ merged_into: null })
    .where('id', '=', duplicate)
    .where('merged_into', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!undone) throw notFound();
  // The papers of those without an address of their own may have gone to the other's.
  const without = await unit.db
    .selectFrom('givers')
    .select('id')
    .where('id', 'in', [duplicate, ...(await sameGivers(unit.db, id))])
    .where('email', '=', '')
    .execute();
  await renewReceiptLinks(unit.db, [0, ...without.map((one) => one.id)]);
  await unit.audit({ action: 'unmerge', resource: 'givers', resourceId: id, after: { duplicate } });
}
