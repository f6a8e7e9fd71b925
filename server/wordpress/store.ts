import type { PostInput } from '../../domain/post.ts';
import { slugOf } from '../../domain/slug.ts';
import { holdLock } from '../database/lock.ts';
import type { Rows } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { freeSlug } from '../resource/slugs.ts';
import type { ExportedCategory } from './element-reader.ts';

/** Characters of a category's name. */
const LONGEST_CATEGORY = 100;

/** Whether the post has been taken over before, and is still there, if only in the trash. */
export async function isImported(rows: Rows, guid: string): Promise<boolean> {
  const found = await rows.selectFrom('imported_posts').select('guid').where('guid', '=', guid).executeTakeFirst();
  return found !== undefined;
}

/** The number of the category with this slug or name; made where there is none. `onNew` is told of a new one. */
export async function categoryFor(
  { rows, now, audit, changes }: UnitOfWork,
  { slug, name }: ExportedCategory,
  onNew: () => void,
): Promise<number> {
  const known = await rows
    .selectFrom('categories')
    .select('id')
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('slug', '=', slug), row('name', '=', name)]))
    .executeTakeFirst();
  if (known) return known.id;
  const values = {
    name: name.slice(0, LONGEST_CATEGORY).toWellFormed(),
    slug: await freeSlug(rows, 'categories', { wanted: slugOf(slug), title: name, otherwise: 'category' }),
    icon: null,
  };
  const { id } = await rows
    .insertInto('categories')
    .values({ ...values, created_at: now, updated_at: now, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit({ action: 'import', resource: 'categories', resourceId: id, after: { id, ...values } });
  await changes('categories');
  onNew();
  return id;
}

/** What a post has beside what staff fill in. */
interface Origin {
  guid: string;
  author_id: number | null;
  category_id: number | null;
  created_at: string;
  updated_at: string;
}

/** Keeps a post, and remembers where it came from. Answers its number. */
export async function insertPost(
  { rows, now }: UnitOfWork,
  { title, slug: wanted, content, excerpt, status, media_id = null, published_date = null }: PostInput,
  { guid, ...origin }: Origin,
): Promise<number> {
  const slug = await freeSlug(rows, 'posts', { wanted, title, otherwise: 'post' });
  const { id } = await rows
    .insertInto('posts')
    .values({
      title,
      slug,
      content,
      excerpt,
      status,
      media_id,
      published_date,
      is_featured: false,
      ...origin,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await rows.insertInto('imported_posts').values({ guid, post_id: id, imported_at: now }).execute();
  return id;
}

/** Waits until nobody else writes posts or categories. */
export async function holdPosts(unit: UnitOfWork): Promise<void> {
  await holdLock(unit, 'categories');
  await holdLock(unit, 'posts');
}
