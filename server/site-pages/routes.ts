import { sitePage, sitePageSlug } from '../../domain/site-page.ts';
import type { Desk } from '../desk.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { readSitePage } from './store.ts';

export function sitePageRoutes({ rows, config: { publicUrl } }: Desk): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/pages/{slug}/',
      access: 'public',
      summary: 'One of the pages whose whole text staff write',
      parameters: sitePageSlug,
      reply: sitePage,
      async handle({ parameters, freshness }) {
        freshness.dependOn('pages');
        const page = await readSitePage(rows, parameters.slug);
        return { ...page, body: sanitise(page.body, publicUrl) };
      },
    }),
  ];
}
