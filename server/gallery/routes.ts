import { z } from 'zod';
import { galleryItem, galleryItemInput, galleryQuery, staffGalleryItem } from '../../domain/gallery-item.ts';
import { identifier } from '../../domain/identifier.ts';
import { LARGEST_PAGE } from '../../domain/listing.ts';
import { uploadRules } from '../../domain/upload.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';
import { may } from '../identity/asker.ts';
import { rightsOf, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, LARGEST_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { arrayOrPage, withRights } from '../resource/public-list.ts';
import { galleryStore, listStaffItems } from './staff-store.ts';
import { findShownItem, listShownItems } from './store.ts';

export function galleryRoutes(desk: Desk): Endpoint[] {
  const { rows, media, config } = desk;
  const gallery = {
    resource: 'gallery',
    topic: 'gallery',
    path: '/gallery/',
    singular: 'gallery item',
    thing: staffGalleryItem,
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
      async handle({ asker, query, freshness }) {
        if (may(asker, permissions.view)) {
          const listed = await listStaffItems(rows, media, query, sliceOf(query, LARGEST_STAFF_LIST), config.timeZone);
          return asArrayOrPage(withRights(listed, asker, permissions), path, query);
        }
        freshness.dependOn('gallery', 'gallery_categories', 'media');
        const listed = await listShownItems(rows, media, query, sliceOf(query, LARGEST_PAGE));
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
      async handle({ asker, parameters: { id }, freshness }) {
        freshness.dependOn('gallery', 'gallery_categories', 'media');
        const forStaff = may(asker, permissions.view);
        const found = forStaff ? await store.find(rows, id) : await findShownItem(rows, media, id);
        if (!found) throw notFound();
        return forStaff ? { ...found, can: rightsOf(asker, permissions) } : found;
      },
    }),
    ...writeEndpoints(desk, gallery),
  ];
}
