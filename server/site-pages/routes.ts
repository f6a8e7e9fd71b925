import { heldValues } from '../../domain/fields/field-kinds.ts';
import { type SitePage, sitePageFields } from '../../domain/site-page.ts';
import { holdLock } from '../database/lock.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { checkOptimisticLock, stampAfter } from '../resource/optimistic-lock.ts';
import { keepChange } from '../resource/versions.ts';
import type { Services } from '../services.ts';
import { listSitePages, readSitePage, writeSitePage } from './store.ts';

const heldBy = (page: SitePage) => heldValues(sitePageFields, page);

export function sitePageRoutes({ db, write, beginCorrection, config: { publicUrl } }: Services): Endpoint[] {
  return [
    implement('GET /site-pages/', () => listSitePages(db)),
    implement('GET /site-pages/{slug}/', async ({ parameters }) => {
      const page = await readSitePage(db, parameters.slug);
      return { ...page, body: sanitise(page.body, publicUrl) };
    }),
    implement('PUT /site-pages/{slug}/', ({ currentUser, parameters: { slug }, body: { title, body, ...seen } }) =>
      write(currentUser.userId, async (unit) => {
        await holdLock(unit, 'pages');
        const before = await readSitePage(unit.db, slug);
        checkOptimisticLock(seen.updated_at, before);
        const stamp = stampAfter(before.updated_at, unit.now);
        const endCorrection = seen.small_correction && (await beginCorrection(unit, 'site_pages', slug));
        await writeSitePage(unit.db, { slug, title, body: sanitise(body, publicUrl), updated_at: stamp });
        if (endCorrection) await endCorrection();
        const after = await readSitePage(unit.db, slug);
        await unit.audit({ action: 'edit', resource: 'pages', before, after });
        await keepChange(unit.db, { resource: 'site_pages', record: slug }, currentUser.userId, heldBy, {
          before,
          after,
          now: unit.now,
        });
        unit.changes('pages', [slug]);
        return after;
      }),
    ),
  ];
}
