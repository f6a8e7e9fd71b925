import { z } from 'zod';
import { startOfDay } from '../../domain/calendar.ts';
import { identifier } from '../../domain/identifier.ts';
import { LARGEST_PAGE, pageOf } from '../../domain/listing.ts';
import { listedPost, post, postQuery, postRange } from '../../domain/post.ts';
import type { Desk } from '../desk.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';
import { asArrayOrPage, sliceOf } from '../resource/listing.ts';
import { findPublicPost, listPublicPosts, nextPublication } from './store.ts';

export function postRoutes({ rows, media, config: { timeZone, publicUrl } }: Desk): Endpoint[] {
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
    endpoint({
      method: 'GET',
      path: '/posts/{id}/',
      access: 'public',
      summary: 'One published post, with its whole text',
      parameters: identifier,
      reply: post,
      async handle({ parameters, now, freshness }) {
        freshness.dependOn('posts', 'categories', 'media');
        const found = await findPublicPost(rows, media, parameters.id, now);
        if (!found) throw notFound('Blog Not Found');
        return { ...found, content: sanitise(found.content, publicUrl) };
      },
    }),
  ];
}
