import { type Language, sourceLanguage } from '../../domain/languages.ts';
import { type Translatable, type TranslatableName, translatables } from '../../domain/translation/translatable.ts';
import type { Database } from '../database/open.ts';
import { given, givenEach, prepared } from '../database/prepared.ts';
import type { CacheContext } from '../http/cache-context.ts';
import type { TextsOfRecord, Translate } from '../http/dispatcher.ts';
import type { Services } from '../services.ts';
import { fingerprintOf } from './fingerprint.ts';
import { rememberedPages, resourcesOfPages } from './published.ts';
import { SETTINGS } from './sources.ts';
import { pagesPart, partOf } from './store.ts';
import { cleanText, textAt, textsOfRecord, withText } from './texts-of-record.ts';

// A visitor's reply in another language: the texts of its records are replaced by their translations, wherever they stand in
// it. The calls name what they answer, and know nothing else of languages.

const byName = new Map<TranslatableName, Translatable>(translatables.map((one) => [one.resource, one]));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The number of a record, or what it has in place of one. */
function nameOf(resource: TranslatableName, record: Record<string, unknown>): string {
  if (resource === 'settings') return SETTINGS;
  return String(resource === 'site_pages' ? record.slug : record.id);
}

/** The names of the records of each resource. */
type Names = Map<TranslatableName, Set<string>>;

/** Finds the records in a reply: in a list, in a part of a list, or alone, and in each of their parts. */
function collect(value: unknown, resource: TranslatableName, names: Names): void {
  const list = Array.isArray(value) ? value : isRecord(value) ? value.results : undefined;
  if (Array.isArray(list)) {
    for (const one of list) collect(one, resource, names);
    return;
  }
  if (!isRecord(value)) return;
  names.set(resource, (names.get(resource) ?? new Set()).add(nameOf(resource, value)));
  const { parts, cards } = byName.get(resource) ?? {};
  for (const [key, part] of Object.entries({ ...parts, ...cards })) collect(value[key], part, names);
}

function recordsIn(reply: unknown, resource: TranslatableName): Names {
  const names: Names = new Map();
  collect(reply, resource, names);
  return names;
}

/** A reply depends on the records it shows, and on their texts in its language. */
function dependOnRecords(cacheContext: CacheContext, names: Names, language: Language): void {
  for (const [resource, records] of names) {
    cacheContext.addParts(resource === 'site_pages' ? 'pages' : resource, records);
    if (language === sourceLanguage) continue;
    cacheContext.addParts(
      'translations',
      Array.from(records, (record) => partOf(resource, record, language)),
    );
  }
}

const publishedTexts = prepared((db, count: number) =>
  db
    .selectFrom('translations')
    .select(['record', 'field', 'published', 'published_fingerprint'])
    .where('resource', '=', given<string>('resource'))
    .where('language', '=', given<string>('language'))
    .where('record', 'in', givenEach<string>('records', count))
    .where('published', 'is not', null),
);

interface PublishedText {
  text: string;
  fingerprint: string | null;
}

/** The published texts of a record by their fields. */
type Texts = ReadonlyMap<string, PublishedText>;

/** The texts of all records that were found, by resource and record: the published ones, but for a record with others. */
async function readTexts(db: Database, language: Language, names: Names, instead?: TextsOfRecord) {
  const texts = new Map<string, Map<string, PublishedText>>();
  for (const [resource, records] of names) {
    const rows = await publishedTexts(db, { resource, language, records: [...records] }, records.size);
    for (const { record, field, published, published_fingerprint } of rows) {
      const key = `${resource} ${record}`;
      const ofRecord = texts.get(key) ?? new Map<string, PublishedText>();
      texts.set(key, ofRecord.set(field, { text: published ?? '', fingerprint: published_fingerprint }));
    }
  }
  return instead ? new Map<string, Texts>([...texts, [`${instead.resource} ${instead.record}`, instead.texts]]) : texts;
}

const none: Texts = new Map();

/** One record in the language. A text that nobody has translated stays, and is named. */
function translated(
  record: Record<string, unknown>,
  described: Translatable,
  texts: Texts,
  publicUrl: string,
): Record<string, unknown> {
  let shown = record;
  const untranslated: string[] = [];
  for (const { name, kind, isShownOnlyIfCurrent } of [
    ...textsOfRecord(described, record),
    ...Object.values(described.derived ?? {}),
  ]) {
    const source = textAt(record, name);
    if (source === '') continue;
    const found = texts.get(name);
    const isStale = isShownOnlyIfCurrent && found?.fingerprint !== fingerprintOf(kind, source);
    if (found === undefined || isStale) untranslated.push(name);
    else shown = withText(shown, name, cleanText(kind, found.text, publicUrl));
  }
  return untranslated.length === 0 ? shown : { ...shown, untranslated };
}

