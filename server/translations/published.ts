import type { TranslationLanguage } from '../../domain/languages.ts';
import { translationLanguages } from '../../domain/languages.ts';
import type { TranslatableName } from '../../domain/translation/translatable.ts';
import type { Database } from '../database/open.ts';

const isLanguage = (code: string): code is TranslationLanguage => translationLanguages.some((known) => known === code);

/** The languages in which each record is published, beside the source's. */
export async function publishedLanguages(
  db: Database,
  resource: TranslatableName,
): Promise<Map<string, TranslationLanguage[]>> {
  const found = await db
    .selectFrom('translations')
    .select(['record', 'language'])
    .distinct()
    .where('resource', '=', resource)
    .where('published', 'is not', null)
    .orderBy('language')
    .execute();
  const byRecord = new Map<string, TranslationLanguage[]>();
  for (const { record, language } of found) {
    if (isLanguage(language)) byRecord.set(record, [...(byRecord.get(record) ?? []), language]);
  }
  return byRecord;
}

/** The translated addresses of the pages that staff have added: `7 rw` to `inkuru-yacu`. */
export async function publishedAddresses(db: Database): Promise<Map<string, string>> {
  const found = await db
    .selectFrom('translations')
    .select(['record', 'language', 'published'])
    .where('resource', '=', 'pages')
    .where('field', '=', 'address')
    .where('published', 'is not', null)
    .execute();
  return new Map(found.map(({ record, language, published }) => [`${record} ${language}`, published ?? '']));
}
