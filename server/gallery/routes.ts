import { z } from 'zod';
import { galleryItem, galleryItemInput, galleryQuery, staffGalleryItem } from '../../domain/gallery-item.ts';
import { identifier } from '../../domain/identifier.ts';
import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { uploadRules } from '../../domain/upload.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { rightsOf, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, MAX_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { arrayOrPage, withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { galleryStore, listStaffItems } from './staff-store.ts';
import { findShownItem, listShownItems } from './store.ts';

export function galleryRoutes(services: Services): Endpoint[] {
  const { db, media, config } = services;
  const gallery = {
    resource: 'gallery',
    cacheTag: 'gallery',
    path: '/gallery/',
    singular: 'gallery item',
    record: staffGalleryItem,
    input: galleryItemInput,
    store: galleryStore(media),
    permissions: {
      view: 'gallery.view',
      create: 'gallery.create',
      edit: 'gallery.edit',
      delete: 'gallery.delete',
    },
    files: {
      image: { rule: uploadRules.galleryPicture, into: 'media_id' },
      thumbnail: { rule: uploadRules.galleryPicture, into: 'thumbnail_media_id' },
    },
  } as const;
  const { path, permissions, store } = gallery;
  return [
    endpoint({
      method: 'GET',
      path,
      access: 'public',
      summary: 'The photos and videos visitors may see; for staff all of them',
      query: galleryQuery,
      reply: z.union([arrayOrPage(galleryItem), arrayOrPage(staffGalleryItem)]),
      async handle({ currentUser, query, cacheContext }) {
        if (may(currentUser, permissions.view)) {
          const listed = await listStaffItems(db, media, query, sliceOf(query, MAX_STAFF_LIST), config.timeZone);
          return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
        }
        cacheContext.addTags('gallery', 'gallery_categories', 'media');
        const listed = await listShownItems(db, media, query, sliceOf(query, MAX_PAGE_SIZE));
        return asArrayOrPage(listed, path, query);
      },
    }),
    endpoint({
      method: 'GET',
      path: `${path}{id}/`,
      access: 'public',
      summary: 'One photo or video visitors may see; for staff any',
      parameters: identifier,
      reply: z.union([galleryItem, staffGalleryItem]),
      async handle({ currentUser, parameters: { id }, cacheContext }) {
        cacheContext.addTags('gallery', 'gallery_categories', 'media');
        const forStaff = may(currentUser, permissions.view);
        const found = forStaff ? await store.find(db, id) : await findShownItem(db, media, id);
        if (!found) throw notFound();
        return forStaff ? { ...found, can: rightsOf(currentUser, permissions) } : found;
      },
    }),
    ...writeEndpoints(services, gallery),
  ];
}