/** The card of a record, which says its title as `name`. */
function translatedCard(card: unknown, { title, fields }: Translatable, texts: Texts): unknown {
  if (!isRecord(card) || card.name === '' || !fields.some(({ name }) => name === title)) return card;
  const found = texts.get(title);
  return found ? { ...card, name: found.text } : { ...card, untranslated: ['name'] };
}

type AllTexts = Awaited<ReturnType<typeof readTexts>>;

/** One card, several, or none. */
function rewriteCards(value: unknown, resource: TranslatableName, texts: AllTexts): unknown {
  if (Array.isArray(value)) return value.map((one) => rewriteCards(one, resource, texts));
  const described = byName.get(resource);
  if (!isRecord(value) || !described) return value;
  return translatedCard(value, described, texts.get(`${resource} ${nameOf(resource, value)}`) ?? none);
}

function rewrite(value: unknown, resource: TranslatableName, texts: AllTexts, publicUrl: string): unknown {
  if (Array.isArray(value)) return value.map((one) => rewrite(one, resource, texts, publicUrl));
  if (!isRecord(value)) return value;
  if (Array.isArray(value.results)) return { ...value, results: rewrite(value.results, resource, texts, publicUrl) };
  const described = byName.get(resource);
  if (!described) return value;
  const shown = translated(value, described, texts.get(`${resource} ${nameOf(resource, value)}`) ?? none, publicUrl);
  const inside = (of: Readonly<Record<string, TranslatableName>>) =>
    Object.entries(of).filter(([key]) => value[key] !== undefined && value[key] !== null);
  const [parts, cards] = [inside(described.parts), inside(described.cards)];
  return parts.length + cards.length === 0
    ? shown
    : {
        ...shown,
        ...Object.fromEntries([
          ...parts.map(([key, part]) => [key, rewrite(value[key], part, texts, publicUrl)]),
          ...cards.map(([key, part]) => [key, rewriteCards(value[key], part, texts)]),
        ]),
      };
}

/** The languages in which a record is published. */
const languagesOf = prepared((db) =>
  db
    .selectFrom('translations')
    .select('language')
    .distinct()
    .where('resource', '=', given<string>('resource'))
    .where('record', '=', given<string>('record'))
    .where('published', 'is not', null)
    .orderBy('language'),
);

const translatedAddresses = prepared((db) =>
  db
    .selectFrom('translations')
    .select(['language', 'published'])
    .where('resource', '=', 'pages')
    .where('record', '=', given<string>('record'))
    .where('field', '=', 'address')
    .where('published', 'is not', null),
);

/** The addresses of a page that staff have added, by language. */
async function addressesOf(db: Database, record: string, source: string): Promise<Record<string, string>> {
  const found = await translatedAddresses(db, { record });
  return Object.fromEntries([
    [sourceLanguage, source],
    ...found.map(({ language, published }) => [language, published ?? source] as const),
  ]);
}

/** The same reply in the visitor's language. In the source's it is the reply itself, but for the languages of a whole record. */
export function inVisitorsLanguage(services: Pick<Services, 'db' | 'config' | 'versions'>): Translate {
  const pages = rememberedPages(services);
  return async ({ resource, isWhole }, reply, language, cacheContext, instead) => {
    dependOnRecords(cacheContext, recordsIn(reply, resource), language);
    const shown = await translatedRecords(services, resource, reply, language, instead);
    if (!isWhole || !isRecord(shown) || !isRecord(reply)) return shown;
    if (resource === 'settings') {
      if (Array.isArray(reply.languages) && reply.languages.length === 0) return shown;
      cacheContext.addParts('translations', resourcesOfPages.map(pagesPart));
      return { ...shown, page_languages: await pages() };
    }
    const record = nameOf(resource, shown);
    cacheContext.addParts('translations', [partOf(resource, record)]);
    const found = await languagesOf(services.db, { resource, record });
    if (found.length === 0) return shown;
    const translated_into = found.map((one) => one.language);
    return resource === 'pages'
      ? { ...shown, translated_into, addresses: await addressesOf(services.db, record, String(reply.address)) }
      : { ...shown, translated_into };
  };
}

/** Records in a language, for what is neither a call nor a page: a feed, a calendar, a mail. */
export async function translatedRecords<Records>(
  { db, config: { publicUrl } }: Pick<Services, 'db' | 'config'>,
  resource: TranslatableName,
  records: Records,
  language: Language,
  instead?: TextsOfRecord,
): Promise<Records>;
export async function translatedRecords(
  { db, config: { publicUrl } }: Pick<Services, 'db' | 'config'>,
  resource: TranslatableName,
  records: unknown,
  language: Language,
  instead?: TextsOfRecord,
): Promise<unknown> {
  if (language === sourceLanguage) return records;
  const texts = await readTexts(db, language, recordsIn(records, resource), instead);
  return rewrite(records, resource, texts, publicUrl);
}
