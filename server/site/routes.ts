import { addresses } from '../../domain/addresses.ts';
import { heldValues } from '../../domain/fields/field-kinds.ts';
import type { Language } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import { noticeMailbox, type SiteSettings } from '../../domain/site.ts';
import { factFields, settingWords } from '../../domain/site-fact.ts';
import { siteSettingsFields } from '../../domain/site-settings-fields.ts';
import type { StandardPageName } from '../../domain/standard-page.ts';
import { holdLock } from '../database/lock.ts';
import type { Mail } from '../database/unit-of-work.ts';
import { expiry, noticeWords } from '../forms/mails.ts';
import type { CacheContext } from '../http/cache-context.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { conflict } from '../http/http-error.ts';
import { noteFormerAddresses } from '../identity/former-addresses.ts';
import { checkOptimisticLock, stampAfter } from '../resource/optimistic-lock.ts';
import { keepChange } from '../resource/versions.ts';
import type { Services } from '../services.ts';
import { confirmFacts, unconfirmedFacts, unconfirmFact } from './facts.ts';
import { readSiteSettings, writeSiteSettings } from './store.ts';

/**
 * The mail to the previous address for visitors' messages, whose owner can still tell that something is wrong. Undefined if
 * the address stays, or was a placeholder.
 */
function addressMovedMail(before: SiteSettings, after: SiteSettings, by: string, now: string): Mail | undefined {
  const recipient = noticeMailbox(before);
  if (after.email === before.email || recipient === null) return undefined;
  // In the language that its readers know: whoever takes the mailbox away may have changed that too.
  const words = noticeWords(before).staffMails;
  const body =
    after.email === '' ? words.mailboxRemoved(before.name, by) : words.mailboxChanged(before.name, after.email, by);
  return { recipient, subject: words.mailboxChangedSubject, body, expiresAt: expiry(now) };
}

const heldBy = (settings: SiteSettings) => heldValues(siteSettingsFields, settings);

/** Where visitors are led from the standard pages that are not shown; null for one that is switched off. */
type LeadsIn = (
  language: Language,
  now: Date,
  cacheContext: CacheContext,
) => Promise<ReadonlyMap<StandardPageName, string | null>>;

export function siteRoutes({ db, write, beginCorrection }: Services, leadsIn: LeadsIn): Endpoint[] {
  return [
    implement('GET /site-settings/', async ({ cacheContext, contentLanguage, now }) => {
      const leads = await leadsIn(contentLanguage, now, cacheContext);
      const settings = await readSiteSettings(db);
      if (leads.size === 0) return settings;
      return { ...settings, page_leads: Object.fromEntries([...leads].map(([name, to]) => [addresses[name], to])) };
    }),
    implement('PUT /site-settings/', ({ currentUser, body }) =>
      write(currentUser.userId, async (unit) => {
        await holdLock(unit, 'settings');
        const before = await readSiteSettings(unit.db);
        checkOptimisticLock(body.updated_at, before);
        const endCorrection = body.small_correction && (await beginCorrection(unit, 'settings', 'settings'));
        await writeSiteSettings(unit.db, body, stampAfter(before.updated_at, unit.now));
        if (endCorrection) await endCorrection();
        const after = await readSiteSettings(unit.db);
        const changed = factFields.filter((field) => settingWords(field, before) !== settingWords(field, after));
        await confirmFacts(unit, changed);
        const contacts = ['email', 'phone'] as const;
        const former = contacts.filter((field) => before[field] !== after[field]).map((field) => before[field]);
        await noteFormerAddresses(unit, null, former);
        await unit.audit({ action: 'edit', resource: 'settings', before, after });
        await keepChange(unit.db, { resource: 'settings', record: 'settings' }, currentUser.userId, heldBy, {
          before,
          after,
          now: unit.now,
        });
        const warning = addressMovedMail(before, after, currentUser.email, unit.now);
        if (warning) await unit.mail(warning);
        unit.changes('settings');
        return after;
      }),
    ),
    implement('POST /site-facts/{fact}/confirm/', ({ currentUser, parameters: { fact } }) =>
      write(currentUser.userId, async (unit) => {
        await holdLock(unit, 'settings');
        const own = (await unconfirmedFacts(unit.db)).find((open) => open.fact === fact);
        if (own?.state === 'sample') throw conflict(staffText('sampleData'));
        if (own !== undefined) {
          await confirmFacts(unit, [fact]);
          await unit.audit({ action: 'confirm', resource: 'settings', after: own });
        }
        return unconfirmedFacts(unit.db);
      }),
    ),
    implement('POST /site-facts/{fact}/unconfirm/', ({ currentUser, parameters: { fact } }) =>
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
    ),
  ];
}
