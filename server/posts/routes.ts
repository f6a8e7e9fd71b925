import { z } from 'zod';
import { startOfDay } from '../../domain/calendar.ts';
import { LARGEST_PAGE, listQuery, pageOf } from '../../domain/listing.ts';
import { listedPost, postRange, postWindows } from '../../domain/post.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { asArrayOrPage, sliceOf } from '../resource/listing.ts';
import { listPublicPosts, nextPublication } from './store.ts';

const postQuery = listQuery.extend({ window: z.enum(postWindows).optional() });

export function postRoutes({ rows, media, config: { timeZone } }: Desk): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/posts/',
      access: 'public',
      summary: 'The published posts, or those of one window',
      query: postQuery,
      reply: z.union([z.array(listedPost), pageOf(listedPost)]),
      async handle({ query: { window, ...query }, now, freshness }) {
        freshness.dependOn('posts', 'categories', 'media');
        freshness.changesAt(await nextPublication(rows, now));
        if (window === undefined) {
          const listed = await listPublicPosts(rows, media, query, now, sliceOf(query, LARGEST_PAGE));
          return asArrayOrPage(listed, '/posts/', query);
        }
        freshness.changesAt(startOfDay(now, timeZone, 1));
        const { createdUpTo, most } = postRange(window, now, timeZone);
        const { results } = await listPublicPosts(rows, media, { createdUpTo }, now, { offset: 0, limit: most });
        return results;
      },
    }),
  ];
}
