import type { ListedPost } from '../../domain/post.ts';
import type { Rows } from '../database/open.ts';
import type { Media } from '../media/media.ts';

/** Posts with their category and author. A category in the trash is none. */
export const joinedPosts = (rows: Rows) =>
  rows
    .selectFrom('posts')
    .leftJoin('categories', (join) =>
      join.onRef('categories.id', '=', 'posts.category_id').on('categories.deleted_at', 'is', null),
    )
    .leftJoin('users', 'users.id', 'posts.author_id')
    .select(['posts.id', 'posts.title', 'posts.slug', 'posts.excerpt', 'posts.media_id'])
    .select(['posts.status', 'posts.is_featured', 'posts.published_date', 'posts.created_at', 'posts.updated_at'])
    .select(['posts.view_count', 'posts.like_count', 'posts.comment_count', 'categories.id as category_id'])
    .select(['categories.name as category_name', 'users.id as author_id', 'users.first_name', 'users.last_name']);

type PostRow = Awaited<ReturnType<ReturnType<typeof joinedPosts>['executeTakeFirstOrThrow']>>;

/** Every field of a post that leaves the house. An author's address does not: visitors see names. */
export async function presentPosts<Row extends PostRow>(rows: Rows, media: Media, found: readonly Row[]) {
  const pictures = await media.pictures(
    rows,
    found.map(({ media_id }) => media_id),
  );
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
  }) satisfies ListedPost[];
}
