import { z } from 'zod';
import { galleryItem, galleryQuery } from '../../domain/gallery-item.ts';
import { identifier } from '../../domain/identifier.ts';
import { LARGEST_PAGE, pageOf } from '../../domain/listing.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';
import { asArrayOrPage, sliceOf } from '../resource/listing.ts';
import { findShownItem, listShownItems } from './store.ts';

export function galleryRoutes({ rows, media }: Desk): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/gallery/',
      access: 'public',
      summary: 'The photos and videos visitors may see',
      query: galleryQuery,
      reply: z.union([z.array(galleryItem), pageOf(galleryItem)]),
      async handle({ query, freshness }) {
        freshness.dependOn('gallery', 'media');
        const listed = await listShownItems(rows, media, query, sliceOf(query, LARGEST_PAGE));
        return asArrayOrPage(listed, '/gallery/', query);
      },
    }),
    endpoint({
      method: 'GET',
      path: '/gallery/{id}/',
      access: 'public',
      summary: 'One photo or video visitors may see',
      parameters: identifier,
      reply: galleryItem,
      async handle({ parameters, freshness }) {
        freshness.dependOn('gallery', 'media');
        const found = await findShownItem(rows, media, parameters.id);
        if (!found) throw notFound();
        return found;
      },
    }),
  ];
}
