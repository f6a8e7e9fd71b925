import { siteSettings } from '../../domain/site.ts';
import type { Rows } from '../database/open.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';

/** What the organisation has changed, over the specification's texts. */
async function readSiteSettings(rows: Rows) {
  const row = await rows.selectFrom('site_settings').select('settings').where('id', '=', 1).executeTakeFirst();
  return siteSettings.parse(row ? JSON.parse(row.settings) : {});
}

export function siteRoutes({ rows }: Desk): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/site-settings/',
      access: 'public',
      summary: 'What the organisation says of itself',
      reply: siteSettings,
      handle: ({ freshness }) => {
        freshness.dependOn('settings');
        return readSiteSettings(rows);
      },
    }),
  ];
}
