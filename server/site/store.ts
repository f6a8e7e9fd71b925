import { type SiteSettings, siteSettings } from '../../domain/site.ts';
import type { Rows } from '../database/open.ts';

/** What the organisation has changed, over the specification's texts. */
export async function readSiteSettings(rows: Rows): Promise<SiteSettings> {
  const row = await rows.selectFrom('site_settings').select('settings').where('id', '=', 1).executeTakeFirst();
  return siteSettings.parse(row ? JSON.parse(row.settings) : {});
}
