import { siteSettings } from '../../domain/site.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { readSiteSettings } from './store.ts';

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
