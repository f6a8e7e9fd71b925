import { mainLanguage, splitLanguage } from '../../domain/languages.ts';
import type { SiteSettings } from '../../domain/site.ts';
import { standardPageAt } from '../../domain/standard-page.ts';
import type { Database } from '../database/open.ts';
import type { CacheContext } from '../http/cache-context.ts';
import type { Services } from '../services.ts';
import { standardPageLeads } from './leads.ts';

/** Where visitors of a path are led; null where its page is switched off, undefined where something is to be read there. */
export type LedFrom = (pathname: string, cacheContext?: CacheContext) => Promise<string | null | undefined>;

/**
 * Finds where standard pages lead that are replaced, in the language of their address; in the main one where visitors are not offered
 * that, so that they are led on once.
 */
export function ledFrom(
  services: Pick<Services, 'db' | 'versions' | 'clock'>,
  readSettings: (db: Database) => Promise<Pick<SiteSettings, 'languages'>>,
): LedFrom {
  const { db, clock } = services;
  const leadsIn = standardPageLeads(services);
  return async (pathname, cacheContext) => {
    const { language, path } = splitLanguage(pathname);
    const name = standardPageAt(path);
    if (name === undefined) return undefined;
    const now = clock();
    const led = (await leadsIn(language, now, cacheContext)).get(name);
    if (typeof led !== 'string' || language === mainLanguage()) return led;
    const isOffered = (await readSettings(db)).languages.includes(language);
    return isOffered ? led : (await leadsIn(mainLanguage(), now, cacheContext)).get(name);
  };
}
