import { holdLock } from '../database/lock.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { checkOptimisticLock, stampAfter } from '../resource/optimistic-lock.ts';
import type { Services } from '../services.ts';
import { listSitePages, readSitePage, writeSitePage } from './store.ts';

export function sitePageRoutes({ db, write, config: { publicUrl } }: Services): Endpoint[] {
  return [
    implement('GET /site-pages/', () => listSitePages(db)),
    implement('GET /site-pages/{slug}/', async ({ parameters, cacheContext }) => {
      cacheContext.addTags('pages');
      const page = await readSitePage(db, parameters.slug);
      return { ...page, body: sanitise(page.body, publicUrl) };
    }),
    implement('PUT /site-pages/{slug}/', ({ currentUser, parameters: { slug }, body: { updated_at, title, body } }) =>
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
    ),
  ];
}
