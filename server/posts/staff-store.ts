import { sql } from 'kysely';
import { startOfWrittenDay } from '../../domain/calendar.ts';
import type { PostInput, PostOrder, PostQuery, StaffListedPost, StaffPost } from '../../domain/post.ts';
import { staffText } from '../../domain/reply-text.ts';
import { byText } from '../database/by-text.ts';
import type { Database } from '../database/open.ts';
import { sanitise } from '../html/sanitise.ts';
import { badRequest } from '../http/http-error.ts';
import { checkPictures } from '../media/check-pictures.ts';
import type { Media } from '../media/media.ts';
import { type Listed, type Orders, runFound, runList, type Slice, sorted } from '../resource/listing.ts';
import { isOneOf } from '../resource/long-search.ts';
import { publishedDate } from '../resource/publishing.ts';
import { isNamed, rowsInAnyLanguage } from '../resource/searching.ts';
import { freeSlug } from '../resource/slugs.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';
import type { Services } from '../services.ts';
import { joinedPosts, postPresenter } from './present.ts';
import { hasTag, setTags, tagsOf } from './tags.ts';

const staffPosts = (db: Database) => joinedPosts(db).select('posts.deleted_at');

const orders: Orders<PostOrder> = {
  created_at: 'posts.created_at',
  updated_at: 'posts.updated_at',
  published_date: 'posts.published_date',
  title: 'posts.folded_text',
  author: byText(sql`coalesce(users.first_name || ' ' || users.last_name, posts.author_name)`),
  category: byText('categories.name'),
  status: 'posts.status',
  view_count: 'posts.view_count',
};

/** The dashboard's list: every post whatever its status, or what is in the trash. */
export async function listStaffPosts(
  db: Database,
  media: Media,
  query: PostQuery,
  slice: Slice,
  timeZone: string,
): Promise<Listed<StaffListedPost>> {
  let list = staffPosts(db);
  // Beside a join SQLite would read all posts for those in the trash.
  if (query.trash)
    list = list.where('posts.id', 'in', db.selectFrom('posts').select('id').where('deleted_at', 'is not', null));
  else list = list.where('posts.deleted_at', 'is', null);
  if (query.search) list = list.where(isOneOf(db, 'posts.id', sql`select id from found`, 'in order'));
  if (query.category) list = list.where(isNamed('categories', query.category));
  if (query.tag) list = list.where(hasTag(query.tag));
  if (query.status) list = list.where('posts.status', '=', query.status);
  if (query.is_featured !== undefined) list = list.where('posts.is_featured', '=', query.is_featured);
  if (query.published_on) {
    list = list
      .where('posts.published_date', '>=', startOfWrittenDay(query.published_on, timeZone).toISOString())
      .where('posts.published_date', '<', startOfWrittenDay(query.published_on, timeZone, 1).toISOString());
  }
  list = sorted(list, query.ordering, orders, '-created_at', 'posts.id');
  const { count, results } = query.search
    ? await runFound(db, list, slice, rowsInAnyLanguage(db, 'posts', 'posts', query.search), 'posts.id')
    : await runList(db, list, slice, 'posts.id');
  const present = await postPresenter(db, media, results);
  return { count, results: results.map((post) => ({ ...present(post), deleted_at: post.deleted_at })) };
}

/** Throws a 400 at the field unless there is such a category outside the trash, or none is asked for. */
async function checkCategory(db: Database, id: number | null): Promise<void> {
  if (id === null) return;
  const found = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const text = staffText('chooseCategory');
  if (!found) throw badRequest(text, { category: [text] });
}

export function postStore({ media, config }: Pick<Services, 'media' | 'config'>): ResourceStore<StaffPost, PostInput> {
  async function checked(db: Database, input: PostInput) {
    await checkCategory(db, input.category);
    await checkPictures(media, db, { featured_image: input.media_id });
    const { title, excerpt, status, is_featured, category } = input;
    const content = sanitise(input.content, config.publicUrl);
    return { title, excerpt, status, is_featured, content, category_id: category };
  }

  return {
    async find(db, id) {
      const found = await staffPosts(db).select('posts.content').where('posts.id', '=', id).executeTakeFirst();
      if (!found) return undefined;
      const present = await postPresenter(db, media, [found]);
      return { ...present(found), content: found.content, tags: await tagsOf(db, id), deleted_at: found.deleted_at };
    },

    async create(db, input, now, by) {
      const values = await checked(db, input);
      const slug = await freeSlug(db, 'posts', { wanted: input.slug, title: input.title, otherwise: 'post' });
      const published_date = publishedDate(input, null, now);
      const stamps = { author_id: by, published_date, created_at: now, updated_at: now, deleted_at: null };
      const { id } = await db
        .insertInto('posts')
        .values({ ...values, slug, media_id: input.media_id ?? null, ...stamps })
        .returning('id')
        .executeTakeFirstOrThrow();
      await setTags(db, id, input.tags ?? [], now);
      return id;
    },

    async update(db, id, input, stamp, now) {
      const values = await checked(db, input);
      const before = await db
        .selectFrom('posts')
        .select(['slug', 'published_date'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const wanted = input.slug || before.slug;
      const slug = await freeSlug(db, 'posts', { wanted, title: input.title, otherwise: 'post' }, id);
      const published_date = publishedDate(input, before.published_date, now);
      await db
        .updateTable('posts')
        .set({ ...values, slug, media_id: input.media_id, published_date, updated_at: stamp })
        .where('id', '=', id)
        .execute();
      if (input.tags) await setTags(db, id, input.tags, now);
    },

    setDeleted: trashOf('posts'),
  };
}
