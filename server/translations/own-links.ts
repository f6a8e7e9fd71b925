import { addressesIn } from '../../domain/addresses.ts';
import { fieldsOfEntries, textAt, withValue } from '../../domain/fields/within.ts';
import { addressIn, type Language, splitLanguage } from '../../domain/languages.ts';
import {
  type Translatable,
  type TranslatableName,
  translatables,
  translatedFields,
} from '../../domain/translation/translatable.ts';
import type { Database } from '../database/open.ts';
import { givenEach, prepared } from '../database/prepared.ts';
import { ORDER } from '../database/tag-parts.ts';
import type { CacheContext } from '../http/cache-context.ts';
import { linksIn, withLinks } from '../links/in-html.ts';
import { linkFieldsOf, linksWithin } from '../links/link-fields.ts';
import { ownLink } from '../links/own-link.ts';
import { placeOf } from '../links/place.ts';
import { type PresentTarget, presentTargets } from '../links/present.ts';
import { isInEachLanguage } from '../pages/own-addresses.ts';
import type { Services } from '../services.ts';
import { hasAddress, textInAddress } from './published.ts';
import { recordAddress } from './record-addresses.ts';
import { partOf } from './store.ts';
import { textsOfRecord } from './texts-of-record.ts';

// A visitor's reply with its links led to where their records stand now, in its language.

/** The texts of a record of a reply that can hold links, by their paths: HTML, and fields that are a link. */
interface Linking {
  html: readonly string[];
  links: readonly string[];
}

const describedBy = new Map(translatables.map((one) => [one.resource, one]));

const hasLinks = ({ resource, fields, lists = {} }: Translatable) =>
  fields.some(({ kind }) => kind === 'html') ||
  linkFieldsOf(resource).length > 0 ||
  Object.values(lists).some((list) =>
    fieldsOfEntries(list).some((own) => translatedFields(own).some(({ kind }) => kind === 'html')),
  );

/** The resources of which some text can hold a link. */
const linking = new Set(translatables.filter(hasLinks).map(({ resource }) => resource));

function linkingOf(resource: TranslatableName, record: object): Linking {
  const described = describedBy.get(resource);
  const texts = described ? textsOfRecord(described, record) : [];
  return {
    html: texts.flatMap(({ name, kind }) => (kind === 'html' ? name : [])),
    links: [...linkFieldsOf(resource), ...linksWithin(resource, record)],
  };
}

type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Does this to each record of a reply: alone, in a list, or in a part of a list. */
function eachRecord(reply: unknown, change: (record: Values) => Values): unknown {
  if (Array.isArray(reply)) return reply.map((one) => eachRecord(one, change));
  if (!isRecord(reply)) return reply;
  return Array.isArray(reply.results) ? { ...reply, results: eachRecord(reply.results, change) } : change(reply);
}

const translatedAddresses = prepared((db, languages: number, records: number) =>
  db
    .selectFrom('translations')
    .select(['resource', 'record', 'field', 'language', 'published'])
    .where('resource', 'in', Object.keys(textInAddress))
    .where('language', 'in', givenEach<string>('languages', languages))
    .where('record', 'in', givenEach<string>('records', records))
    .where('field', 'in', [...new Set(Object.values(textInAddress))])
    .where('published', 'is not', null),
);

/** A link of the reply, and the language of what it leads to: that of the reply, or the one that it names. */
interface Met {
  key: string;
  language: Language;
}

const nameOf = (resource: TranslatableName, record: Values): string =>
  String(resource === 'site_pages' ? record.slug : record.id);

/** The links of ours in a reply, with what each is called by. */
function linksMet(
  resource: TranslatableName,
  reply: unknown,
  language: Language,
  publicUrl: string,
): Map<string, Met[]> {
  const met = new Map<string, Met[]>();
  eachRecord(reply, (record) => {
    const { html, links } = linkingOf(resource, record);
    const hrefs = [
      ...html.flatMap((name) => Array.from(linksIn(textAt(record, name)), ({ href }) => href)),
      ...links.map((name) => textAt(record, name)),
    ];
    const name = nameOf(resource, record);
    const ofRecord = hrefs.flatMap((href) => {
      const { path } = ownLink(href, publicUrl) ?? {};
      if (path === undefined || placeOf(path) === undefined) return [];
      return { key: `${name} ${path}`, language: languageOf(path, language) };
    });
    if (ofRecord.length > 0) met.set(name, ofRecord);
    return record;
  });
  return met;
}

