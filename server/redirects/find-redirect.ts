import { otherAddresses } from '../../domain/addresses.ts';
import { addressIn, type Language, splitLanguage } from '../../domain/languages.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import { feedOfWordpress, isOwnTarget, oldPathOf, readOldPath, smallerCopy } from '../links/old-path.ts';
import { isInEachLanguage } from '../pages/own-addresses.ts';
import { findableAmong, pageIn } from './findable.ts';

const byOldPath = prepared((db) =>
  db.selectFrom('redirects').select(['target', 'is_gone']).where('old_path', '=', given<string>('path')),
);

/** A post or an event answers at its number, whatever it is called by now: the name could lead on a second time. */
const nameBehindNumber = /(?<=^\/(?:BlogDetail|EventDetails)\/\d+)-[^/?]*/i;

/** Old addresses after each other, of records that are gone since: pages are kept straight. */
const MOST_STEPS = 5;

/** The path of ours that takes the place of another; null for what is gone, undefined where nothing is kept. */
type Target = string | null | undefined;

async function kept(db: Database, path: string): Promise<Target> {
  const [found] = await byOldPath(db, { path });
  if (found?.is_gone) return null;
  // A row written by hand cannot redirect to another site either.
  return found && isOwnTarget(found.target) ? found.target.replace(nameBehindNumber, '') : undefined;
}

/** Where the target leads on, if it is that of a record that is gone and has one itself. */
async function onwards(db: Database, target: string, now: string, steps = MOST_STEPS): Promise<Target> {
  const path = readOldPath(target);
  const next = path === undefined ? undefined : await kept(db, path);
  if (next === undefined || (await findableAmong(db, [target], now)).has(target)) return target;
  if (next === null) return null;
  return steps === 0 ? undefined : onwards(db, next, now, steps - 1);
}

/** Whether staff have a page at the target that nobody may read now: not even its address is told. */
async function isHidden(db: Database, target: string, now: string): Promise<boolean> {
  const address = pageIn(target.split('?')[0] ?? '');
  const page = await db.selectFrom('pages').select('id').where('address', '=', address).executeTakeFirst();
  return page !== undefined && !(await findableAmong(db, [target], now)).has(target);
}

async function targetOf(db: Database, path: string | undefined, now: string): Promise<Target> {
  if (path === undefined) return undefined;
  const whole = path.replace(smallerCopy, '');
  const known = await kept(db, path);
  const found = known === undefined && whole !== path ? await kept(db, whole) : known;
  if (typeof found === 'string') {
    const target = await onwards(db, found, now);
    return typeof target === 'string' && (await isHidden(db, target, now)) ? undefined : target;
  }
  return found === undefined && feedOfWordpress.test(path) ? otherAddresses.feed : found;
}

/** The same target in that language: only pages have one. */
function inThatLanguage(language: Language, target: string): string {
  const [path = ''] = target.split('?');
  return isInEachLanguage(path) ? addressIn(language, path) + target.slice(path.length) : target;
}

/**
 * The current target of an old address, which is a path of ours; null for what is gone. It leads on in every language, below `/fr` and
 * the like too.
 */
export async function findRedirect(
  db: Database,
  pathname: string,
  query: URLSearchParams,
  now: string,
): Promise<Target> {
  const { language, path, hasPrefix } = splitLanguage(pathname);
  const found = await targetOf(db, oldPathOf(path, query), now);
  if (typeof found === 'string') return inThatLanguage(language, found);
  // Another program's address, from before they were kept without their language. The languages' own first pages are none.
  if (found === null || !hasPrefix || path === '/') return found;
  return targetOf(db, oldPathOf(pathname, query), now);
}
