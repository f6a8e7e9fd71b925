import { sql } from 'kysely';
import { type Language, sourceLanguage } from '../../domain/languages.ts';
import type { ListedPlainPage, PlainPage, PlainPageOrder, PlainPageQuery } from '../../domain/plain-page.ts';
import { plainPageFields } from '../../domain/plain-page-fields.ts';
import { areVisible } from '../collections/visibility.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import { selectionOf } from '../fields/reader.ts';
import { type Listed, type Orders, preparedList, type Slice, sorted } from '../resource/listing.ts';
import { isFoundInAnyLanguage, shapeOfSearch, type WithGivenSearch } from '../resource/searching.ts';
import type { StampedRecord } from '../resource/stamped.ts';

const { content: _, ...listedFields } = plainPageFields;

/** The columns of a page in lists: all but the long text. */
export const listedPageColumns = ['id', ...selectionOf(listedFields), 'created_at', 'updated_at'] as const;

const visitorsPages = (db: Database) => db.selectFrom('pages').where(areVisible('pages'));

export const pageOrders: Orders<PlainPageOrder, 'pages'> = {
  title: 'folded_text',
  address: 'address',
  status: 'status',
  published_date: 'published_date',
  created_at: 'created_at',
  updated_at: 'updated_at',
};

const visitorsList = preparedList((db, { ordering, search }: WithGivenSearch<PlainPageQuery>) => {
  let list = visitorsPages(db).select(listedPageColumns);
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

const byNumber = prepared((db) =>
  visitorsPages(db).select(listedPageColumns).select('content').where('id', '=', given<number>('id')),
);

const byAddress = prepared((db) =>
  visitorsPages(db).select(listedPageColumns).select('content').where('address', '=', given<string>('address')),
);

/** One page visitors may read, with its whole text. */
export const findPublicPage = async (db: Database, id: number, now: Date): Promise<PlainPage | undefined> =>
  (await byNumber(db, { id, now: now.toISOString() }))[0];

/** The same by where it stands: `about/partners`. */
export const findPageAt = async (db: Database, address: string, now: Date): Promise<PlainPage | undefined> =>
  address === '' ? undefined : (await byAddress(db, { address, now: now.toISOString() }))[0];

const translatedTo = prepared((db) =>
  visitorsPages(db)
    .select(listedPageColumns)
    .select('content')
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

/** The same by the address that a translator has given it in this language. */
export async function findPageTranslatedTo(
  db: Database,
  language: Language,
  address: string,
  now: Date,
): Promise<PlainPage | undefined> {
  if (language === sourceLanguage || address === '') return undefined;
  return (await translatedTo(db, { language, address, now: now.toISOString() }))[0];
}

const stamped = prepared((db, most: number) =>
  visitorsPages(db)
    .select(['id', 'address', 'updated_at'])
    .where('id', '>', given<number>('after'))
    .orderBy('id')
    .limit(most),
);

/** The first so many public pages, of those with a number above this one, in the order of their numbers. */
export const stampedPages = (db: Database, now: Date, after: number, most: number): Promise<StampedRecord[]> =>
  stamped(db, { now: now.toISOString(), after }, most);
