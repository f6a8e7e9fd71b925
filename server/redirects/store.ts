import { type Insertable, sql } from 'kysely';
import { splitLanguage } from '../../domain/languages.ts';
import { holdLock } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { ORDER } from '../database/tag-parts.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { isOwnTarget, readOldPath } from '../links/old-path.ts';
import { canBeOld, isReservedAddress } from '../pages/own-addresses.ts';
import { circular } from './circular.ts';

/** Rows in one statement: PostgreSQL takes 65,535 values. */
const BATCH = 1000;

/** Each round halves every chain: a chain that is not short after so many rounds is a loop. */
const MAX_ROUNDS = 12;

/** An old address, as another program writes it, and the path of ours that takes its place. */
export interface WantedRedirect {
  from: string;
  to: string;
}

/** Why a redirect cannot be stored, as the import from another program reports it. */
const refusals = {
  elsewhere: 'it does not lead to a path of this site',
  noAddress: 'it is not an address, or too long',
  ours: 'the site has something else at this address',
  page: 'a page stands at this address',
} as const;

export type Refusal = keyof typeof refusals;

export interface AddedRedirects {
  added: number;
  changed: number;
  /** Redirects that cannot be stored, and why. */
  refused: (WantedRedirect & { why: string })[];
}

type NewRedirect = Insertable<Tables['redirects']>;

const inBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );

/** The target as an old path, if it is a page, which can move. */
const movable = (target: string) =>
  isReservedAddress(target.split('?')[0] ?? '') ? null : (readOldPath(target) ?? null);

/** An old address as it is kept: below the root, whatever language it was in, as it leads on in each. */
export function keptPath(from: string): string | undefined {
  const path = readOldPath(from);
  return path === undefined ? undefined : splitLanguage(path).path;
}

export function refusalOf(path: string | undefined, to: string): Refusal | undefined {
  if (!isOwnTarget(to)) return 'elsewhere';
  if (path === undefined) return 'noAddress';
  return canBeOld(path) ? undefined : 'ours';
}

/** Of these paths, those at which a page stands, be it in the trash, or one in another language. */
export async function pagesAmong(db: Database, paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    inBatches(paths.map((path) => path.slice(1))).flatMap((batch) => [
      db.selectFrom('pages').select('address').where('address', 'in', batch).execute(),
      db
        .selectFrom('translations')
        .select('published as address')
        .where('resource', '=', 'pages')
        .where('field', '=', 'address')
        .where('published', 'in', batch)
        .execute(),
    ]),
  );
  return found.flat().map(({ address }) => `/${address}`);
}

/** Leads every old address straight to where its target leads, and takes out what leads round in a circle. */
async function straighten(db: Database): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { numAffectedRows = 0n } = await sql`
      update redirects set
        target = (select next.target from redirects as next where next.old_path = redirects.target_path),
        target_path = (select next.target_path from redirects as next where next.old_path = redirects.target_path),
        is_gone = (select next.is_gone from redirects as next where next.old_path = redirects.target_path)
      where target_path in (select next.old_path from redirects as next)`.execute(db);
    if (numAffectedRows === 0n) return;
  }
  await sql`delete from redirects where target_path in (select next.old_path from redirects as next)`.execute(db);
}

