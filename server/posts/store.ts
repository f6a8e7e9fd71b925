import type { ListQuery } from '../../domain/listing.ts';
import type { ListedPost } from '../../domain/post.ts';
import type { Rows } from '../database/open.ts';
import type { Media } from '../media/media.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';

/** Posts visitors may read: published, and their date reached. */
function publicPosts(rows: Rows, now: Date) {
  return rows
    .selectFrom('posts')
    .leftJoin('categories', 'categories.id', 'posts.category_id')
    .leftJoin('users', 'users.id', 'posts.author_id')
    .select(['posts.id', 'posts.title', 'posts.slug', 'posts.excerpt', 'posts.media_id', 'posts.category_id'])
    .select(['posts.status', 'posts.is_featured', 'posts.published_date', 'posts.created_at', 'posts.updated_at'])
    .select(['posts.view_count', 'posts.like_count', 'posts.comment_count', 'categories.name as category_name'])
    .select(['users.id as author_id', 'users.first_name', 'users.last_name'])
    .where('posts.deleted_at', 'is', null)
    .where('posts.status', '=', 'published')
    .where('posts.published_date', '<=', now.toISOString());
}

type PostRow = Awaited<ReturnType<ReturnType<typeof publicPosts>['executeTakeFirstOrThrow']>>;

/** Every field of a post that leaves the house. An author's address does not: visitors see names. */
async function present(rows: Rows, media: Media, found: PostRow[]): Promise<ListedPost[]> {
  const pictures = await media.pictures(rows, found.map(({ media_id }) => media_id));
  return found.map(({ media_id, category_id, category_name, author_id, first_name, last_name, ...post }) => {
    const picture = pictures.get(media_id ?? 0) ?? null;
    const name = `${first_name ?? ''} ${last_name ?? ''}`.trim();
    return {
      ...post,
      featured_image: picture?.url ?? null,
      picture,
      category: category_id,
      category_details: category_id === null ? null : { id: category_id, name: category_name ?? '' },
      author_details:
        author_id === null ? null : { first_name: first_name ?? '', last_name: last_name ?? '', username: name },
    };
  });
}

export async function listPublicPosts(
  rows: Rows,
  media: Media,
  query: ListQuery & { createdUpTo?: Date },
  now: Date,
  slice: Slice,
): Promise<Listed<ListedPost>> {
  const order = orderingOf(query.ordering, ['created_at', 'published_date', 'title'], {
    column: 'created_at',
    direction: 'desc',
  });
  let list = publicPosts(rows, now).orderBy(`posts.${order.column}`, order.direction).orderBy('posts.id', order.direction);
  if (query.search) list = list.where(contains(['posts.title', 'posts.excerpt'], query.search));
  if (query.createdUpTo) list = list.where('posts.created_at', '<=', query.createdUpTo.toISOString());
  const { count, results } = await runList(list, slice);
  return { count, results: await present(rows, media, results) };
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
