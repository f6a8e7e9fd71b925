import type { TranslationLanguage } from '../../domain/languages.ts';
import { translationLanguages } from '../../domain/languages.ts';
import { type MainText, mainTexts } from '../../domain/translation/main-text.ts';
import type { TranslatableName } from '../../domain/translation/translatable.ts';
import type { Database } from '../database/open.ts';
import { prepared } from '../database/prepared.ts';
import type { Services } from '../services.ts';

const isLanguage = (code: string): code is TranslationLanguage => translationLanguages.some((known) => known === code);

/** The published translations of these records of a resource. */
const publishedOf = (db: Database, resource: TranslatableName, records: readonly number[]) =>
  db
    .selectFrom('translations')
    .where('resource', '=', resource)
    .where('language', 'in', translationLanguages)
    .where('record', 'in', records.map(String))
    .where('published', 'is not', null);

/** The languages in which each of these records is published, beside the source's. */
export async function publishedLanguages(
  db: Database,
  resource: TranslatableName,
  records: readonly number[],
): Promise<Map<number, TranslationLanguage[]>> {
  const byRecord = new Map<number, TranslationLanguage[]>();
  if (records.length === 0) return byRecord;
  const found = await publishedOf(db, resource, records)
    .select(['record', 'language'])
    .distinct()
    .orderBy('language')
    .execute();
  for (const { record, language } of found) {
    const id = Number(record);
    if (isLanguage(language)) byRecord.set(id, [...(byRecord.get(id) ?? []), language]);
  }
  return byRecord;
}

/** The translated addresses of these pages that staff have added: `7 rw` to `inkuru-yacu`. */
export async function publishedAddresses(db: Database, records: readonly number[]): Promise<Map<string, string>> {
  if (records.length === 0) return new Map();
  const found = await publishedOf(db, 'pages', records)
    .select(['record', 'language', 'published'])
    .where('field', '=', 'address')
    .execute();
  return new Map(found.map(({ record, language, published }) => [`${record} ${language}`, published ?? '']));
}

const allMainTexts = Object.values(mainTexts);

/** The resources of which a translation can decide in which languages a fixed page is there. */
export const resourcesOfPages: readonly TranslatableName[] = [...new Set(allMainTexts.map(({ resource }) => resource))];

const publishedMainTexts = prepared((db) =>
  db
    .selectFrom('translations')
    .select(['resource', 'record', 'field', 'language'])
    .where('resource', 'in', resourcesOfPages)
    .where(
      'field',
      'in',
      allMainTexts.map(({ field }) => field),
    )
    .where('published', 'is not', null),
);

/** The languages beside the source's in which each fixed page is there whose main text staff write, by its address in English. */
export async function publishedPages(db: Database): Promise<Map<string, TranslationLanguage[]>> {
  const found = await publishedMainTexts(db, {});
  const languagesOf = ({ resource, record, field }: MainText) =>
    translationLanguages.filter((language) =>
      found.some(
        (one) =>
          one.resource === resource &&
          one.field === field &&
          one.language === language &&
          (record === undefined || one.record === record),
      ),
    );
  return new Map(Object.entries(mainTexts).map(([address, text]) => [address, languagesOf(text)]));
}

/** The same as an object, read again only after some translation has changed: every page that is rendered asks for it. */
export function rememberedPages({
  db,
  versions,
}: Pick<Services, 'db' | 'versions'>): () => Promise<Record<string, TranslationLanguage[]>> {
  let known: { version: number; pages: Record<string, TranslationLanguage[]> } | undefined;
  return async () => {
    // The number is read first: what is published while the pages are read makes them be read again.
    const version = versions.of('translations');
    if (known?.version !== version) known = { version, pages: Object.fromEntries(await publishedPages(db)) };
    return known.pages;
  };
}
