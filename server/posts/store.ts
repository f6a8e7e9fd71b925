import type { ExpressionBuilder } from 'kysely';
import type { ListedPost, Post, PostQuery } from '../../domain/post.ts';
import type { Rows } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Media } from '../media/media.ts';
import { contains, isNamed, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';
import { joinedPosts, presentPosts } from './present.ts';

/** Addresses a list of all of them names at most. */
const LARGEST_SITEMAP = 20_000;

/** The condition for what visitors may read: published, and its date reached. */
const isForReaders = (now: Date) => (post: ExpressionBuilder<Tables, 'posts'>) =>
  post.and([
    post('posts.deleted_at', 'is', null),
    post('posts.status', '=', 'published'),
    post('posts.published_date', '<=', now.toISOString()),
  ]);

const publicPosts = (rows: Rows, now: Date) => joinedPosts(rows).where(isForReaders(now));

export async function listPublicPosts(
  rows: Rows,
  media: Media,
  query: Omit<PostQuery, 'window'> & { createdUpTo?: Date },
  now: Date,
  slice: Slice,
): Promise<Listed<ListedPost>> {
  const order = orderingOf(query.ordering, ['created_at', 'published_date', 'title'], {
    column: 'created_at',
    direction: 'desc',
  });
  let list = publicPosts(rows, now)
    .orderBy(`posts.${order.column}`, order.direction)
    .orderBy('posts.id', order.direction);
  if (query.search) list = list.where(contains(['posts.title', 'posts.excerpt'], query.search));
  if (query.category) list = list.where(isNamed('categories', query.category));
  if (query.createdUpTo) list = list.where('posts.created_at', '<=', query.createdUpTo.toISOString());
  const { count, results } = await runList(list, slice);
  return { count, results: await presentPosts(rows, media, results) };
}

/** One post visitors may read, with its whole text. */
export async function findPublicPost(rows: Rows, media: Media, id: number, now: Date): Promise<Post | undefined> {
  const found = await publicPosts(rows, now).select('posts.content').where('posts.id', '=', id).executeTakeFirst();
  return found && (await presentPosts(rows, media, [found]))[0];
}

/** The number of the picture of one post visitors may read. */
export function findPostPicture(rows: Rows, id: number, now: Date): Promise<{ media_id: number | null } | undefined> {
  return publicPosts(rows, now).clearSelect().select('posts.media_id').where('posts.id', '=', id).executeTakeFirst();
}

/** Every post visitors may read, and when it was last changed. */
export function stampedPosts(rows: Rows, now: Date): Promise<{ id: number; updated_at: string }[]> {
  const posts = publicPosts(rows, now).clearSelect().select(['posts.id', 'posts.updated_at']);
  return posts.orderBy('posts.id', 'desc').limit(LARGEST_SITEMAP).execute();
}

/** How many posts visitors may read in each category, by its number; those of a category in the trash as well. */
export async function countByCategory(rows: Rows, now: Date): Promise<Map<number | null, number>> {
  const counts = await rows
    .selectFrom('posts')
    .select(({ fn }) => ['category_id', fn.countAll<number>().as('count')])
    .where(isForReaders(now))
    .groupBy('category_id')
    .execute();
  return new Map(counts.map(({ category_id, count }) => [category_id, count]));
}

/** When the next scheduled post appears. */
export async function nextPublication(rows: Rows, now: Date): Promise<string | null | undefined> {
  const next = await rows
    .selectFrom('posts')
    .select('published_date')
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
    .where('published_date', '>', now.toISOString())
    .orderBy('published_date')
    .executeTakeFirst();
  return next?.published_date;
}
