import { addresses, addressesIn, otherAddresses } from '../../domain/addresses.ts';
import { addressIn, inEachLanguage, type Language, mainLanguage } from '../../domain/languages.ts';
import { standardPageAt } from '../../domain/standard-page.ts';
import type { Database } from '../database/open.ts';
import { stampedEvents } from '../events/store.ts';
import { element, escapeXml } from '../html/xml.ts';
import type { Leads } from '../page-leads/leads.ts';
import { stampedPages, unlistedPagesOfSite } from '../plain-pages/store.ts';
import { stampedPosts } from '../posts/store.ts';
import type { StampedRecord } from '../resource/stamped.ts';
import { publishedLanguages, publishedPages, publishedTextsInAddresses } from '../translations/published.ts';
import { recordAddress } from '../translations/record-addresses.ts';

// The map of the site for search engines: an index, and parts that it names. The protocol allows 50,000 addresses and 50 MB a part.

/** Numbers of records in a part. With three languages they are 3,000 addresses, and about 2 MB. */
const RECORDS_IN_PART = 1000;

/** The part of the pages that are always there. */
const FIXED = 'site';

/** Pages for those who have a link out of a mail. */
const unlisted: readonly string[] = [addresses.confirmSubscription, addresses.endSubscription];

/** The other pages that are always there. */
const fixedPages = Object.values(addresses).filter(
  (address): address is Extract<typeof address, string> => typeof address === 'string' && !unlisted.includes(address),
);

/** The kinds of records that have pages, and how those that visitors may read are found. */
const kinds = {
  events: (db: Database, _: Date, after: number, most: number) => stampedEvents(db, after, most),
  posts: stampedPosts,
  pages: stampedPages,
};

type Kind = keyof typeof kinds;

const kindNames: readonly Kind[] = ['events', 'posts', 'pages'];

/** Where a record's page is in a language. */
type AddressOf = (record: StampedRecord, language: Language) => string;

async function addressesOf(db: Database, kind: Kind, ids: readonly number[]): Promise<AddressOf> {
  const translated = await publishedTextsInAddresses(db, kind, ids);
  const inLanguages = inEachLanguage(addressesIn);
  return (record, language) =>
    recordAddress(kind, record, translated.get(`${record.id} ${language}`), inLanguages[language]);
}

/** A page: where it is in each language in which its main text is there, and for a record's when it was changed. */
interface MappedPage {
  addresses: ReadonlyMap<Language, string>;
  updated_at?: string;
}

/**
 * The addresses of a page in the languages that visitors are offered and in which it is there, the main one first. One that is there
 * in none of them is read in the main one.
 */
const place = (
  offered: readonly Language[],
  languages: readonly Language[],
  addressOf: (language: Language) => string,
): MappedPage['addresses'] => {
  const published = offered.filter((code) => languages.includes(code));
  return new Map((published.length === 0 ? [mainLanguage()] : published).map((code) => [code, addressOf(code)]));
};

/** The same page in every language in which it is there, for search engines. */
const alternates = (publicUrl: string, addresses: ReadonlyMap<Language, string>) =>
  addresses.size === 1
    ? ''
    : [...addresses, ['x-default', [...addresses.values()][0] ?? ''] as const]
        .map(
          ([code, there]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(publicUrl + there)}"/>`,
        )
        .join('');

const document = (name: 'urlset' | 'sitemapindex', attributes: string, lines: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>`,
    ...lines,
    `</${name}>`,
    '',
  ].join('\n');

/** Each page in each language in which it is there, with the day of its last change where there is one. */
function partOf(publicUrl: string, pages: readonly MappedPage[]): string {
  const lines = pages.flatMap(({ addresses: own, updated_at }) => {
    const rest = (updated_at ? element('lastmod', updated_at) : '') + alternates(publicUrl, own);
    return [...own.values()].map((address) => `<url>${element('loc', `${publicUrl}${address}`)}${rest}</url>`);
  });
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', lines);
}

/** The first part with records of a kind that visitors may read, of those after this number; `most` of its records are read. */
async function partAfter(db: Database, kind: Kind, now: Date, after: number, most: number) {
  const found = await kinds[kind](db, now, after, most);
  if (!found[0]) return undefined;
  const number = Math.ceil(found[0].id / RECORDS_IN_PART);
  const last = number * RECORDS_IN_PART;
  return { number, last, records: found.filter(({ id }) => id <= last) };
}

/** The index: every part in which there is a page. */
export async function sitemapIndex(db: Database, publicUrl: string, now: Date): Promise<string> {
  const parts = [FIXED];
  for (const kind of kindNames) {
    let part = await partAfter(db, kind, now, 0, 1);
    while (part) {
      parts.push(`${kind}-${part.number}`);
      part = await partAfter(db, kind, now, part.last, 1);
    }
  }
  const lines = parts.map(
    (part) => `<sitemap>${element('loc', publicUrl + otherAddresses.sitemapPart(part))}</sitemap>`,
  );
  return document('sitemapindex', '', lines);
}

async function pagesIn(db: Database, kind: Kind, number: number, now: Date, offered: readonly Language[]) {
  const part = await partAfter(db, kind, now, (number - 1) * RECORDS_IN_PART, RECORDS_IN_PART);
  if (part?.number !== number) return undefined;
  const ids = part.records.map(({ id }) => id);
  const [languages, addressOf] = [await publishedLanguages(db, kind, ids), await addressesOf(db, kind, ids)];
  return part.records.map((record) => ({
    addresses: place(offered, languages.get(record.id) ?? offered, (language) => addressOf(record, language)),
    updated_at: record.updated_at,
  }));
}

/** One part by its name; undefined where visitors may read none of its pages. `offered` are the languages of the site, `leads` the pages that are not shown. */
export async function sitemapPart(
  db: Database,
  publicUrl: string,
  name: string,
  now: Date,
  offered: readonly Language[],
  leads: Leads,
): Promise<string | undefined> {
  if (name === FIXED) {
    const inFixedPages = await publishedPages(db);
    const unlisted = await unlistedPagesOfSite(db, now);
    const there = fixedPages.filter((address) => {
      if (unlisted.includes(address.toLowerCase())) return false;
      const page = standardPageAt(address);
      return page === undefined || !leads.has(page);
    });
    const pages = there.map((address) => ({
      addresses: place(offered, inFixedPages.get(address) ?? offered, (language) => addressIn(language, address)),
    }));
    return partOf(publicUrl, pages);
  }
  const [, kindName, number] = /^([a-z]+)-(\d+)$/.exec(name) ?? [];
  const kind = kindNames.find((known) => known === kindName);
  const pages = kind && (await pagesIn(db, kind, Number(number), now, offered));
  return pages && partOf(publicUrl, pages);
}
