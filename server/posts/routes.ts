import { postContract } from '../../domain/api/posts.ts';
import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { type PostInput, postsIn, type StaffPost } from '../../domain/post.ts';
import { staffText } from '../../domain/reply-text.ts';
import { sanitise } from '../html/sanitise.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { rightsOf, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, firstOf, MAX_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import { nextPublication, publishing } from '../resource/publishing.ts';
import type { Services } from '../services.ts';
import { languageFirst } from '../site/store.ts';
import { draftRoutes } from './draft-routes.ts';
import { listStaffPosts, postStore } from './staff-store.ts';
import { findPublicPost, listPublicPosts } from './store.ts';

export function postRoutes(services: Services): Endpoint[] {
  const {
    db,
    media,
    counts,
    config: { timeZone, publicUrl },
  } = services;
  const posts = {
    ...postContract,
    resource: 'posts',
    cacheTag: 'posts',
    store: postStore(services),
    versioned: ({ title, excerpt, content }: StaffPost) => ({ title, excerpt, content }),
    ...publishing('posts', 'posts.publish', staffText('mayNotPublishPosts')),
  } as const;
  const { path, permissions, store } = posts;

  return [
    implement(
      'GET /posts/',
      async ({ currentUser, query: { window, ...query }, now, cacheContext, contentLanguage }) => {
        if (window === undefined && may(currentUser, permissions.view)) {
          const listed = await listStaffPosts(db, media, query, sliceOf(query, MAX_STAFF_LIST), timeZone);
          return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
        }
        cacheContext.addTags('posts', 'categories', 'media');
        cacheContext.expiresAt(await nextPublication(db, 'posts', now));
        const first = await languageFirst(db, contentLanguage, cacheContext);
        // A window is the same for everybody, whatever else is asked for.
        if (window) return (await listPublicPosts(db, media, { first }, now, firstOf(postsIn[window]))).results;
        return asArrayOrPage(
          await listPublicPosts(db, media, { ...query, first }, now, sliceOf(query, MAX_PAGE_SIZE)),
          path,
          query,
        );
      },
    ),
    implement('GET /posts/{id}/', async ({ currentUser, parameters, now, cacheContext }) => {
      cacheContext.addTags('posts', 'categories', 'media');
      const forStaff = may(currentUser, permissions.view);
      const found = forStaff
        ? await store.find(db, parameters.id)
        : await findPublicPost(db, media, parameters.id, now);
      if (!found) throw notFound(staffText('postNotFound'));
      const content = sanitise(found.content, publicUrl);
      return forStaff ? { ...found, content, can: rightsOf(currentUser, permissions) } : { ...found, content };
    }),
    ...writeEndpoints<StaffPost, PostInput>(services, posts),
    ...draftRoutes(services, posts),
    implement('POST /posts/{id}/view/', ({ parameters, address }) => counts.add('post views', parameters.id, address)),
  ];
}
