import { sql } from 'kysely';
import { otherAddresses } from '../../domain/addresses.ts';
import { holdLock } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';
import { ORDER } from '../database/tag-parts.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { isOwnAddress, isReservedAddress } from '../pages/own-addresses.ts';
import { isOwnTarget, oldPathOf, readOldPath } from './old-path.ts';

/** Rows in one statement: PostgreSQL takes 65,535 values. */
const BATCH = 1000;

/** Each round halves every chain: a chain that is not short after so many rounds is a loop. */
const MAX_ROUNDS = 12;

/** An old address, as another program writes it, and the path of ours that takes its place. */
export interface WantedRedirect {
  from: string;
  to: string;
}

export interface AddedRedirects {
  added: number;
  changed: number;
  /** Redirects that cannot be stored, and why. */
  refused: (WantedRedirect & { why: string })[];
}

type NewRedirect = Omit<Tables['redirects'], 'id'>;

const inBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );

/** The target as an old path, if it is a page, which can move. */
const movable = (target: string) =>
  isReservedAddress(target.split('?')[0] ?? '') ? null : (readOldPath(target) ?? null);

function refusalOf(from: string | undefined, to: string): string | undefined {
  if (!isOwnTarget(to)) return 'it does not lead to a path of this site';
  if (from === undefined) return 'it is not an address, or too long';
  return isOwnAddress(from) ? 'the site has something else at this address' : undefined;
}

/** Of these paths, those at which a page stands, be it in the trash. */
async function pagesAmong(db: Database, paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    inBatches(paths.map((path) => path.slice(1))).map((batch) =>
      db.selectFrom('pages').select('address').where('address', 'in', batch).execute(),
    ),
  );
  return found.flat().map(({ address }) => `/${address}`);
}

/** Leads every old address straight to where its target leads, and takes out what leads round in a circle. */
async function straighten(db: Database): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { numAffectedRows = 0n } = await sql`
      update redirects set
        target = (select next.target from redirects as next where next.old_path = redirects.target_path),
        target_path = (select next.target_path from redirects as next where next.old_path = redirects.target_path)
      where target_path in (select next.old_path from redirects as next)`.execute(db);
    if (numAffectedRows === 0n) return;
  }
  await sql`delete from redirects where target_path in (select next.old_path from redirects as next)`.execute(db);
}

/** The stored redirects of these old paths. */
async function knownAmong(db: Database, paths: readonly string[]) {
  const found = await Promise.all(
    inBatches(paths).map((batch) =>
      db.selectFrom('redirects').select(['old_path', 'target', 'source']).where('old_path', 'in', batch).execute(),
    ),
  );
  return new Map(found.flat().map((row) => [row.old_path, row]));
}

async function put(db: Database, redirects: readonly NewRedirect[]): Promise<void> {
  for (const batch of inBatches(redirects)) {
    await db
      .insertInto('redirects')
      .values(batch)
      .onConflict((known) =>
        known.column('old_path').doUpdateSet((row) => ({
          target: row.ref('excluded.target'),
          target_path: row.ref('excluded.target_path'),
        })),
      )
      .execute();
  }
  if (redirects.length > 0) await straighten(db);
}

/**
 * Keeps the old addresses of another program, tens of thousands at once, and writes down that it has. Doing it again
 * changes nothing; a page that staff have moved since stays where they moved it. `from` is written as in the export, with
 * its host or without; `to` is a path of ours. Of two for the same address the first counts.
 */
