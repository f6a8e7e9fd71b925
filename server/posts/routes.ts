import { z } from 'zod';
import { startOfDay } from '../../domain/calendar.ts';
import { identifier } from '../../domain/identifier.ts';
import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
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
import { sanitise } from '../html/sanitise.ts';
import type { CacheContext } from '../http/cache-context.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { rightsOf, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, firstOf, MAX_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { arrayOrPage, withRights } from '../resource/public-list.ts';
import { publishing } from '../resource/publishing.ts';
import type { Services } from '../services.ts';
import { draftRoutes } from './draft-routes.ts';
import { listStaffPosts, postStore } from './staff-store.ts';
import { findPublicPost, listPublicPosts, nextPublication } from './store.ts';

export function postRoutes(services: Services): Endpoint[] {
  const {
    db,
    media,
    counts,
    config: { timeZone, publicUrl },
  } = services;
  const posts = {
    resource: 'posts',
    cacheTag: 'posts',
    path: '/posts/',
    singular: 'post',
    record: staffPost,
    input: postInput,
    store: postStore(services),
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
  async function inWindow(window: PostWindow, now: Date, cacheContext: CacheContext) {
    cacheContext.expiresAt(startOfDay(now, timeZone, 1));
    const { createdUpTo, most } = postRange(window, now, timeZone);
    const { results } = await listPublicPosts(db, media, { createdUpTo }, now, firstOf(most));
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
      async handle({ currentUser, query: { window, ...query }, now, cacheContext }) {
        if (window === undefined && may(currentUser, permissions.view)) {
          const listed = await listStaffPosts(db, media, query, sliceOf(query, MAX_STAFF_LIST), timeZone);
          return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
        }
        cacheContext.addTags('posts', 'categories', 'media');
        cacheContext.expiresAt(await nextPublication(db, now));
        if (window) return inWindow(window, now, cacheContext);
        return asArrayOrPage(await listPublicPosts(db, media, query, now, sliceOf(query, MAX_PAGE_SIZE)), path, query);
      },
    }),
    endpoint({
      method: 'GET',
      path: `${path}{id}/`,
      access: 'public',
      summary: 'One published post, with its whole text; for staff any',
      parameters: identifier,
      reply: z.union([post, staffPost]),
      async handle({ currentUser, parameters, now, cacheContext }) {
        cacheContext.addTags('posts', 'categories', 'media');
        const forStaff = may(currentUser, permissions.view);
        const found = forStaff
          ? await store.find(db, parameters.id)
          : await findPublicPost(db, media, parameters.id, now);
        if (!found) throw notFound('Blog Not Found');
        const content = sanitise(found.content, publicUrl);
        return forStaff ? { ...found, content, can: rightsOf(currentUser, permissions) } : { ...found, content };
      },
    }),
    ...writeEndpoints<StaffPost, PostInput>(services, posts),
    ...draftRoutes(services, posts),
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
