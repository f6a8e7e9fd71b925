import type { ListedPost } from '../../domain/post.ts';
import type { Rows } from '../database/open.ts';
import type { Media } from '../media/media.ts';

/** Posts with their category, which is none when it lies in the trash. */
export const joinedPosts = (rows: Rows) =>
  rows
    .selectFrom('posts')
    .leftJoin('categories', (join) =>
      join.onRef('categories.id', '=', 'posts.category_id').on('categories.deleted_at', 'is', null),
    )
    .select(['posts.id', 'posts.title', 'posts.slug', 'posts.excerpt', 'posts.media_id'])
    .select(['posts.status', 'posts.is_featured', 'posts.published_date', 'posts.created_at', 'posts.updated_at'])
    .select(['posts.view_count', 'posts.like_count', 'posts.comment_count', 'categories.id as category_id'])
    .select(['categories.name as category_name', 'posts.author_id']);

type PostRow = Awaited<ReturnType<ReturnType<typeof joinedPosts>['executeTakeFirstOrThrow']>>;

/** The names of these authors, by their number. */
async function authorsOf(
  rows: Rows,
  posts: readonly PostRow[],
): Promise<ReadonlyMap<number | null, ListedPost['author_details']>> {
  const wanted = [...new Set(posts.map(({ author_id }) => author_id))].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const found = await rows
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(
    found.map(({ id, first_name, last_name }) => [
      id,
      { first_name, last_name, username: `${first_name} ${last_name}`.trim() },
    ]),
  );
}

/** Every field of a post that leaves the house. An author's address does not: visitors see names. */
export async function presentPosts<Row extends PostRow>(rows: Rows, media: Media, found: readonly Row[]) {
  const pictures = await media.pictures(
    rows,
    found.map(({ media_id }) => media_id),
  );
  const authors = await authorsOf(rows, found);
  return found.map(({ media_id, category_id, category_name, author_id, ...post }) => {
    const picture = pictures.get(media_id ?? 0) ?? null;
    return {
      ...post,
      featured_image: picture?.url ?? null,
      picture,
      category: category_id,
      category_details: category_id === null ? null : { id: category_id, name: category_name ?? '' },
      author_details: authors.get(author_id) ?? null,
    };
  }) satisfies ListedPost[];
}
