import { postFields } from '../../domain/post-fields.ts';
import type { Database } from '../database/open.ts';
import { ofTable, readerOf, selectionOf } from '../fields/reader.ts';
import type { Media } from '../media/media.ts';
import { filesBeside } from '../media/of-fields.ts';

/** The columns that lists select by the fields of a post. Its category comes from the joined table. */
const { content: _, category: __, tags: ___, ...listedFields } = postFields;

/** Posts with their author, and their category. One that lies in the trash is none for visitors; staff see it, so that a save keeps it. */
export const joinedPosts = (db: Database, reader: 'visitor' | 'staff' = 'visitor') =>
  db
    .selectFrom('posts')
    .leftJoin('categories', (join) => {
      const own = join.onRef('categories.id', '=', 'posts.category_id');
      return reader === 'staff' ? own : own.on('categories.deleted_at', 'is', null);
    })
    .leftJoin('users', 'users.id', 'posts.author_id')
    .select(ofTable('posts', selectionOf(listedFields)))
    .select(['posts.id', 'posts.created_at', 'posts.updated_at'])
    .select(['posts.view_count', 'posts.like_count', 'posts.comment_count', 'categories.id as category'])
    .select(['categories.name as category_name', 'categories.deleted_at as category_deleted_at', 'posts.author_name'])
    .select(['users.first_name as author_first_name', 'users.last_name as author_last_name']);

type PostRow = Awaited<ReturnType<ReturnType<typeof joinedPosts>['executeTakeFirstOrThrow']>>;

type Author = Pick<PostRow, 'author_first_name' | 'author_last_name' | 'author_name'>;

/** An author's name, as visitors see it: that of the account, or of an author without one, or nothing. */
function authorOf({ author_first_name: first_name, author_last_name: last_name, author_name }: Author) {
  if (first_name !== null && last_name !== null) {
    return { first_name, last_name, username: `${first_name} ${last_name}`.trim() };
  }
  return author_name === null ? null : { first_name: author_name, last_name: '', username: author_name };
}

const read = readerOf(listedFields);

const inTrash = { is_in_trash: true } as const;

/** Makes of these rows what leaves the server. An author's address does not: visitors see names. */
export async function postPresenter<Row extends PostRow>(db: Database, media: Media, found: readonly Row[]) {
  const present = await read(found, filesBeside(media, db));
  return (row: Row) => {
    const { category_name, category_deleted_at, author_first_name, author_last_name, author_name, ...post } =
      present(row);
    return {
      ...post,
      category_details:
        post.category === null
          ? null
          : { id: post.category, name: category_name ?? '', ...(category_deleted_at !== null && inTrash) },
      author_details: authorOf({ author_first_name, author_last_name, author_name }),
    };
  };
}
