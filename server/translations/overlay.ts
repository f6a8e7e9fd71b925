import { textAt, withValue } from '../../domain/fields/within.ts';
import { type Language, mainLanguage } from '../../domain/languages.ts';
import { type Translatable, type TranslatableName, translatables } from '../../domain/translation/translatable.ts';
import type { Database } from '../database/open.ts';
import { given, givenEach, prepared } from '../database/prepared.ts';
import type { CacheContext } from '../http/cache-context.ts';
import type { TextsOfRecord, Translate } from '../http/dispatcher.ts';
import {
  languageOf,
  type RecordLanguages,
  recordLanguages,
  rememberedRecordLanguages,
} from '../languages/record-languages.ts';
import type { Services } from '../services.ts';
import { fingerprintOf } from './fingerprint.ts';
import { withPresentLinks } from './own-links.ts';
import { rememberedPages, resourcesOfPages } from './published.ts';
import { addressesByLanguage } from './record-addresses.ts';
import { SETTINGS } from './sources.ts';
import { pagesPart, partOf } from './store.ts';
import { cleanText, textsOfRecord } from './texts-of-record.ts';

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
function dependOnRecords(cacheContext: CacheContext, names: Names, language: Language, others: RecordLanguages): void {
  for (const [resource, records] of names) {
    cacheContext.addParts(resource === 'site_pages' ? 'pages' : resource, records);
    if (language === mainLanguage() && others.size === 0) continue;
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

/** What the reply is made with. */
interface Rewriting {
  language: Language;
  texts: AllTexts;
  others: RecordLanguages;
  publicUrl: string;
}

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
    else shown = withValue(shown, name, cleanText(kind, found.text, publicUrl));
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

/** A record that is not written in the main language says so. */
const marked = (record: unknown, written_in: Language) =>
  written_in === mainLanguage() || !isRecord(record) ? record : { ...record, written_in };

/** One card, several, or none. */
function rewriteCards(value: unknown, resource: TranslatableName, by: Rewriting): unknown {
  if (Array.isArray(value)) return value.map((one) => rewriteCards(one, resource, by));
  const described = byName.get(resource);
  if (!isRecord(value) || !described) return value;
  const name = nameOf(resource, value);
  const written = languageOf(by.others, resource, name);
  const texts = by.texts.get(`${resource} ${name}`) ?? none;
  return marked(written === by.language ? value : translatedCard(value, described, texts), written);
}

function rewrite(value: unknown, resource: TranslatableName, by: Rewriting): unknown {
  if (Array.isArray(value)) return value.map((one) => rewrite(one, resource, by));
  if (!isRecord(value)) return value;
  if (Array.isArray(value.results)) return { ...value, results: rewrite(value.results, resource, by) };
  const described = byName.get(resource);
  if (!described) return value;
  const name = nameOf(resource, value);
  const written = languageOf(by.others, resource, name);
  const texts = by.texts.get(`${resource} ${name}`) ?? none;
  const shown = marked(written === by.language ? value : translated(value, described, texts, by.publicUrl), written);
  const inside = (of: Readonly<Record<string, TranslatableName>>) =>
    Object.entries(of).filter(([key]) => value[key] !== undefined && value[key] !== null);
  const [parts, cards] = [inside(described.parts), inside(described.cards)];
  return parts.length + cards.length === 0 || !isRecord(shown)
    ? shown
    : {
        ...shown,
        ...Object.fromEntries([
          ...parts.map(([key, part]) => [key, rewrite(value[key], part, by)]),
          ...cards.map(([key, part]) => [key, rewriteCards(value[key], part, by)]),
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

/** The same reply in the visitor's language. In the main one it is the reply itself, but for the languages of a whole record. */
export function inVisitorsLanguage(services: Pick<Services, 'db' | 'config' | 'clock' | 'versions'>): Translate {
  const pages = rememberedPages(services);
  const languagesOfRecords = rememberedRecordLanguages(services);
  return async ({ resource, isWhole }, reply, language, cacheContext, instead) => {
    const names = recordsIn(reply, resource);
    const others = await languagesOfRecords(names);
    dependOnRecords(cacheContext, names, language, others);
    const overlaid = await inLanguage(services, { resource, names, others }, reply, language, instead);
    const shown = await withPresentLinks(services, resource, overlaid, language, cacheContext);
    if (!isWhole || !isRecord(shown) || !isRecord(reply)) return shown;
    if (resource === 'settings') {
      if (Array.isArray(reply.languages) && reply.languages.length === 0) return shown;
      cacheContext.addParts('translations', resourcesOfPages.map(pagesPart));
      return { ...shown, page_languages: await pages() };
    }
    const record = nameOf(resource, shown);
    cacheContext.addParts('translations', [partOf(resource, record)]);
    const written = languageOf(others, resource, record);
    const found = await languagesOf(services.db, { resource, record });
    const translated_into = found.map((one) => one.language).filter((code) => code !== written);
    if (translated_into.length === 0) return shown;
    const addresses = await addressesByLanguage(services.db, resource, reply, [written, ...translated_into]);
    return { ...shown, translated_into, ...(addresses && { addresses }) };
  };
}

/** Records of one resource, those in it, and which of them are not written in the main language. */
interface InReply {
  resource: TranslatableName;
  names: Names;
  others: RecordLanguages;
}

async function inLanguage(
  { db, config: { publicUrl } }: Pick<Services, 'db' | 'config'>,
  { resource, names, others }: InReply,
  reply: unknown,
  language: Language,
  instead?: TextsOfRecord,
): Promise<unknown> {
  if (language === mainLanguage() && others.size === 0 && !instead) return reply;
  const texts = await readTexts(db, language, names, instead);
  return rewrite(reply, resource, { language, texts, others, publicUrl });
}

/** Records in a language, for what is neither a call nor a page: a feed, a calendar, a mail. */
export async function translatedRecords<Records>(
  services: Pick<Services, 'db' | 'config'>,
  resource: TranslatableName,
  records: Records,
  language: Language,
  instead?: TextsOfRecord,
): Promise<Records>;
export async function translatedRecords(
  services: Pick<Services, 'db' | 'config'>,
  resource: TranslatableName,
  records: unknown,
  language: Language,
  instead?: TextsOfRecord,
): Promise<unknown> {
  const names = recordsIn(records, resource);
  const found = await Promise.all([...names].map(([name, of]) => recordLanguages(services.db, name, [...of])));
  const others = new Map(found.flatMap((one) => [...one]));
  return inLanguage(services, { resource, names, others }, records, language, instead);
}
