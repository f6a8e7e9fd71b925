import { sql } from 'kysely';
import { type Language, languages, mainLanguage } from '../../domain/languages.ts';
import type { ListedPlainPage, PlainPageOrder, PlainPageQuery } from '../../domain/plain-page.ts';
import { type PlainPageColumns, plainPageFields } from '../../domain/plain-page-fields.ts';
import { areVisible } from '../collections/visibility.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import { selectionOf } from '../fields/reader.ts';
import { type Listed, type Orders, preparedList, type Slice, sorted } from '../resource/listing.ts';
import { isFoundInAnyLanguage, shapeOfSearch, type WithGivenSearch } from '../resource/searching.ts';
import type { StampedRecord } from '../resource/stamped.ts';

const { content: _, blocks: __, ...listedFields } = plainPageFields;

/** The columns of a page in lists: all but what is long. */
export const listedPageColumns = ['id', ...selectionOf(listedFields), 'created_at', 'updated_at'] as const;

/** Those of a whole page. */
export const pageColumns = ['id', ...selectionOf(plainPageFields), 'created_at', 'updated_at'] as const;

/** A page as it lies in the database. */
export type StoredPage = PlainPageColumns & { id: number; created_at: string; updated_at: string };

const visitorsPages = (db: Database) => db.selectFrom('pages').where(areVisible('pages'));

/** Pages that open later, and that say something until then. */
const waitingPages = (db: Database) =>
  db
    .selectFrom('pages')
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
    .where('until_then', '<>', '')
    .where('published_date', '>', given<string>('now'));

/** Those that are open, or those that are not yet. */
const pagesThat = (db: Database, areOpen: boolean) => (areOpen ? visitorsPages(db) : waitingPages(db));

export const pageOrders: Orders<PlainPageOrder, 'pages'> = {
  title: 'folded_text',
  address: 'address',
  status: 'status',
  published_date: 'published_date',
  created_at: 'created_at',
  updated_at: 'updated_at',
};

const visitorsList = preparedList((db, { ordering, search }: WithGivenSearch<PlainPageQuery>) => {
  // Those of the site's own are no pages beside it.
  let list = visitorsPages(db).select(listedPageColumns).where('address', 'not like', '/%');
  if (search) list = list.where(isFoundInAnyLanguage(db, 'pages', 'pages', 'id', search));
  const { title, published_date, created_at } = pageOrders;
  return sorted(list, ordering, { title, published_date, created_at }, 'title', 'id', 'none');
});

/** The pages visitors may read, in the order of their titles. */
export const listPublicPages = (
  db: Database,
  { search = '', ordering }: PlainPageQuery,
  now: Date,
  slice: Slice,
): Promise<Listed<ListedPlainPage>> =>
  visitorsList(db, slice, { search, now: now.toISOString() }, { ordering, search: shapeOfSearch(search) });

const byNumber = prepared((db) => visitorsPages(db).select(pageColumns).where('id', '=', given<number>('id')));

const byAddress = prepared((db, areOpen: boolean) =>
  pagesThat(db, areOpen).select(pageColumns).where('address', '=', given<string>('address')),
);

/** One page visitors may read, with its whole text. */
export const findPublicPage = async (db: Database, id: number, now: Date): Promise<StoredPage | undefined> =>
  (await byNumber(db, { id, now: now.toISOString() }))[0];

/** One of the site's own pages as staff have changed it, from when on visitors read it so. */
export const findPageOfSections = async (db: Database, address: string, now: Date): Promise<StoredPage | undefined> =>
  (await byAddress(db, { address, now: now.toISOString() }, true))[0];

const translatedTo = prepared((db, areOpen: boolean) =>
  pagesThat(db, areOpen)
    .select(pageColumns)
    .where(
      sql<string>`cast(${sql.ref('id')} as text)`,
      '=',
      db
        .selectFrom('translations')
        .select('record')
        .where('resource', '=', 'pages')
        .where('field', '=', 'address')
        .where('language', '=', given<string>('language'))
        .where('published', '=', given<string>('address'))
        .limit(1),
    ),
);

const translatedAnywhere = prepared((db) =>
  visitorsPages(db)
    .innerJoin('translations', (join) =>
      join.on('translations.record', '=', sql<string>`cast(${sql.ref('pages.id')} as text)`),
    )
    .select(['pages.id', 'translations.language'])
    .where('translations.resource', '=', 'pages')
    .where('translations.field', '=', 'address')
    .where('translations.published', '=', given<string>('address'))
    .limit(1),
);

/** A page, and where it was found at its address in another language than the one that was asked for: in which. */
interface FoundPage {
  page: StoredPage;
  foundIn?: Language;
}

/** The page with this address in that language, or else with this address in the main one; in the main language the other way round. */
async function pageAt(
  db: Database,
  language: Language,
  values: { language: string; address: string; now: string },
  areOpen: boolean,
): Promise<StoredPage | undefined> {
  const own = async () => (await byAddress(db, values, areOpen))[0];
  const translated = async () => (await translatedTo(db, values, areOpen))[0];
  return language === mainLanguage()
    ? ((await own()) ?? (await translated()))
    : ((await translated()) ?? (await own()));
}

/** A page that opens later, without what it will say; none where it says nothing until then. */
export async function findWaitingPage(
  db: Database,
  language: Language,
  address: string,
  now: Date,
): Promise<(StoredPage & { opens_at: string }) | undefined> {
  const page = await pageAt(db, language, { language, address, now: now.toISOString() }, false);
  if (!page?.published_date) return undefined;
  return { ...page, content: '', blocks: '[]', description: '', opens_at: page.published_date };
}

/** The page that visitors may read at this address: `about/partners`. */
export async function findPageAt(
  db: Database,
  language: Language,
  address: string,
  now: Date,
): Promise<FoundPage | undefined> {
  if (address === '') return undefined;
  const values = { language, address, now: now.toISOString() };
  const page = await pageAt(db, language, values, true);
  if (page) return { page };
  const [other] = await translatedAnywhere(db, values);
  const found = other && (await findPublicPage(db, other.id, now));
  const foundIn = languages.find((code) => code === other?.language);
  return found && foundIn && { page: found, foundIn };
}

const unlisted = prepared((db) =>
  visitorsPages(db).select('address').where('address', 'like', '/%').where('is_unlisted', '=', true),
);

/** The addresses of the site's own pages that staff keep out of search engines. */
export const unlistedPagesOfSite = async (db: Database, now: Date): Promise<string[]> =>
  (await unlisted(db, { now: now.toISOString() })).map(({ address }) => address);

const stamped = prepared((db, most: number) =>
  visitorsPages(db)
    .select(['id', 'address', 'updated_at'])
    .where('is_unlisted', '=', false)
    // Those of the site's own are there already.
    .where('address', 'not like', '/%')
    .where('id', '>', given<number>('after'))
    .orderBy('id')
    .limit(most),
);

/** The first so many pages that search engines are shown, of those with a number above this one, in the order of their numbers. */
export const stampedPages = (db: Database, now: Date, after: number, most: number): Promise<StampedRecord[]> =>
  stamped(db, { now: now.toISOString(), after }, most);
