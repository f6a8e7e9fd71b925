import { z } from 'zod';
import { identifier } from '../../domain/identifier.ts';
import { LARGEST_PAGE } from '../../domain/listing.ts';
import {
  listedPlainPage,
  type PlainPageInput,
  plainPage,
  plainPageAddress,
  plainPageInput,
  plainPageQuery,
  type StaffPlainPage,
  staffListedPlainPage,
  staffPlainPage,
} from '../../domain/plain-page.ts';
import type { Desk } from '../desk.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';
import { may } from '../identity/asker.ts';
import { rightsOf, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, LARGEST_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { arrayOrPage, withRights } from '../resource/public-list.ts';
import { publishing } from '../resource/publishing.ts';
import { listStaffPages, plainPageStore } from './staff-store.ts';
import { findPageAt, findPublicPage, listPublicPages, nextPagePublication } from './store.ts';

/** The pages that staff write and name themselves. Those that the site always has are in `site-pages`. */
export function plainPageRoutes(desk: Desk): Endpoint[] {
  const { rows, config } = desk;
  const pages = {
    resource: 'pages',
    topic: 'pages',
    path: '/pages/',
    singular: 'page',
    thing: staffPlainPage,
    input: plainPageInput,
    store: plainPageStore(config.publicUrl),
    ...publishing(
      'pages',
      'pages.publish',
      'You may write pages, but not publish them or take them back. Save it as a draft.',
    ),
    permissions: { view: 'pages.view', create: 'pages.create', edit: 'pages.edit', delete: 'pages.delete' },
  } as const;
  const { path, permissions, store } = pages;
  const shown = <Page extends { content: string }>(page: Page): Page => ({
    ...page,
    content: sanitise(page.content, config.publicUrl),
  });

  return [
    endpoint({
      method: 'GET',
      path,
      access: 'public',
      summary: 'The published pages that staff have added; for staff all of them',
      query: plainPageQuery,
      reply: z.union([arrayOrPage(listedPlainPage), arrayOrPage(staffListedPlainPage)]),
      async handle({ asker, query, now, freshness }) {
        if (may(asker, permissions.view)) {
          const listed = await listStaffPages(rows, query, sliceOf(query, LARGEST_STAFF_LIST));
          return asArrayOrPage(withRights(listed, asker, permissions), path, query);
        }
        freshness.dependOn('pages');
        freshness.changesAt(await nextPagePublication(rows, now));
        return asArrayOrPage(await listPublicPages(rows, query, now, sliceOf(query, LARGEST_PAGE)), path, query);
      },
    }),
    endpoint({
      method: 'GET',
      path: `${path}at/{address}/`,
      access: 'public',
      summary: 'The published page at an address below the site’s root, with its whole text',
      parameters: plainPageAddress,
      reply: plainPage,
      async handle({ parameters: { address }, now, freshness }) {
        freshness.dependOn('pages');
        const found = await findPageAt(rows, address, now);
        if (!found) throw notFound('Page not found');
        return shown(found);
      },
    }),
    endpoint({
      method: 'GET',
      path: `${path}{id}/`,
      access: 'public',
      summary: 'One published page, with its whole text; for staff any',
      parameters: identifier,
      reply: z.union([plainPage, staffPlainPage]),
      async handle({ asker, parameters: { id }, now, freshness }) {
        freshness.dependOn('pages');
        const forStaff = may(asker, permissions.view);
        const found = forStaff ? await store.find(rows, id) : await findPublicPage(rows, id, now);
        if (!found) throw notFound('Page not found');
        return forStaff ? { ...shown(found), can: rightsOf(asker, permissions) } : shown(found);
      },
    }),
    ...writeEndpoints<StaffPlainPage, PlainPageInput>(desk, pages),
  ];
}