/** A path that names a language leads to that one, in whatever language it is read. */
function languageOf(path: string, language: Language): Language {
  const { language: named, hasPrefix } = splitLanguage(path);
  return hasPrefix ? named : language;
}

/** The published texts of the addresses of these records: `pages 7 rw`. */
async function readAddresses(db: Database, found: readonly PresentTarget[], languages: readonly Language[]) {
  const records = [...new Set(found.filter(({ addressed }) => addressed).map(({ id }) => String(id)))];
  if (languages.length === 0 || records.length === 0) return new Map<string, string>();
  const rows = await translatedAddresses(db, { languages, records }, languages.length, records.length);
  return new Map(
    rows.flatMap(({ resource, record, field, language, published }) =>
      Object.entries(textInAddress).some(([name, text]) => name === resource && text === field)
        ? [[`${resource} ${record} ${language}`, published ?? ''] as const]
        : [],
    ),
  );
}

/** The kinds of records whose addresses change. */
const followed = ['posts', 'events', 'pages', 'documents'] as const;
const isFollowed = (target: string): target is (typeof followed)[number] => followed.some((one) => one === target);

/** Where the record is read in a language; undefined where visitors find nothing, and where it never moves. */
function addressOf(
  { target, id, addressed }: PresentTarget,
  language: Language,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  if (addressed === undefined) return undefined;
  if (addressed.key !== undefined) return `/media/${addressed.key}`;
  if (!isFollowed(target) || !hasAddress(target)) return undefined;
  return recordAddress(target, { id, ...addressed }, texts.get(`${target} ${id} ${language}`), addressesIn(language));
}

function dependOnTargets(cacheContext: CacheContext, met: readonly Met[], found: ReadonlyMap<string, PresentTarget>) {
  for (const { key, language } of met) {
    const one = found.get(key);
    // A page that comes to stand there may be read at another address in this language.
    if (one === undefined) cacheContext.addParts('pages', [ORDER]);
    if (one === undefined || !isFollowed(one.target)) continue;
    cacheContext.addParts(one.target, [one.id]);
    cacheContext.expiresAt(one.from);
    cacheContext.addParts('translations', [partOf(one.target, String(one.id), language)]);
  }
}

export type Linked = Pick<Services, 'db' | 'config' | 'clock'>;

/** Leads the links in records of one kind. Without a link of ours nothing is read, and the reply is the same. */
export async function withPresentLinks<Reply>(
  services: Linked,
  resource: TranslatableName,
  reply: Reply,
  language: Language,
  cacheContext?: CacheContext,
): Promise<Reply>;
export async function withPresentLinks(
  { db, config: { publicUrl }, clock }: Linked,
  resource: TranslatableName,
  reply: unknown,
  language: Language,
  cacheContext?: CacheContext,
): Promise<unknown> {
  if (!linking.has(resource)) return reply;
  const met = linksMet(resource, reply, language, publicUrl);
  const all = [...met.values()].flat();
  const found =
    all.length === 0
      ? new Map<string, PresentTarget>()
      : await presentTargets(db, resource, [...met.keys()], clock().toISOString());
  if (cacheContext) dependOnTargets(cacheContext, all, found);
  const languages = [...new Set(all.map((one) => one.language))];
  const reached = all.flatMap(({ key }) => found.get(key) ?? []);
  const texts = await readAddresses(db, reached, languages);
  const lead = (record: string, isField: boolean) => (href: string) => {
    const link = ownLink(href, publicUrl);
    if (!link) return undefined;
    const { site, path, rest } = link;
    const target = found.get(`${record} ${path}`);
    // The calendar of an event is asked for by its number.
    const address = target && !path.endsWith('.ics') ? addressOf(target, languageOf(path, language), texts) : undefined;
    if (address !== undefined) return site + address + rest;
    // The page itself puts its language before the paths in its texts.
    return (isField || site !== '') && !splitLanguage(path).hasPrefix && isInEachLanguage(path)
      ? site + addressIn(language, path) + rest
      : undefined;
  };
  return eachRecord(reply, (record) => {
    const name = nameOf(resource, record);
    const { html, links } = linkingOf(resource, record);
    const led = [
      ...html.map((field) => [field, withLinks(textAt(record, field), lead(name, false))] as const),
      ...links.map((field) => [field, lead(name, true)(textAt(record, field)) ?? textAt(record, field)] as const),
    ];
    return led.reduce(
      (shown, [field, text]) => (text === textAt(record, field) ? shown : withValue(shown, field, text)),
      record,
    );
  });
}
