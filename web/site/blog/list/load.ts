import * as words from '#locale/blog.ts';
import type { Category } from '../../../../domain/collections/categories.ts';
import { POPULAR_TAGS, POST_PAGE_SIZE } from '../../../../domain/post.ts';
import { itemsOf } from '../../../list-reply.ts';
import type { LoadContext } from '../../page.ts';
import { mapSection } from '../../section.ts';
import { fetchPosts } from './fetch-posts.ts';
import { placeAt } from './place.ts';

/** The names of the categories most is written about, each once. */
export function popularTags(categories: readonly Pick<Category, 'name' | 'post_count'>[], most: number): string[] {
  const used = categories.filter(({ post_count }) => post_count > 0).toSorted((a, b) => b.post_count - a.post_count);
  return [...new Set(used.map(({ name }) => name))].slice(0, most);
}

/** Fetches the posts of the address and the lists beside them in parallel. */
export async function load({ request, query, section }: LoadContext) {
  const place = placeAt(query);
  const [posts, categoryList, recent] = await Promise.all([
    section(fetchPosts(request, place, POST_PAGE_SIZE), words.anErrorOccurredWhileFetching),
    section(request('GET /categories/').then(itemsOf), words.errorFetchingBlogs),
    section(request('GET /posts/', { query: { window: 'recent' } }).then(itemsOf), words.errorFetchingBlogs),
  ]);
  const tags = mapSection(categoryList, (all) => popularTags(all, POPULAR_TAGS));
  return { place, posts, categories: categoryList, tags, recent, pageSize: POST_PAGE_SIZE };
}

export type BlogData = Awaited<ReturnType<typeof load>>;
