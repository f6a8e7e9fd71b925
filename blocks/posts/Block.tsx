import { failedToLoadBlogs, latestBlogs } from '#locale/home.ts';
import { POST_CARD_TEXT } from '../../domain/post.ts';
import { itemsOf } from '../../web/list-reply.ts';
import { PostCards } from '../../web/site/blog/PostCards.tsx';
import type { Draw } from '../draw.tsx';
import { drawListing } from '../ListBlock.tsx';
import type { posts } from './fields.ts';

export const drawPosts: Draw<typeof posts> = async ({ title, category, how_many }, context) => {
  const { request, section, timeZone } = context;
  const query = { page: 1, page_size: how_many, ...(category === '' ? {} : { category }) };
  const found = await section(request('GET /posts/', { query }).then(itemsOf), failedToLoadBlogs);
  return drawListing({ section: found, title, otherwise: latestBlogs }, context, (all) => (
    <PostCards posts={all} timeZone={timeZone} textLength={POST_CARD_TEXT} className="" />
  ));
};
