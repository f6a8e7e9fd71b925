import { type Language, languages, mainLanguage } from '../../domain/languages.ts';
import { type MainText, mainTexts } from '../../domain/translation/main-text.ts';
import type { TranslatableName } from '../../domain/translation/translatable.ts';
import type { Database } from '../database/open.ts';
import { prepared } from '../database/prepared.ts';
import { languageOf, recordLanguages } from '../languages/record-languages.ts';
import type { Services } from '../services.ts';

const isLanguage = (code: string): code is Language => languages.some((known) => known === code);

/** The published translations of these records of a resource. */
const publishedOf = (db: Database, resource: TranslatableName, records: readonly number[]) =>
  db
    .selectFrom('translations')
    .where('resource', '=', resource)
    .where('language', 'in', languages)
    .where('record', 'in', records.map(String))
    .where('published', 'is not', null);

/** The languages in which each of these records can be read: that of its own words first, then those in which it is published. */
export async function publishedLanguages(
  db: Database,
  resource: TranslatableName,
  records: readonly number[],
): Promise<Map<number, Language[]>> {
  const written = await recordLanguages(db, resource, records);
  const byRecord = new Map(records.map((id) => [id, [languageOf(written, resource, id)]]));
  if (records.length === 0) return byRecord;
  const found = await publishedOf(db, resource, records)
    .select(['record', 'language'])
    .distinct()
    .orderBy('language')
    .execute();
  for (const { record, language } of found) {
    const id = Number(record);
    const known = byRecord.get(id) ?? [];
    if (isLanguage(language) && !known.includes(language)) byRecord.set(id, [...known, language]);
  }
  return byRecord;
}

/** What the address of a record is made of, of its texts. */
export const textInAddress = { pages: 'address', posts: 'title', events: 'title' } as const;

export type AddressedResource = keyof typeof textInAddress;

export const hasAddress = (resource: TranslatableName): resource is AddressedResource =>
  Object.hasOwn(textInAddress, resource);

/** The translations of what the addresses of these records are made of: `7 rw` to `inkuru-yacu`. */
export async function publishedTextsInAddresses(
  db: Database,
  resource: AddressedResource,
  records: readonly number[],
): Promise<Map<string, string>> {
  if (records.length === 0) return new Map();
  const found = await publishedOf(db, resource, records)
    .select(['record', 'language', 'published'])
    .where('field', '=', textInAddress[resource])
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

const writtenOtherwise = prepared((db) =>
  db
    .selectFrom('record_languages')
    .select(['resource', 'record', 'language'])
    .where('resource', 'in', resourcesOfPages),
);

/** The languages in which each fixed page is there whose main text staff write, by its address. */
export async function publishedPages(db: Database): Promise<Map<string, Language[]>> {
  const [found, others] = [await publishedMainTexts(db, {}), await writtenOtherwise(db, {})];
  const isOne = ({ resource, record }: MainText, one: { resource: string; record: string }) =>
    one.resource === resource && (record === undefined || one.record === record);
  const languagesOf = (text: MainText) =>
    languages.filter(
      (language) =>
        found.some((one) => isOne(text, one) && one.field === text.field && one.language === language) ||
        others.some((one) => isOne(text, one) && one.language === language) ||
        (language === mainLanguage() && !(text.record !== undefined && others.some((one) => isOne(text, one)))),
    );
  return new Map(Object.entries(mainTexts).map(([address, text]) => [address, languagesOf(text)]));
}

/** The same as an object, read again only after some translation has changed: every page that is rendered asks for it. */
export function rememberedPages({
  db,
  versions,
}: Pick<Services, 'db' | 'versions'>): () => Promise<Record<string, Language[]>> {
  let known: { version: number; pages: Record<string, Language[]> } | undefined;
  return async () => {
    // The number is read first: what is published while the pages are read makes them be read again.
    const version = versions.of('translations');
    if (known?.version !== version) known = { version, pages: Object.fromEntries(await publishedPages(db)) };
    return known.pages;
  };
}
