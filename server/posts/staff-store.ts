import { sql } from 'kysely';
import { startOfWrittenDay } from '../../domain/calendar.ts';
import type { PostInput, PostQuery, StaffListedPost, StaffPost } from '../../domain/post.ts';
import { postFields } from '../../domain/post-fields.ts';
import { askedFor } from '../asks/store.ts';
import type { Database } from '../database/open.ts';
import { writtenColumns } from '../fields/writer.ts';
import { sanitise } from '../html/sanitise.ts';
import type { Media } from '../media/media.ts';
import { chosenFiles } from '../media/of-fields.ts';
import { chosenRecords } from '../resource/chosen-records.ts';
import { type Listed, runFound, runList, type Slice, sorted } from '../resource/listing.ts';
import { isOneOf } from '../resource/long-search.ts';
import { dateOfPublication } from '../resource/publishing.ts';
import { rowsInAnyLanguage } from '../resource/searching.ts';
import { freeSlug } from '../resource/slugs.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';
import type { Services } from '../services.ts';
import { joinedPosts, postPresenter } from './present.ts';
import { postOrders, postsAskedFor } from './store.ts';
import { setTags, tagsOf } from './tags.ts';

const staffPosts = (db: Database) => joinedPosts(db, 'staff').select('posts.deleted_at');

/** The dashboard's list: every post whatever its status, or what is in the trash. */
export async function listStaffPosts(
  db: Database,
  media: Media,
  query: PostQuery,
  slice: Slice,
  timeZone: string,
): Promise<Listed<StaffListedPost>> {
  let list = postsAskedFor(staffPosts(db), query);
  // Beside a join SQLite would read all posts for those in the trash.
  if (query.trash)
    list = list.where('posts.id', 'in', db.selectFrom('posts').select('id').where('deleted_at', 'is not', null));
  else list = list.where('posts.deleted_at', 'is', null);
  if (query.search) list = list.where(isOneOf(db, 'posts.id', sql`select id from found`, 'in order'));
  if (query.published_on) {
    list = list
      .where('posts.published_date', '>=', startOfWrittenDay(query.published_on, timeZone).toISOString())
      .where('posts.published_date', '<', startOfWrittenDay(query.published_on, timeZone, 1).toISOString());
  }
  if (query.asks !== undefined) list = list.where('posts.id', query.asks ? 'in' : 'not in', askedFor(db, 'posts'));
  list = sorted(list, query.ordering, postOrders, '-created_at', 'posts.id');
  const { count, results } = query.search
    ? await runFound(db, list, slice, rowsInAnyLanguage(db, 'posts', 'posts', query.search), 'posts.id')
    : await runList(db, list, slice, 'posts.id');
  const present = await postPresenter(db, media, results);
  return { count, results: results.map(present) };
}

/** The category that a post has, also one in the trash. */
async function presentCategory(db: Database, id: number): Promise<number[]> {
  const { category_id } = await db
    .selectFrom('posts')
    .select('category_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return category_id === null ? [] : [category_id];
}

export function postStore({ media, config }: Pick<Services, 'media' | 'config'>): ResourceStore<StaffPost, PostInput> {
  /** `id` is that of the post to change. */
  const columnsOf = (db: Database, { tags: _, ...input }: PostInput, id?: number) =>
    writtenColumns(postFields, input, {
      ...chosenFiles(media, db),
      ...chosenRecords(db, id === undefined ? undefined : () => presentCategory(db, id)),
      isNew: id === undefined,
      clean: (html) => sanitise(html, config.publicUrl),
      freeSlug: (wanted, otherwise) => freeSlug(db, 'posts', { wanted, title: input.title, otherwise }, id),
    });

  return {
    async find(db, id) {
      const found = await staffPosts(db).select('posts.content').where('posts.id', '=', id).executeTakeFirst();
      if (!found) return undefined;
      const present = await postPresenter(db, media, [found]);
      return { ...present(found), tags: await tagsOf(db, id) };
    },

    async create(db, input, now, by) {
      const published_date = dateOfPublication(input, null, now);
      const { id } = await db
        .insertInto('posts')
        .values({
          ...(await columnsOf(db, { ...input, published_date })),
          author_id: by,
          created_at: now,
          updated_at: now,
          deleted_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await setTags(db, id, input.tags ?? [], now);
      return id;
    },

    async update(db, id, input, stamp, now) {
      const before = await db
        .selectFrom('posts')
        .select('published_date')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const published_date = dateOfPublication(input, before.published_date, now);
      await db
        .updateTable('posts')
        .set({ ...(await columnsOf(db, { ...input, published_date }, id)), updated_at: stamp })
        .where('id', '=', id)
        .execute();
      if (input.tags) await setTags(db, id, input.tags, now);
    },

    setDeleted: trashOf('posts'),
  };
}
