import { postContract } from '../../domain/api/posts.ts';
import { MAX_PAGE_SIZE, MAX_STAFF_LIST } from '../../domain/listing.ts';
import { type ListedPost, type PostInput, type PostQuery, postsIn, type StaffPost } from '../../domain/post.ts';
import { postFields } from '../../domain/post-fields.ts';
import { staffText } from '../../domain/reply-text.ts';
import { endAsksOf } from '../asks/store.ts';
import { visibilityNamed } from '../collections/visibility.ts';
import { ORDER } from '../database/tag-parts.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { sanitise } from '../html/sanitise.ts';
import type { CacheContext } from '../http/cache-context.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { rightsOf, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, firstOf, sliceOf } from '../resource/listing.ts';
import { dependOnList, withRights } from '../resource/public-list.ts';
import { publishing } from '../resource/publishing.ts';
import type { ResourceStore } from '../resource/store.ts';
import type { Services } from '../services.ts';
import { languageFirst } from '../site/store.ts';
import { endPreviews, makePreview, readPreview } from './preview.ts';
import { listStaffPosts, postStore } from './staff-store.ts';
import { findPublicPost, listPublicPosts } from './store.ts';

/** The part of the cache tag that is the order of the posts in one category. */
const inCategory = (category: number | string | null) => `category/${category}`;

/** Published posts stand in the order of their dates, under their category and their tags. */
const placesOf = ({ status, deleted_at, published_date, category, tags }: StaffPost): Record<string, string> =>
  status === 'published' && !deleted_at
    ? { [ORDER]: JSON.stringify([published_date, category, tags]), [inCategory(category)]: String(published_date) }
    : {};

/** What a list of posts depends on beside them. */
function dependOnPosts(cacheContext: CacheContext, query: Partial<PostQuery>, found: readonly ListedPost[]): void {
  const { category, tag, search, ordering } = query;
  // A category that comes out of the trash is one of posts that show none now.
  cacheContext.addParts('categories', [ORDER]);
  const isNumber = found.some((post) => String(post.category) === category);
  if (category && !isNumber) {
    // What goes by this name can be another category tomorrow.
    cacheContext.addTags('categories');
    cacheContext.addParts('translations', ['categories']);
  }
  if (category && isNumber && !tag && !search && !ordering) cacheContext.addParts('posts', [inCategory(category)]);
  else dependOnList(cacheContext, 'posts', query);
}

/** Links with which people without an account read an unpublished post. */
function previewRoutes({ db, write, config }: Services, store: ResourceStore<StaffPost, PostInput>): Endpoint[] {
  async function draft(id: number): Promise<StaffPost> {
    const found = await store.find(db, id);
    if (!found || found.deleted_at !== null) throw notFound(staffText('postNotFound'));
    return found;
  }

  return [
    implement('POST /posts/{id}/preview/', async ({ currentUser, parameters, now }) => {
      const { id, title } = await draft(parameters.id);
      const made = await makePreview(db, id, currentUser.userId, now, config.secretKey);
      const after = { title, expires_at: made.expires_at };
      await write(currentUser.userId, (unit) =>
        unit.audit({ action: 'make_preview', resource: 'posts', resourceId: id, after }),
      );
      return made;
    }),
    implement('DELETE /posts/{id}/preview/', async ({ currentUser, parameters }) => {
      const { id, title } = await draft(parameters.id);
      await write(currentUser.userId, async (unit) => {
        await endPreviews(unit.db, id);
        await unit.audit({ action: 'end_previews', resource: 'posts', resourceId: id, before: { title } });
      });
    }),
    implement('GET /post-previews/{token}/', async ({ parameters, now, cacheContext }) => {
      cacheContext.doNotCache();
      const id = await readPreview(db, parameters.token, now, config.secretKey);
      if (id === undefined) throw notFound(staffText('postNotFound'));
      const { deleted_at: _, ...found } = await draft(id);
      return { ...found, content: sanitise(found.content, config.publicUrl) };
    }),
  ];
}

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
    placesOf,
    fields: postFields,
    ...publishing('posts', 'posts.publish', staffText('mayNotPublishPosts')),
    async prepare(unit: UnitOfWork, _: unknown, { status, title }: PostInput, before: StaffPost | undefined) {
      if (before && before.status !== 'published' && status === 'published')
        await endAsksOf(unit, { collection: 'posts', record: { id: before.id, title }, publicUrl });
    },
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
        cacheContext.expiresAt(await visibilityNamed('posts', timeZone).nextChange(db, now));
        const first = await languageFirst(db, 'posts', contentLanguage, cacheContext);
        // A window is the same for everybody, whatever else is asked for.
        const asked = window ? {} : query;
        const slice = window ? firstOf(postsIn[window]) : sliceOf(query, MAX_PAGE_SIZE);
        const listed = await listPublicPosts(db, media, { ...asked, first }, now, slice);
        dependOnPosts(cacheContext, asked, listed.results);
        return window ? listed.results : asArrayOrPage(listed, path, query);
      },
    ),
    implement('GET /posts/{id}/', async ({ currentUser, parameters, now, cacheContext }) => {
      cacheContext.addParts('categories', [ORDER]);
      const forStaff = may(currentUser, permissions.view);
      const found = forStaff
        ? await store.find(db, parameters.id)
        : await findPublicPost(db, media, parameters.id, now);
      if (!found) throw notFound(staffText('postNotFound'));
      const content = sanitise(found.content, publicUrl);
      return forStaff ? { ...found, content, can: rightsOf(currentUser, permissions) } : { ...found, content };
    }),
    ...writeEndpoints<StaffPost, PostInput>(services, posts),
    ...previewRoutes(services, store),
    implement('POST /posts/{id}/view/', ({ parameters, address }) => counts.add('post views', parameters.id, address)),
  ];
}
