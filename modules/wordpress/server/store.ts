import { addresses } from '../../../domain/addresses.ts';
import type { PostInput } from '../../../domain/post.ts';
import { slugOf } from '../../../domain/slug.ts';
import { holdLock } from '../../../server/database/lock.ts';
import type { Database } from '../../../server/database/open.ts';
import type { UnitOfWork } from '../../../server/database/unit-of-work.ts';
import { freeSlug } from '../../../server/resource/slugs.ts';
import type { ExportedItem, ExportedTerm } from './element-reader.ts';
import type { OldSite } from './old-site.ts';
import { decoded } from './upload-paths.ts';

/** Characters of the name of a category or a tag. */
const MAX_NAME_LENGTH = 100;

/** Characters of what an item is called in every export. */
const MAX_SOURCE_LENGTH = 500;

export const fittedName = (name: string) => name.slice(0, MAX_NAME_LENGTH).toWellFormed();

/** The identity of an item across exports of its site: two can have the same GUID. */
export function sourceOf({ name }: OldSite, { type, id, guid, slug, date, title }: ExportedItem): string {
  // Numbers tell nothing apart where it is not known whose they are.
  const own = id > 0 && name !== '' ? String(id) : [id, guid, slug, date, title].join(' ');
  return `${name} ${type} ${own}`.slice(0, MAX_SOURCE_LENGTH);
}

/** The record made from an item, and its address. */
export interface ImportedRecord {
  collection: 'posts' | 'pages' | 'events';
  id: number;
  address: string;
}

export const importedPost = (id: number): ImportedRecord => ({
  collection: 'posts',
  id,
  address: addresses.postByNumber(id),
});
export const importedEvent = (id: number): ImportedRecord => ({
  collection: 'events',
  id,
  address: addresses.eventByNumber(id),
});
export const importedPage = (id: number, address: string): ImportedRecord => ({
  collection: 'pages',
  id,
  address: `/${address}`,
});

/** The record of an earlier import of this item, if it still exists, also in the trash. */
export async function findImported(
  db: Database,
  site: OldSite,
  item: ExportedItem,
): Promise<ImportedRecord | undefined> {
  const source = sourceOf(site, item);
  const page = await db
    .selectFrom('imported_pages')
    .innerJoin('pages', 'pages.id', 'imported_pages.page_id')
    .select(['pages.id', 'pages.address'])
    .where('source', '=', source)
    .executeTakeFirst();
  if (page) return importedPage(page.id, page.address);
  const event = await db
    .selectFrom('imported_events')
    .select('event_id')
    .where('source', '=', source)
    .executeTakeFirst();
  if (event) return importedEvent(event.event_id);
  const post = await db.selectFrom('imported_posts').select('post_id').where('guid', '=', source).executeTakeFirst();
  return post && importedPost(post.post_id);
}

/** The number of the category with this slug or name; made where there is none. `onNew` is told of a new one. */
export async function categoryFor(
  { db, now, audit, changes }: UnitOfWork,
  { slug, name }: ExportedTerm,
  onNew: () => void,
): Promise<number> {
  const known = await db
    .selectFrom('categories')
    .select('id')
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('slug', '=', slug), row('name', '=', name)]))
    .executeTakeFirst();
  if (known) return known.id;
  const values = {
    name: fittedName(name),
    slug: await freeSlug(db, 'categories', { wanted: slugOf(decoded(slug)), title: name, otherwise: 'category' }),
    icon: null,
  };
  const { id } = await db
    .insertInto('categories')
    .values({ ...values, created_at: now, updated_at: now, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit({ action: 'import', resource: 'categories', resourceId: id, after: { id, ...values } });
  changes('categories');
  onNew();
  return id;
}

/** Fields of an imported post beside the staff's input. */
interface Origin {
  source: string;
  author_id: number | null;
  author_name: string | null;
  category_id: number | null;
  tags: readonly number[];
  created_at: string;
  updated_at: string;
}

/** Keeps a post, and remembers where it came from. Answers its number. */
export async function insertPost(
  { db, now }: UnitOfWork,
  { category: _, tags: __, slug: wanted, media_id = null, published_date = null, ...input }: PostInput,
  { source, tags, ...origin }: Origin,
): Promise<number> {
  const slug = await freeSlug(db, 'posts', { wanted, title: input.title, otherwise: 'post' });
  const values = { ...input, slug, media_id, published_date, ...origin, deleted_at: null };
  const { id } = await db.insertInto('posts').values(values).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('imported_posts').values({ guid: source, post_id: id, imported_at: now }).execute();
  const each = [...new Set(tags)].map((tag_id) => ({ post_id: id, tag_id }));
  if (each.length > 0) await db.insertInto('post_tags').values(each).execute();
  return id;
}

/** Remembers where a page came from. */
export async function rememberPage({ db, now }: UnitOfWork, source: string, page_id: number): Promise<void> {
  await db.insertInto('imported_pages').values({ source, page_id, imported_at: now }).execute();
}

/** The same of an event. */
export async function rememberEvent({ db, now }: UnitOfWork, source: string, event_id: number): Promise<void> {
  await db.insertInto('imported_events').values({ source, event_id, imported_at: now }).execute();
}

/** Waits until nobody else imports events. */
export const holdEvents = (unit: UnitOfWork): Promise<void> => holdLock(unit, 'events');

/** Waits until nobody else writes pages. */
export const holdPages = (unit: UnitOfWork): Promise<void> => holdLock(unit, 'pages');

/** Waits until nobody else writes posts or categories. */
export async function holdPosts(unit: UnitOfWork): Promise<void> {
  await holdLock(unit, 'categories');
  await holdLock(unit, 'posts');
}