export async function addRedirects(unit: UnitOfWork, wanted: readonly WantedRedirect[]): Promise<AddedRedirects> {
  const { db, now } = unit;
  await holdLock(unit, 'pages');
  const refused: AddedRedirects['refused'] = [];
  const targets = new Map<string, string>();
  for (const { from, to } of wanted) {
    const path = readOldPath(from);
    const why = refusalOf(path, to);
    if (why !== undefined) refused.push({ from, to, why });
    // An address that has not changed needs no redirect.
    else if (path !== undefined && path !== movable(to) && !targets.has(path)) targets.set(path, to);
  }
  for (const path of await pagesAmong(db, [...targets.keys()])) {
    refused.push({ from: path, to: targets.get(path) ?? '', why: 'a page stands at this address' });
    targets.delete(path);
  }
  const known = await knownAmong(db, [...targets.keys()]);
  const isNews = ([path, target]: [string, string]) => {
    const before = known.get(path);
    return before === undefined || (before.source === 'wordpress' && before.target !== target);
  };
  const news = [...targets].filter(isNews);
  await put(
    db,
    news.map(([old_path, target]) => ({
      old_path,
      target,
      target_path: movable(target),
      source: 'wordpress',
      created_at: now,
    })),
  );
  const changed = news.filter(([path]) => known.has(path)).length;
  const added = news.length - changed;
  if (news.length > 0) {
    await unit.audit({ action: 'import', resource: 'redirects', after: { added, changed } });
    unit.changes('pages');
  }
  return { added, changed, refused };
}

/** Takes an old address from where it leads, for a page that is to stand there. */
export async function takeOldAddress(unit: UnitOfWork, address: string): Promise<void> {
  const before = await unit.db
    .deleteFrom('redirects')
    .where('old_path', '=', `/${address}`)
    .returning(['id', 'old_path', 'target'])
    .executeTakeFirst();
  if (!before) return;
  const after = { ...before, target: `/${address}` };
  await unit.audit({ action: 'take_address', resource: 'redirects', resourceId: before.id, before, after });
}

interface Move {
  from: string;
  to: string;
  /** Whether visitors could read the page at its old address. */
  wasPublic: boolean;
}

/**
 * A page stands at another address from now on. What led to its old address leads to the new one; so does the old address
 * itself, where visitors could read the page there.
 */
export async function redirectMovedPage(db: Database, { from, to, wasPublic }: Move, now: string): Promise<void> {
  const [old_path, target] = [`/${from}`, `/${to}`];
  await db.deleteFrom('redirects').where('old_path', '=', target).execute();
  await db.updateTable('redirects').set({ target, target_path: target }).where('target_path', '=', old_path).execute();
  if (!wasPublic) return;
  await put(db, [{ old_path, target, target_path: target, source: 'page moved', created_at: now }]);
}

/** The target of the old address `/…` that a page wants to take; undefined where there is none. */
export async function targetOfOldPath(db: Database, path: string): Promise<string | undefined> {
  const found = await db.selectFrom('redirects').select('target').where('old_path', '=', path).executeTakeFirst();
  return found?.target;
}

/** Forgets what led to pages that have been removed for good. (Nothing, too, is "not in" a list of no pages.) */
export async function removeDeadRedirects({ db, changes }: UnitOfWork): Promise<void> {
  const existing = sql`select '/' || address from pages`;
  const dead = sql`delete from redirects where target_path is not null and target_path not in (${existing})`;
  const { numAffectedRows = 0n } = await dead.execute(db);
  if (numAffectedRows > 0n) changes('pages', [ORDER]);
}

/** The addresses under which every WordPress has its feeds. */
const feedOfWordpress = /^(?:\/comments)?\/feed(?:\/(?:rss|rss2|rdf|atom))?$|^\/\?feed=[^&]*$/;

const byOldPath = prepared((db) =>
  db.selectFrom('redirects').select('target').where('old_path', '=', given<string>('path')),
);

/** The suffix WordPress gives to smaller copies of a picture; its themes decide how many there are. */
const smallerCopy = /-\d{1,5}x\d{1,5}(?=\.\w{3,4}$)/;

/** The current target of an old address: a path of ours. */
export async function findRedirect(
  db: Database,
  pathname: string,
  query: URLSearchParams,
): Promise<string | undefined> {
  const path = oldPathOf(pathname, query);
  if (path === undefined) return undefined;
  const whole = path.replace(smallerCopy, '');
  const [known] = await byOldPath(db, { path });
  const [found] = known || whole === path ? [known] : await byOldPath(db, { path: whole });
  const target = found?.target ?? (feedOfWordpress.test(path) ? otherAddresses.feed : undefined);
  // A row written by hand cannot redirect to another site either.
  return target !== undefined && isOwnTarget(target) ? target : undefined;
}
