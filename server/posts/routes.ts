import { z } from 'zod';
import { startOfDay } from '../../domain/calendar.ts';
import { identifier } from '../../domain/identifier.ts';
import { LARGEST_PAGE } from '../../domain/listing.ts';
import {
  listedPost,
  type PostInput,
  type PostWindow,
  post,
  postInput,
  postQuery,
  postRange,
  type StaffPost,
  staffListedPost,
  staffPost,
} from '../../domain/post.ts';
import { uploadRules } from '../../domain/upload.ts';
import type { Desk } from '../desk.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { Freshness } from '../http/freshness.ts';
import { notFound } from '../http/refusal.ts';
import { may } from '../identity/asker.ts';
import { rightsOf, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, firstOf, LARGEST_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { arrayOrPage, withRights } from '../resource/public-list.ts';
import { publishing } from '../resource/publishing.ts';
import { draftRoutes } from './draft-routes.ts';
import { listStaffPosts, postStore } from './staff-store.ts';
import { findPublicPost, listPublicPosts, nextPublication } from './store.ts';

export function postRoutes(desk: Desk): Endpoint[] {
  const {
    rows,
    media,
    counts,
    config: { timeZone, publicUrl },
  } = desk;
  const posts = {
    resource: 'posts',
    topic: 'posts',
    path: '/posts/',
    singular: 'post',
    thing: staffPost,
    input: postInput,
    store: postStore(desk),
    ...publishing(
      'posts',
      'posts.publish',
      'You may write posts, but not publish them or take them back. Save it as a draft.',
    ),
    permissions: { view: 'posts.view', create: 'posts.create', edit: 'posts.edit', delete: 'posts.delete' },
    files: { featured_image: { rule: uploadRules.picture, into: 'media_id' } },
  } as const;
  const { path, permissions, store } = posts;

  /** The posts of one of the visitors' windows, which are the same for everybody. */
  async function inWindow(window: PostWindow, now: Date, freshness: Freshness) {
    freshness.changesAt(startOfDay(now, timeZone, 1));
    const { createdUpTo, most } = postRange(window, now, timeZone);
    const { results } = await listPublicPosts(rows, media, { createdUpTo }, now, firstOf(most));
    return results;
  }

  return [
    endpoint({
      method: 'GET',
      path,
      access: 'public',
      summary: 'The published posts, or those of one window; for staff all of them',
      query: postQuery,
      reply: z.union([arrayOrPage(listedPost), arrayOrPage(staffListedPost)]),
      async handle({ asker, query: { window, ...query }, now, freshness }) {
        if (window === undefined && may(asker, permissions.view)) {
          const listed = await listStaffPosts(rows, media, query, sliceOf(query, LARGEST_STAFF_LIST), timeZone);
          return asArrayOrPage(withRights(listed, asker, permissions), path, query);
        }
        freshness.dependOn('posts', 'categories', 'media');
        freshness.changesAt(await nextPublication(rows, now));
        if (window) return inWindow(window, now, freshness);
        return asArrayOrPage(await listPublicPosts(rows, media, query, now, sliceOf(query, LARGEST_PAGE)), path, query);
      },
    }),
    endpoint({
      method: 'GET',
      path: `${path}{id}/`,
      access: 'public',
      summary: 'One published post, with its whole text; for staff any',
      parameters: identifier,
      reply: z.union([post, staffPost]),
      async handle({ asker, parameters, now, freshness }) {
        freshness.dependOn('posts', 'categories', 'media');
        const forStaff = may(asker, permissions.view);
        const found = forStaff
          ? await store.find(rows, parameters.id)
          : await findPublicPost(rows, media, parameters.id, now);
        if (!found) throw notFound('Blog Not Found');
        const content = sanitise(found.content, publicUrl);
        return forStaff ? { ...found, content, can: rightsOf(asker, permissions) } : { ...found, content };
      },
    }),
    ...writeEndpoints<StaffPost, PostInput>(desk, posts),
    ...draftRoutes(desk, posts),
    endpoint({
      method: 'POST',
      path: `${path}{id}/view/`,
      access: 'public',
      summary: 'Count one reading of a post',
      parameters: identifier,
      handle: ({ parameters, address }) => counts.add('post views', parameters.id, address),
    }),
  ];
}
