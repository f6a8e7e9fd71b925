import { z } from 'zod';
import { listedSitePage, sitePage, sitePageInput, sitePageSlug } from '../../domain/site-page.ts';
import { holdLock } from '../database/lock.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { checkOptimisticLock, stampAfter } from '../resource/optimistic-lock.ts';
import type { Services } from '../services.ts';
import { listSitePages, readSitePage, writeSitePage } from './store.ts';

export function sitePageRoutes({ db, write, config: { publicUrl } }: Services): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/site-pages/',
      access: 'pages.view',
      summary: 'The pages whose whole text staff write',
      reply: z.array(listedSitePage),
      handle: () => listSitePages(db),
    }),
    endpoint({
      method: 'GET',
      path: '/site-pages/{slug}/',
      access: 'public',
      summary: 'One of the pages whose whole text staff write',
      parameters: sitePageSlug,
      reply: sitePage,
      async handle({ parameters, cacheContext }) {
        cacheContext.addTags('pages');
        const page = await readSitePage(db, parameters.slug);
        return { ...page, body: sanitise(page.body, publicUrl) };
      },
    }),
    endpoint({
      method: 'PUT',
      path: '/site-pages/{slug}/',
      access: 'pages.publish',
      summary: 'Write one of these pages, which visitors read at once',
      parameters: sitePageSlug,
      body: sitePageInput,
      reply: sitePage,
      handle: ({ currentUser, parameters: { slug }, body: { updated_at, title, body } }) =>
        write(currentUser.userId, async (unit) => {
          await holdLock(unit, 'pages');
          const before = await readSitePage(unit.db, slug);
          checkOptimisticLock(updated_at, before);
          const stamp = stampAfter(before.updated_at, unit.now);
          await writeSitePage(unit.db, { slug, title, body: sanitise(body, publicUrl), updated_at: stamp });
          const after = await readSitePage(unit.db, slug);
          await unit.audit({ action: 'edit', resource: 'pages', before, after });
          await unit.changes('pages');
          return after;
        }),
    }),
  ];
}
