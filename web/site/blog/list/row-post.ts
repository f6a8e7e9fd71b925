import type { ListedPost } from '../../../../domain/post.ts';

/** As much of a post as its row in the list shows. */
export type RowPost = Pick<
  ListedPost,
  'id' | 'title' | 'excerpt' | 'picture' | 'category_details' | 'author_details' | 'published_date' | 'created_at'
>;

/** Only what a row shows: what an island is given travels in the document. */
export function rowPost(post: ListedPost): RowPost {
  const { id, title, excerpt, picture, category_details, author_details, published_date, created_at } = post;
  return { id, title, excerpt, picture, category_details, author_details, published_date, created_at };
}
