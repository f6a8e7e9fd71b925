import { type Language, sourceLanguage } from '../../domain/languages.ts';
import { readSettings, type SiteSettings, type SiteSettingsInput } from '../../domain/site.ts';
import type { Database } from '../database/open.ts';
import type { CacheContext } from '../http/cache-context.ts';

const ONLY_ROW = 1;

/** What was made of the last row: every page that is rendered asks for it, and it seldom changes. */
let lastRead = { text: '', updatedAt: '', settings: readSettings({}, null) };

/** The organisation's own settings over the specification's texts. */
export async function readSiteSettings(db: Database): Promise<SiteSettings> {
  const row = await db
    .selectFrom('site_settings')
    .select(['settings', 'updated_at'])
    .where('id', '=', ONLY_ROW)
    .executeTakeFirst();
  if (!row) return readSettings({}, null);
  if (lastRead.text !== row.settings || lastRead.updatedAt !== row.updated_at) {
    const settings = readSettings(JSON.parse(row.settings), row.updated_at);
    lastRead = { text: row.settings, updatedAt: row.updated_at, settings };
  }
  return lastRead.settings;
}

/** The language whose records come first in lists: that of the visitor, if the organisation wants it so. */
export async function languageFirst(
  db: Database,
  language: Language,
  cacheContext: CacheContext,
): Promise<Language | undefined> {
  if (language === sourceLanguage) return undefined;
  cacheContext.addTags('settings');
  return (await readSiteSettings(db)).translated_first ? language : undefined;
}

export async function writeSiteSettings(db: Database, input: SiteSettingsInput, now: string): Promise<void> {
  const { updated_at: _, small_correction: __, ...fields } = input;
  const values = { settings: JSON.stringify(fields), updated_at: now };
  await db
    .insertInto('site_settings')
    .values({ id: ONLY_ROW, ...values })
    .onConflict((known) => known.column('id').doUpdateSet(values))
    .execute();
}
