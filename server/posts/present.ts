import type { ListedPost } from '../../domain/post.ts';
import type { Database } from '../database/open.ts';
import type { Media } from '../media/media.ts';

/** Posts with their author, and their category, which is none when it lies in the trash. */
export const joinedPosts = (db: Database) =>
  db
    .selectFrom('posts')
    .leftJoin('categories', (join) =>
      join.onRef('categories.id', '=', 'posts.category_id').on('categories.deleted_at', 'is', null),
    )
    .leftJoin('users', 'users.id', 'posts.author_id')
    .select(['posts.id', 'posts.title', 'posts.slug', 'posts.excerpt', 'posts.media_id'])
    .select(['posts.status', 'posts.is_featured', 'posts.published_date', 'posts.created_at', 'posts.updated_at'])
    .select(['posts.view_count', 'posts.like_count', 'posts.comment_count', 'categories.id as category_id'])
    .select(['categories.name as category_name', 'posts.author_name'])
    .select(['users.first_name as author_first_name', 'users.last_name as author_last_name']);

type PostRow = Awaited<ReturnType<ReturnType<typeof joinedPosts>['executeTakeFirstOrThrow']>>;

/** An author's name, as visitors see it: that of the account, or of an author without one, or nothing. */
function authorOf({ author_first_name: first_name, author_last_name: last_name, author_name }: PostRow) {
  if (first_name !== null && last_name !== null) {
    return { first_name, last_name, username: `${first_name} ${last_name}`.trim() };
  }
  return author_name === null ? null : { first_name: author_name, last_name: '', username: author_name };
}

/**
 * Makes of these rows what leaves the server: every field by its name. An author's address does not: visitors see names.
 */
export async function postPresenter(
  db: Database,
  media: Media,
  found: readonly PostRow[],
): Promise<(row: PostRow) => ListedPost> {
  const pictures = await media.pictures(
    db,
    found.map(({ media_id }) => media_id),
  );
  return (post) => {
    const picture = pictures.get(post.media_id ?? 0) ?? null;
    return {
      id: post.id,
      title: post.title,
      slug: post.slug,
      excerpt: post.excerpt,
      status: post.status,
      is_featured: post.is_featured,
      published_date: post.published_date,
      created_at: post.created_at,
      updated_at: post.updated_at,
      view_count: post.view_count,
      like_count: post.like_count,
      comment_count: post.comment_count,
      featured_image: picture?.url ?? null,
      picture,
      category: post.category_id,
      category_details: post.category_id === null ? null : { id: post.category_id, name: post.category_name ?? '' },
      author_details: authorOf(post),
    };
  };
}
