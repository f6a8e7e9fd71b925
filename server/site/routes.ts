import { z } from 'zod';
import { siteFields, siteSettings, siteSettingsInput } from '../../domain/site.ts';
import { siteFactName, unconfirmedFact } from '../../domain/site-fact.ts';
import { holdLock } from '../database/lock.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { conflict } from '../http/http-error.ts';
import { checkOptimisticLock, stampAfter } from '../resource/optimistic-lock.ts';
import type { Services } from '../services.ts';
import { confirmFacts, unconfirmedFacts, unconfirmFact } from './facts.ts';
import { addressMovedMail } from './mails.ts';
import { readSiteSettings, writeSiteSettings } from './store.ts';

export function siteRoutes({ db, write }: Services): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/site-settings/',
      access: 'public',
      summary: 'What the organisation says of itself',
      reply: siteSettings,
      handle: ({ cacheContext }) => {
        cacheContext.addTags('settings');
        return readSiteSettings(db);
      },
    }),
    endpoint({
      method: 'PUT',
      path: '/site-settings/',
      access: 'settings.edit',
      summary: 'Change what the organisation says of itself, all of it at once',
      body: siteSettingsInput,
      reply: siteSettings,
      handle: ({ currentUser, body }) =>
        write(currentUser.userId, async (unit) => {
          await holdLock(unit, 'settings');
          const before = await readSiteSettings(unit.db);
          checkOptimisticLock(body.updated_at, before);
          await writeSiteSettings(unit.db, body, stampAfter(before.updated_at, unit.now));
          const after = await readSiteSettings(unit.db);
          const changed = siteFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
          await confirmFacts(unit, changed);
          await unit.audit({ action: 'edit', resource: 'settings', before, after });
          const warning = addressMovedMail(before, after, currentUser.email, unit.now);
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
      handle: ({ currentUser, parameters: { fact } }) =>
        write(currentUser.userId, async (unit) => {
          await holdLock(unit, 'settings');
          const own = (await unconfirmedFacts(unit.db)).find((open) => open.fact === fact);
          if (own?.state === 'sample') throw conflict('This is the sample organisation’s. Enter your own.');
          if (own !== undefined) {
            await confirmFacts(unit, [fact]);
            await unit.audit({ action: 'confirm', resource: 'settings', after: own });
          }
          return unconfirmedFacts(unit.db);
        }),
    }),
    endpoint({
      method: 'POST',
      path: '/site-facts/{fact}/unconfirm/',
      access: 'settings.edit',
      summary: 'Take back that something was confirmed',
      parameters: siteFactName,
      reply: z.array(unconfirmedFact),
      handle: ({ currentUser, parameters: { fact } }) =>
        write(currentUser.userId, async (unit) => {
          await holdLock(unit, 'settings');
          await unconfirmFact(unit, fact);
          const facts = await unconfirmedFacts(unit.db);
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
