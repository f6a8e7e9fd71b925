import { siteSettings, siteSettingsInput } from '../../domain/site.ts';
import { holdLock } from '../database/lock.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { assertUnchanged, stampAfter } from '../resource/meanwhile.ts';
import { addressMovedMail } from './mails.ts';
import { readSiteSettings, writeSiteSettings } from './store.ts';

export function siteRoutes({ rows, write }: Desk): Endpoint[] {
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
    endpoint({
      method: 'PUT',
      path: '/site-settings/',
      access: 'settings.edit',
      summary: 'Change what the organisation says of itself, all of it at once',
      body: siteSettingsInput,
      reply: siteSettings,
      handle: ({ asker, body }) =>
        write(asker.userId, async (unit) => {
          await holdLock(unit, 'settings');
          const before = await readSiteSettings(unit.rows);
          assertUnchanged(body.updated_at, before);
          await writeSiteSettings(unit.rows, body, stampAfter(before.updated_at, unit.now));
          const after = await readSiteSettings(unit.rows);
          await unit.audit({ action: 'edit', resource: 'settings', before, after });
          const warning = addressMovedMail(before, after, asker.email, unit.now);
          if (warning) await unit.mail(warning);
          await unit.changes('settings');
          return after;
        }),
    }),
  ];
}
