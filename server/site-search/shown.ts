import { addresses, addressesIn } from '../../domain/addresses.ts';
import { isSettingsPart, type SettingsPart, settingsParts } from '../../domain/in-search.ts';
import { addressIn, type Language, languages } from '../../domain/languages.ts';
import type { FoundText } from '../../domain/site-search.ts';
import { recordPage } from '../../domain/translation/record-pages.ts';
import { translatables } from '../../domain/translation/translatable.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Database } from '../database/open.ts';
import { languageOf, recordLanguages } from '../languages/record-languages.ts';
import { type AddressedResource, hasAddress, publishedTextsInAddresses } from '../translations/published.ts';
import { recordAddress } from '../translations/record-addresses.ts';
import type { Match } from './search.ts';
import { marked, snippetOf } from './snippet.ts';

/** What the pages are called on which texts of the settings stand. */
function partTitle(part: SettingsPart, language: Language): string {
  const { layout } = catalogues[language];
  return { mission: layout.ourMission, vision: layout.ourVision, about: layout.aboutUs, contact: layout.contact }[part];
}

/** What the addresses of these records are made of, beside their translations. */
const partsOfAddresses = {
  pages: (db: Database, ids: readonly number[]) =>
    db.selectFrom('pages').select(['id', 'address']).where('id', 'in', ids).execute(),
  posts: (db: Database, ids: readonly number[]) =>
    db.selectFrom('posts').select(['id', 'title', 'slug']).where('id', 'in', ids).execute(),
  events: (db: Database, ids: readonly number[]) =>
    db.selectFrom('events').select(['id', 'title']).where('id', 'in', ids).execute(),
};

const numbersOf = (matches: readonly Match[], name: string) =>
  matches.filter(({ resource }) => resource === name).map(({ record }) => Number(record));

/** The addresses of these records of one collection, each with an address of its own, by number and language. */
async function addressesOf(db: Database, matches: readonly Match[], resource: AddressedResource) {
  const ids = numbersOf(matches, resource);
  const rows = ids.length === 0 ? [] : await partsOfAddresses[resource](db, ids);
  const texts = await publishedTextsInAddresses(db, resource, ids);
  const known = new Map(rows.map((row) => [String(row.id), row]));
  return (record: string, language: Language): string | undefined => {
    const row = known.get(record);
    return row && recordAddress(resource, row, texts.get(`${record} ${language}`), addressesIn(language));
  };
}

/** Where these records are read, by language. */
async function placesOf(db: Database, matches: readonly Match[]) {
  const own = {
    pages: await addressesOf(db, matches, 'pages'),
    posts: await addressesOf(db, matches, 'posts'),
    events: await addressesOf(db, matches, 'events'),
  };
  const items = numbersOf(matches, 'gallery');
  const videos =
    items.length === 0
      ? []
      : await db
          .selectFrom('gallery_items')
          .select('id')
          .where('id', 'in', items)
          .where('media_type', '=', 'video')
          .execute();
  const isVideo = new Set(videos.map(({ id }) => String(id)));
  return ({ resource, record, part }: Match, language: Language): string => {
    const inLanguage = addressesIn(language);
    if (resource === 'gallery' && isVideo.has(record)) return inLanguage.videos;
    if (isSettingsPart(part)) return addressIn(language, settingsParts[part].address);
    const described = translatables.find((one) => one.resource === resource)?.resource;
    if (described === undefined) return inLanguage.home;
    if (hasAddress(described)) return own[described](record, language) ?? inLanguage.home;
    return addressIn(language, recordPage(described, record) ?? addresses.home);
  };
}

/** The results as visitors see them, in their order. */
export async function shown(db: Database, matches: readonly Match[], language: Language): Promise<FoundText[]> {
  if (matches.length === 0) return [];
  const rows = await db
    .selectFrom('searched_texts')
    .select(['id', 'resource', 'record', 'part', 'language', 'title'])
    .where((row) =>
      row.or(
        matches.map(({ resource, record, part }) =>
          row.and([row('resource', '=', resource), row('record', '=', record), row('part', '=', part)]),
        ),
      ),
    )
    .execute();
  const texts = await db
    .selectFrom('searched_texts')
    .select(['id', 'text'])
    .where(
      'id',
      'in',
      matches.map(({ id }) => id),
    )
    .execute();
  const textOf = new Map(texts.map(({ id, text }) => [id, text]));
  const written = new Map<string, Language>();
  for (const [resource, ofResource] of Map.groupBy(matches, (one) => one.resource)) {
    const others = await recordLanguages(
      db,
      resource,
      ofResource.map(({ record }) => record),
    );
    for (const [key, language] of others) written.set(key, language);
  }
  const addressOf = await placesOf(db, matches);
  return matches.map((match) => {
    const same = rows.filter(
      ({ resource, record, part }) => resource === match.resource && record === match.record && part === match.part,
    );
    const titled = (code: string) => same.find((row) => row.language === code && row.title !== '');
    // In a language into which it is not translated, its page shows its own words.
    const own = languageOf(written, match.resource, match.record);
    const isThere = match.language === own && !same.some((row) => row.language === language);
    const read = isThere ? language : match.language;
    const part = isSettingsPart(match.part) ? match.part : undefined;
    const called = part ? undefined : (titled(match.language) ?? titled(own));
    const title = part ? partTitle(part, language) : (called?.title ?? '');
    return {
      kind: part ?? match.resource,
      title: marked(title, match.words),
      title_language: part ? language : (languages.find((code) => code === called?.language) ?? own),
      snippet: snippetOf(textOf.get(match.id) ?? '', match.words),
      language: match.language,
      address: addressOf(match, read),
    };
  });
}
