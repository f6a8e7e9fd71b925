import { type Language, mainLanguage } from '../../domain/languages.ts';
import { completedSettings, type SiteSettings, type SiteSettingsInput } from '../../domain/site.ts';
import type { Database } from '../database/open.ts';
import type { CacheContext } from '../http/cache-context.ts';

const ONLY_ROW = 1;

/** The settings as they were parsed last. Every page needs them, and the stored row seldom changes. */
let parsed: { text: string; updatedAt: string | null; settings: SiteSettings } | undefined;

/** The organisation's own settings over the specification's texts. */
export async function readSiteSettings(db: Database): Promise<SiteSettings> {
  const row = await db
    .selectFrom('site_settings')
    .select(['settings', 'updated_at'])
    .where('id', '=', ONLY_ROW)
    .executeTakeFirst();
  const { settings: text, updated_at: updatedAt } = row ?? { settings: '{}', updated_at: null };
  if (parsed?.text !== text || parsed.updatedAt !== updatedAt)
    parsed = { text, updatedAt, settings: completedSettings(JSON.parse(text), updatedAt) };
  return parsed.settings;
}

/** The language whose records come first in lists: that of the visitor, if the organisation wants it so. */
export async function languageFirst(
  db: Database,
  resource: 'posts' | 'gallery',
  language: Language,
  cacheContext: CacheContext,
): Promise<Language | undefined> {
  if (language === mainLanguage()) return undefined;
  cacheContext.addTags('settings');
  if (!(await readSiteSettings(db)).translated_first) return undefined;
  cacheContext.addParts('translations', [resource]);
  return language;
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
