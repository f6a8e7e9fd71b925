import { splitLanguage } from '../../domain/languages.ts';
import type { Redirect, RedirectQuery, TriedAddress } from '../../domain/redirects.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { badRequest, notFound } from '../http/http-error.ts';
import type { LedFrom } from '../page-leads/led-from.ts';
import { canBeOld } from '../pages/own-addresses.ts';
import { type Listed, runList, type Slice, sorted } from '../resource/listing.ts';
import { findRedirect } from './find-redirect.ts';
import { findableAmong } from './findable.ts';
import { isInAddress } from './searching.ts';
import { keptPath } from './store.ts';
import { suggestionsFor } from './suggestions.ts';

const columns = ['id', 'old_path', 'target', 'source', 'is_gone', 'is_by_staff', 'created_at'] as const;

interface Row extends Omit<Redirect, 'target' | 'is_found'> {
  target: string;
  is_gone: boolean;
  is_by_staff: boolean;
}

/** As staff see them, with what visitors find where they lead. */
async function shown(db: Database, rows: readonly Row[], now: string): Promise<Redirect[]> {
  const found = await findableAmong(
    db,
    rows.filter(({ is_gone }) => !is_gone).map(({ target }) => target),
    now,
  );
  return rows.map(({ is_gone, is_by_staff, target, source, ...row }) => ({
    ...row,
    source: is_by_staff ? 'staff' : source,
    target: is_gone ? null : target,
    is_found: !is_gone && found.has(target),
  }));
}

/** Old addresses, the newest first. */
export async function listRedirects(
  db: Database,
  { search }: RedirectQuery,
  slice: Slice,
  now: string,
): Promise<Listed<Redirect>> {
  let list = db.selectFrom('redirects').select(columns);
  if (search) list = list.where(isInAddress(db, ['old_path', 'target'], search));
  const { count, results } = await runList(db, sorted(list, undefined, { id: 'id' }, '-id'), slice);
  return { count, results: await shown(db, results, now) };
}

export async function redirectAt(db: Database, path: string, now: string): Promise<Redirect | undefined> {
  const rows = await db.selectFrom('redirects').select(columns).where('old_path', '=', path).execute();
  return (await shown(db, rows, now))[0];
}

/** Takes one away. Throws a 404 for one that is not there. */
export async function removeRedirect({ db }: UnitOfWork, id: number): Promise<{ old_path: string; target: string }> {
  const before = await db
    .deleteFrom('redirects')
    .where('id', '=', id)
    .returning(['old_path', 'target'])
    .executeTakeFirst();
  if (!before) throw notFound(staffText('redirectNotFound'));
  return before;
}

/** What a visitor meets at an address that somebody has written. */
export async function tryAddress(db: Database, ledFrom: LedFrom, written: string, now: string): Promise<TriedAddress> {
  const path = keptPath(written);
  if (path === undefined) {
    // The first page has no old path.
    const { path: rest } = splitLanguage(`/${written.replace(/^(?:https?:\/\/[^/]*)?\/?/i, '')}`);
    const isHome = rest === '/';
    if (isHome) return { path: '/', outcome: 'stands', target: null, is_found: true, suggestions: [] };
    throw badRequest(staffText('noOldAddress'), { address: [staffText('noOldAddress')] });
  }
  const nothing = { path, target: null, is_found: false, suggestions: [] };
  const [pathname = '', search = ''] = path.split('?');
  const led = await ledFrom(pathname);
  if (led === null) return { ...nothing, outcome: 'gone' };
  if (led !== undefined) return { ...nothing, outcome: 'redirect', target: led, is_found: true };
  if ((await findableAmong(db, [path], now)).has(path) && search === '') return { ...nothing, outcome: 'stands' };
  const target = await findRedirect(db, pathname, new URLSearchParams(search), now);
  if (target === null) return { ...nothing, outcome: 'gone' };
  if (target !== undefined) {
    return { ...nothing, outcome: 'redirect', target, is_found: (await findableAmong(db, [target], now)).has(target) };
  }
  if (!canBeOld(path)) return { ...nothing, outcome: 'stands' };
  return { ...nothing, outcome: 'nothing', suggestions: await suggestionsFor(db, path, now) };
}
