import { sql } from 'kysely';
import { splitLanguage } from '../../domain/languages.ts';
import { findStaffScreen } from '../../domain/staff-screens.ts';
import { type StandardPageName, standardPageAt } from '../../domain/standard-page.ts';
import type { Database } from '../database/open.ts';
import { fileExtensions } from '../file-types.ts';
import { stemOf } from '../media/keys.ts';
import { isOwnAddress } from '../pages/own-addresses.ts';

/** Characters of the common beginning of a file's keys. */
const STEM = 22;

const placeOf = (target: string) => splitLanguage(target.split('?')[0] ?? '').path;

const numberIn = (pattern: RegExp, path: string) => Number(pattern.exec(path)?.slice(1).find(Boolean) ?? 0);
const postIn = (path: string) => numberIn(/^\/blogdetail\/(\d{1,9})(?:-[^/]*)?\/?$/i, path);
const eventIn = (path: string) =>
  numberIn(/^\/(?:eventdetails\/(\d{1,9})(?:-[^/]*)?\/?|events\/(\d{1,9})\.ics)$/i, path);
const fileIn = (path: string) => /^\/media\/([\w.-]+)$/.exec(path)?.[1]?.slice(0, STEM) ?? '';
/** The address of a page that staff have added, as it is stored. */
export const pageIn = (path: string) => path.toLowerCase().replaceAll(/^\/|\/$/g, '');

/** The standard pages that staff have switched off, if any of these paths is that of one. */
async function switchedOff(db: Database, paths: readonly string[]): Promise<ReadonlySet<StandardPageName | undefined>> {
  if (!paths.some((path) => standardPageAt(path) !== undefined)) return new Set();
  const pages = await db.selectFrom('standard_pages').select('name').where('state', '=', 'off').execute();
  return new Set(pages.map(({ name }) => name));
}

/** Of these addresses of ours, those at which visitors find something now. */
export async function findableAmong(db: Database, targets: readonly string[], now: string): Promise<Set<string>> {
  const paths = targets.map(placeOf);
  const posts = await db
    .selectFrom('posts')
    .select('id')
    .where('id', 'in', [0, ...paths.map(postIn)])
    .where('status', '=', 'published')
    .where('published_date', '<=', now)
    .where('deleted_at', 'is', null)
    .execute();
  const events = await db
    .selectFrom('events')
    .select('id')
    .where('id', 'in', [0, ...paths.map(eventIn)])
    .where('is_active', '=', true)
    .where('is_public', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
  const pages = await db
    .selectFrom('pages')
    .select('address')
    .where('address', 'in', ['', ...paths.map(pageIn)])
    .where('status', '=', 'published')
    .where('published_date', '<=', now)
    .where('deleted_at', 'is', null)
    .execute();
  const translated = await db
    .selectFrom('translations')
    .innerJoin('pages', (join) =>
      join.on('translations.record', '=', sql<string>`cast(${sql.ref('pages.id')} as text)`),
    )
    .select('translations.published as address')
    .where('translations.resource', '=', 'pages')
    .where('translations.field', '=', 'address')
    .where('translations.published', 'in', ['', ...paths.map(pageIn)])
    .where('pages.status', '=', 'published')
    .where('pages.published_date', '<=', now)
    .where('pages.deleted_at', 'is', null)
    .execute();
  const stems = paths.map(fileIn).filter((stem) => stem !== '');
  const keys = stems.flatMap((stem) => fileExtensions.map((extension) => `${stem}.${extension}`));
  const files = await db
    .selectFrom('media')
    .select('key')
    .where('key', 'in', ['', ...keys])
    .execute();
  const found = new Set([
    ...posts.map(({ id }) => `post ${id}`),
    ...events.map(({ id }) => `event ${id}`),
    ...[...pages, ...translated].map(({ address }) => `page ${address}`),
    ...files.map(({ key }) => `file ${stemOf(key)}`),
  ]);
  const off = await switchedOff(db, paths);
  const isThere = (path: string) => {
    if (off.has(standardPageAt(path))) return false;
    const screen = findStaffScreen(path);
    if (screen !== undefined) return screen !== 'not found';
    return (
      isOwnAddress(path) ||
      [`post ${postIn(path)}`, `event ${eventIn(path)}`, `page ${pageIn(path)}`, `file ${fileIn(path)}`].some((one) =>
        found.has(one),
      )
    );
  };
  return new Set(targets.filter((target) => isThere(placeOf(target))));
}