/** The stored redirects of these old paths. */
async function knownAmong(db: Database, paths: readonly string[]) {
  const found = await Promise.all(
    inBatches(paths).map((batch) =>
      db
        .selectFrom('redirects')
        .select(['id', 'old_path', 'target', 'source', 'is_gone', 'is_by_staff'])
        .where('old_path', 'in', batch)
        .execute(),
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
          is_gone: row.ref('excluded.is_gone'),
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
    const path = keptPath(from);
    const why = refusalOf(path, to);
    if (why !== undefined) refused.push({ from, to, why: refusals[why] });
    // An address that has not changed needs no redirect.
    else if (path !== undefined && path !== movable(to) && !targets.has(path)) targets.set(path, to);
  }
  for (const path of await pagesAmong(db, [...targets.keys()])) {
    refused.push({ from: path, to: targets.get(path) ?? '', why: refusals.page });
    targets.delete(path);
  }
  const known = await knownAmong(db, [...targets.keys()]);
  const isNews = ([path, target]: [string, string]) => {
    const before = known.get(path);
    return before === undefined || (before.source === 'wordpress' && !before.is_by_staff && before.target !== target);
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

/** One that staff want: of what is gone it has no target. */
export interface StaffRedirect {
  path: string;
  target: string | null;
}

/** What came of some that staff want: those that would lead round in a circle are left out. */
export interface KeptByStaff {
  added: string[];
  changed: string[];
  same: string[];
  circles: string[];
}

const HOME = '/';

/**
 * Keeps redirects that staff want, each path once, none of them refused. They take the place of what was there, and their addresses
 * are no longer among those at which visitors find nothing.
 */
export async function keepRedirects(unit: UnitOfWork, wanted: readonly StaffRedirect[]): Promise<KeptByStaff> {
  const { db, now } = unit;
  await holdLock(unit, 'pages');
  const goals = new Map(
    wanted.map(({ path, target }) => [path, target === null ? null : (readOldPath(target) ?? null)]),
  );
  const reached = [...goals.values()].filter((path) => path !== null);
  const known = await knownAmong(db, [...goals.keys(), ...reached]);
  const onwards = new Map(
    [...known].map(([path, { target, is_gone }]) => [path, is_gone ? null : (readOldPath(target) ?? null)]),
  );
  const circles = circular(goals, onwards);
  const kept: KeptByStaff = { added: [], changed: [], same: [], circles: [...circles] };
  const news = wanted.filter(({ path, target }) => {
    if (circles.has(path)) return false;
    const before = known.get(path);
    const isSame = before && (before.is_gone ? target === null : before.target === target);
    (isSame ? kept.same : before ? kept.changed : kept.added).push(path);
    return !isSame;
  });
  // One that a moved page left is theirs from now on: it stays also when that page is removed.
  for (const batch of inBatches(kept.same)) {
    await db.updateTable('redirects').set({ is_by_staff: true }).where('old_path', 'in', batch).execute();
  }
  for (const batch of inBatches(news.map(({ path }) => path))) {
    await db.deleteFrom('redirects').where('old_path', 'in', batch).execute();
    await db.deleteFrom('missed_addresses').where('path', 'in', batch).execute();
  }
  await put(
    db,
    news.map(({ path, target }) => ({
      old_path: path,
      target: target ?? HOME,
      target_path: target === null ? null : movable(target),
      source: 'page moved',
      is_gone: target === null,
      is_by_staff: true,
      created_at: now,
    })),
  );
  if (news.length > 0) unit.changes('pages', [ORDER]);
  return kept;
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
  await followPage(db, from, to);
  if (!wasPublic) return;
  await put(db, [{ old_path, target, target_path: target, source: 'page moved', created_at: now }]);
}

/** What led to a page at its old address leads to its new one: its own address is that of another language now. */
export const followPage = (db: Database, from: string, to: string) =>
  db
    .updateTable('redirects')
    .set({ target: `/${to}`, target_path: `/${to}` })
    .where('target_path', '=', `/${from}`)
    .execute();

/** The target of the old address `/…` that a page wants to take; null for what is gone, undefined where there is none. */
export async function targetOfOldPath(db: Database, path: string): Promise<string | null | undefined> {
  const found = await db
    .selectFrom('redirects')
    .select(['target', 'is_gone'])
    .where('old_path', '=', path)
    .executeTakeFirst();
  return found?.is_gone ? null : found?.target;
}

/**
 * Forgets what led to pages that have been removed for good, but for what staff have written down: they read there that it leads nowhere.
 * (Nothing, too, is "not in" a list of no pages.)
 */
export async function removeDeadRedirects({ db, changes }: UnitOfWork): Promise<void> {
  const existing = sql`select '/' || address from pages`;
  const dead = sql`delete from redirects
    where target_path is not null and not is_by_staff and target_path not in (${existing})`;
  const { numAffectedRows = 0n } = await dead.execute(db);
  if (numAffectedRows > 0n) changes('pages', [ORDER]);
}
