import { expect, test } from 'vitest';
import type { PostQuery } from '../../domain/post.ts';
import type { Database } from '../database/open.ts';
import { type Orders, sorted } from '../resource/listing.ts';
import { joinedPosts } from './present.ts';
import { postsAskedFor } from './store.ts';

/** Never run: `npm run check` fails unless the compiler refuses each line below a note. */
function refusedByTheCompiler(db: Database, query: PostQuery) {
  const orders: Orders<'title' | 'views', 'posts'> = { title: 'folded_text', views: 'view_count' };
  const posts = db.selectFrom('posts').selectAll();
  // @ts-expect-error a usual order that the list does not have
  sorted(posts, query.ordering, orders, '-published');
  // @ts-expect-error a column that the table does not have
  const misspelt: Orders<'title', 'posts'> = { title: 'titel' };
  // @ts-expect-error an order that the query does not have
  const unknown: Orders<'title', 'posts'> = { title: 'title', views: 'view_count' };
  // @ts-expect-error an order without its column
  const missing: Orders<'title' | 'views', 'posts'> = { title: 'title' };
  // @ts-expect-error a filter that the query does not have
  postsAskedFor(joinedPosts(db), { categry: query.category });
  // @ts-expect-error a value that the filter cannot have
  postsAskedFor(joinedPosts(db), { status: 'publish' });
  return [misspelt, unknown, missing];
}

test('a filter, an order or a column that there is not does not compile', () =>
  expect(refusedByTheCompiler).toBeTypeOf('function'));
