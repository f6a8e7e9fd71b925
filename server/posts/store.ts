import { type ExpressionBuilder, sql } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import type { ListedPost, Post, PostQuery } from '../../domain/post.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';
import type { Media } from '../media/media.ts';
import { type Listed, orderingOf, preparedList, type Slice } from '../resource/listing.ts';
import {
  isFoundInAnyLanguage,
  isNamed,
  shapeOfSearch,
  translatedFirst,
  type WithGivenSearch,
} from '../resource/searching.ts';
import type { StampedRecord } from '../resource/stamped.ts';
import { firstPhotographs } from './first-photograph.ts';
import { joinedPosts, postPresenter } from './present.ts';
import { hasTag, tagsOf } from './tags.ts';

/** The condition for what visitors may read: published, and its date reached. */
const isForReaders = (post: ExpressionBuilder<Tables, 'posts'>) =>
  post.and([
    post('posts.deleted_at', 'is', null),
    post('posts.status', '=', 'published'),
    // Nearly all are from before now: as an expression it is no condition that an index is chosen by, in place of the order's.
    post(sql<string>`case when posts.status = 'published' then posts.published_date end`, '<=', given<string>('now')),
  ]);

const readersPosts = (db: Database) => joinedPosts(db).where(isForReaders);

const readersPost = (db: Database) => readersPosts(db).where('posts.id', '=', given<number>('id'));

/** The condition for the requested posts. */
const isAskedFor =
  (db: Database, { search, category, tag }: WithGivenSearch<PostQuery>) =>
  (post: ExpressionBuilder<Tables, 'posts'>) => {
    const meant = post
      .selectFrom('categories')
      .select('categories.id')
      .where('categories.deleted_at', 'is', null)
      .where(isNamed('categories', category ?? ''));
    return post.and([
      isForReaders(post),
      ...(search ? [isFoundInAnyLanguage(db, 'posts', 'posts', 'posts.id', search)] : []),
      ...(category ? [post('posts.category_id', 'in', meant)] : []),
      ...(tag ? [hasTag(tag)(post)] : []),
    ]);
  };

/** The posts that are asked for; `first` is the language whose posts come before the others. */
interface AskedPosts extends PostQuery {
  first?: Language | undefined;
}

const readersList = preparedList((db, { first, ...query }: WithGivenSearch<AskedPosts>) => {
  const order = orderingOf(query.ordering, ['created_at', 'published_date', 'title'], {
    column: 'published_date',
    direction: 'desc',
  });
  const list = joinedPosts(db).where(isAskedFor(db, query));
  return (first === undefined ? list : list.orderBy(translatedFirst('posts', 'posts.id', first)))
    .orderBy(sql.ref(order.column === 'title' ? 'posts.folded_text' : `posts.${order.column}`), order.direction)
    .orderBy('posts.id', order.direction);
}, 'posts.id');

/** A post without a picture of its own is shown with the first of its text. */
export async function listPublicPosts(
  db: Database,
  media: Media,
  query: Omit<AskedPosts, 'window'>,
  now: Date,
  slice: Slice,
): Promise<Listed<ListedPost>> {
  const { ordering, search = '', category, tag, first } = query;
  const shape = { ordering, search: shapeOfSearch(search), category, tag, first };
  const { count, results } = await readersList(db, slice, { now: now.toISOString(), search }, shape);
  const present = await postPresenter(db, media, results);
  const withoutPicture = results.filter(({ picture }) => picture === null).map(({ id }) => id);
  const photographs = await firstPhotographs(db, media, withoutPicture);
  return {
    count,
    results: results
      .map(present)
      .map((post) => ({ ...post, picture: post.picture ?? photographs.get(post.id) ?? null })),
  };
}

const wholePost = prepared((db) => readersPost(db).select('posts.content'));

/** One post visitors may read, with its whole text. */
export async function findPublicPost(db: Database, media: Media, id: number, now: Date): Promise<Post | undefined> {
  const [found] = await wholePost(db, { id, now: now.toISOString() });
  if (!found) return undefined;
  const present = await postPresenter(db, media, [found]);
  return { ...present(found), tags: await tagsOf(db, id) };
}

const pictureOfPost = prepared((db) => readersPost(db).clearSelect().select('posts.media_id'));

/** The number of the picture of one post visitors may read. */
export async function findPostPicture(
  db: Database,
  id: number,
  now: Date,
): Promise<{ media_id: number | null } | undefined> {
  return (await pictureOfPost(db, { id, now: now.toISOString() }))[0];
}

const stamped = prepared((db, most: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'updated_at'])
    // As one expression, so that they are read in the order of their numbers and not all sorted.
    .where(
      sql<string>`case when deleted_at is null and status = 'published' then published_date end`,
      '<=',
      given<string>('now'),
    )
    .where('id', '>', given<number>('after'))
    .orderBy('id')
    .limit(most),
);

/** The first so many posts that visitors may read, of those with a number above this one, in the order of their numbers. */
export const stampedPosts = (db: Database, now: Date, after: number, most: number): Promise<StampedRecord[]> =>
  stamped(db, { now: now.toISOString(), after }, most);

const inEachCategory = prepared((db) =>
  db
    .selectFrom('posts')
    .select(({ fn }) => ['category_id', fn.countAll<number>().as('count')])
    .where(isForReaders)
    .groupBy('category_id'),
);

/** The number of public posts in each category, by the category's id, including categories in the trash. */
export async function countByCategory(db: Database, now: Date): Promise<Map<number | null, number>> {
  const counts = await inEachCategory(db, { now: now.toISOString() });
  return new Map(counts.map(({ category_id, count }) => [category_id, count]));
}
