import { sql } from 'kysely';
import type { MissedAddress, MissedOrder, MissedQuery } from '../../domain/redirects.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Database } from '../database/open.ts';
import { notFound } from '../http/http-error.ts';
import { type Listed, type Orders, runList, type Slice, sorted } from '../resource/listing.ts';
import { isInAddress } from './searching.ts';
import { pagesAmong } from './store.ts';

/**
 * Addresses that are kept: as many as somebody looks through in an hour. Those that were missed most often stay, and the latest, so
 * that a new one has its time to be missed again: whoever floods the site with made-up ones gets no more than these places.
 */
const MOST_OFTEN = 250;
const LATEST = 50;

const columns = ['id', 'path', 'times', 'last_seen_at'] as const;

/**
 * Of these paths, those at which a page stands, in whatever state: the address of a draft is known to its writers, and shows to nobody
 * else because one of them has tried it.
 */
async function takenAmong(db: Database, paths: readonly string[]): Promise<Set<string>> {
  const drafts = await db
    .selectFrom('translations')
    .select('draft as address')
    .where('resource', '=', 'pages')
    .where('field', '=', 'address')
    .where(
      'draft',
      'in',
      paths.map((path) => path.slice(1)),
    )
    .execute();
  return new Set([...(await pagesAmong(db, paths)), ...drafts.map(({ address }) => `/${address}`)]);
}

/** Adds what one program has counted; several may. */
export async function addMissed(db: Database, counted: ReadonlyMap<string, number>, now: string): Promise<void> {
  const taken = await takenAmong(db, [...counted.keys()]);
  // Always in one order, so that two programs never wait for each other.
  const rows = [...counted]
    .filter(([path]) => !taken.has(path))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, times]) => ({ path, times, last_seen_at: now }));
  if (rows.length === 0) return;
  await db
    .insertInto('missed_addresses')
    .values(rows)
    .onConflict((known) =>
      known.column('path').doUpdateSet(({ ref, eb }) => ({
        times: eb('missed_addresses.times', '+', ref('excluded.times')),
        last_seen_at: ref('excluded.last_seen_at'),
      })),
    )
    .execute();
  const first = (order: 'times' | 'last_seen_at', most: number) =>
    db
      .selectFrom('missed_addresses')
      .select('id')
      .orderBy(order, 'desc')
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most);
  await db
    .deleteFrom('missed_addresses')
    .where('id', 'not in', first('times', MOST_OFTEN))
    .where('id', 'not in', first('last_seen_at', LATEST))
    .execute();
}

const orders: Orders<MissedOrder, 'missed_addresses'> = { times: 'times', last_seen_at: 'last_seen_at' };

/** At which no page stands, not even a draft or one in the trash. */
const isFree = sql<boolean>`not exists (select 1 from pages where address = substr(path, 2))`;

/** Those that still lead nowhere and that nobody has dismissed. */
export function listMissed(
  db: Database,
  { search, ordering }: MissedQuery,
  slice: Slice,
): Promise<Listed<MissedAddress>> {
  let list = db
    .selectFrom('missed_addresses')
    .select(columns)
    .where('is_dismissed', '=', false)
    .where(sql<boolean>`not exists (select 1 from redirects where old_path = path)`)
    .where(isFree);
  if (search) list = list.where(isInAddress(db, ['path'], search));
  return runList(db, sorted(list, ordering, orders, '-times'), slice);
}

/** Takes one out of the list, or puts it back. Throws a 404 for one that is not there. */
export async function dismissMissed(db: Database, id: number, is_dismissed: boolean): Promise<MissedAddress> {
  const found = await db
    .updateTable('missed_addresses')
    .set({ is_dismissed })
    .where('id', '=', id)
    .where(isFree)
    .returning(columns)
    .executeTakeFirst();
  if (!found) throw notFound(staffText('missedNotFound'));
  return found;
}
