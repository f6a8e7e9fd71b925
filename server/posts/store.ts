import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import type { Picture } from '../../domain/picture.ts';
import type { ListedPost, Post, PostOrder, PostQuery } from '../../domain/post.ts';
import { areVisible } from '../collections/visibility.ts';
import { byText } from '../database/by-text.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { given, givenEach, prepared } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';
import type { Media } from '../media/media.ts';
import { type Listed, type Orders, preparedList, type Slice, sorted } from '../resource/listing.ts';
import {
  isFoundInAnyLanguage,
  isNamed,
  shapeOfSearch,
  translatedFirst,
  type WithGivenSearch,
} from '../resource/searching.ts';
import type { StampedRecord } from '../resource/stamped.ts';
import { joinedPosts, postPresenter } from './present.ts';
import { hasTag, tagsOf } from './tags.ts';

/** Characters of an `<img>` in which its address must stand, behind any text that describes it. */
const TAG_LENGTH = 1000;

/** The stored texts are clean: an own picture's address is the only one there can be, of any of its sizes. */
const ownPicture = /^<img\b[^>]*?\ssrc="\/media\/([\w-]{22})/;

const extensions = ['jpg', 'png', 'webp', 'avif'] as const;

const firstTags = prepared((db, count: number) => {
  const position = isSqlite(db) ? sql`instr` : sql`strpos`;
  const start = sql<number>`${position}(content, '<img ')`;
  return db
    .selectFrom('posts')
    .select(['id', sql<string>`substr(content, ${start}, ${sql.lit(TAG_LENGTH)})`.as('tag')])
    .where('id', 'in', givenEach<number>('posts', count))
    .where(start, '>', 0);
});

const withKeys = prepared((db, count: number) =>
  db.selectFrom('media').select(['id', 'key']).where('key', 'in', givenEach<string>('keys', count)),
);

/** The first photograph in the text of each of these posts that has one, by the post's number. */
async function firstPhotographs(db: Database, media: Media, posts: readonly number[]): Promise<Map<number, Picture>> {
  if (posts.length === 0) return new Map();
  const tags = await firstTags(db, { posts }, posts.length);
  const stems = tags.flatMap(({ id, tag }) => {
    const stem = ownPicture.exec(tag)?.[1];
    return stem === undefined ? [] : [{ id, stem }];
  });
  if (stems.length === 0) return new Map();
  const keys = stems.flatMap(({ stem }) => extensions.map((extension) => `${stem}.${extension}`));
  const files = new Map((await withKeys(db, { keys }, keys.length)).map(({ id, key }) => [key.slice(0, 22), id]));
  const pictures = await media.pictures(db, [...files.values()]);
  return new Map(
    stems.flatMap(({ id, stem }) => {
      const picture = pictures.get(files.get(stem) ?? 0);
      return picture ? [[id, picture] as const] : [];
    }),
  );
}

const readersPosts = (db: Database) => joinedPosts(db).where(areVisible('posts'));

const readersPost = (db: Database) => readersPosts(db).where('posts.id', '=', given<number>('id'));

type Joined = 'posts' | 'categories' | 'users';

export const postOrders: Orders<PostOrder, Joined> = {
  created_at: 'posts.created_at',
  updated_at: 'posts.updated_at',
  published_date: 'posts.published_date',
  title: 'posts.folded_text',
  author: byText(sql`coalesce(users.first_name || ' ' || users.last_name, posts.author_name)`),
  category: byText('categories.name'),
  status: 'posts.status',
  view_count: 'posts.view_count',
};

/** The number of the category that is meant, where it is not in the trash. */
const categoryNamed = ({ selectFrom }: ExpressionBuilder<Tables, 'posts'>, category: string) =>
  selectFrom('categories')
    .select('categories.id')
    .where('categories.deleted_at', 'is', null)
    .where(isNamed('categories', category));

/** Those of these posts that are asked for, but for a search. */
export function postsAskedFor<Row>(
  posts: SelectQueryBuilder<Tables, Joined, Row>,
  { category, tag, status, is_featured }: Pick<PostQuery, 'category' | 'tag' | 'status' | 'is_featured'>,
) {
  let list = posts;
  if (category) list = list.where((post) => post('posts.category_id', 'in', categoryNamed(post, category)));
  if (tag) list = list.where(hasTag(tag));
  if (status) list = list.where('posts.status', '=', status);
  return is_featured === undefined ? list : list.where('posts.is_featured', '=', is_featured);
}

/** The posts that are asked for; `first` is the language whose posts come before the others. */
interface AskedPosts extends PostQuery {
  first?: Language | undefined;
}

const readersList = preparedList((db, { first, ordering, search, ...asked }: WithGivenSearch<AskedPosts>) => {
  let list = postsAskedFor(readersPosts(db), asked);
  if (search) list = list.where(isFoundInAnyLanguage(db, 'posts', 'posts', 'posts.id', search));
  if (first !== undefined) list = list.orderBy(translatedFirst('posts', 'posts.id', first));
  const { created_at, published_date, title } = postOrders;
  return sorted(list, ordering, { created_at, published_date, title }, '-published_date', 'posts.id', 'none');
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
    .select(['id', 'slug', 'title', 'updated_at'])
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
    .where(areVisible('posts'))
    .groupBy('category_id'),
);

/** The number of public posts in each category, by the category's id, including categories in the trash. */
export async function countByCategory(db: Database, now: Date): Promise<Map<number | null, number>> {
  const counts = await inEachCategory(db, { now: now.toISOString() });
  return new Map(counts.map(({ category_id, count }) => [category_id, count]));
}
