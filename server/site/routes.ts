import { z } from 'zod';
import { siteFields, siteSettings, siteSettingsInput } from '../../domain/site.ts';
import { siteFactName, unconfirmedFact } from '../../domain/site-fact.ts';
import { holdLock } from '../database/lock.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { conflict } from '../http/refusal.ts';
import { assertUnchanged, stampAfter } from '../resource/meanwhile.ts';
import { confirmFacts, unconfirmedFacts, unconfirmFact } from './facts.ts';
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
          const changed = siteFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
          await confirmFacts(unit, changed);
          await unit.audit({ action: 'edit', resource: 'settings', before, after });
          const warning = addressMovedMail(before, after, asker.email, unit.now);
          if (warning) await unit.mail(warning);
          await unit.changes('settings');
          return after;
        }),
    }),
    endpoint({
      method: 'POST',
      path: '/site-facts/{fact}/confirm/',
      access: 'settings.edit',
      summary: 'Confirm something that the site says by itself',
      parameters: siteFactName,
      reply: z.array(unconfirmedFact),
      handle: ({ asker, parameters: { fact } }) =>
        write(asker.userId, async (unit) => {
          await holdLock(unit, 'settings');
          const own = (await unconfirmedFacts(unit.rows)).find((open) => open.fact === fact);
          if (own?.state === 'sample') throw conflict('This is the sample organisation’s. Enter your own.');
          if (own !== undefined) {
            await confirmFacts(unit, [fact]);
            await unit.audit({ action: 'confirm', resource: 'settings', after: own });
          }
          return unconfirmedFacts(unit.rows);
        }),
    }),
    endpoint({
      method: 'POST',
      path: '/site-facts/{fact}/unconfirm/',
      access: 'settings.edit',
      summary: 'Take back that something was confirmed',
      parameters: siteFactName,
      reply: z.array(unconfirmedFact),
      handle: ({ asker, parameters: { fact } }) =>
        write(asker.userId, async (unit) => {
          await holdLock(unit, 'settings');
          await unconfirmFact(unit, fact);
          const facts = await unconfirmedFacts(unit.rows);
          await unit.audit({
            action: 'unconfirm',
            resource: 'settings',
            before: facts.find((open) => open.fact === fact),
          });
          return facts;
        }),
    }),
  ];
}
