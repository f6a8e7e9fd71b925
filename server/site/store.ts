import { readSettings, type SiteSettings, type SiteSettingsInput } from '../../domain/site.ts';
import type { Rows } from '../database/open.ts';

const ONLY_ROW = 1;

/** What the organisation has changed, over the specification's texts. */
export async function readSiteSettings(rows: Rows): Promise<SiteSettings> {
  const row = await rows
    .selectFrom('site_settings')
    .select(['settings', 'updated_at'])
    .where('id', '=', ONLY_ROW)
    .executeTakeFirst();
  return readSettings(row ? JSON.parse(row.settings) : {}, row?.updated_at ?? null);
}

export async function writeSiteSettings(rows: Rows, input: SiteSettingsInput, now: string): Promise<void> {
  const { updated_at: _, ...fields } = input;
  const values = { settings: JSON.stringify(fields), updated_at: now };
  await rows
    .insertInto('site_settings')
    .values({ id: ONLY_ROW, ...values })
    .onConflict((known) => known.column('id').doUpdateSet(values))
    .execute();
}
