import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { collections, describedCollections, ownVisibility } from '../../domain/collections/registry.ts';
import { searchedByVisitors } from '../../domain/in-search.ts';
import { mainLanguage } from '../../domain/languages.ts';
import type { StandardPageName } from '../../domain/standard-page.ts';
import { visibilityNamed } from '../collections/visibility.ts';
import { type CollectionTables, tableOf } from '../database/collection-tables.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import { readSiteSettings } from '../site/store.ts';
import { standingOn } from './standing-on.ts';

/** By what the newest record of a kind is known, where it is not the moment at which it was made or published. */
const dates: Readonly<Record<string, string>> = {
  documents: 'date',
  events: 'start_date',
  gallery: 'uploaded_at',
  pages: 'published_date',
  posts: 'published_date',
};

const isNamed = (name: string): boolean =>
  Object.hasOwn(ownVisibility, name) || describedCollections.some((one) => one.name === name);

const tableNamed = (name: string) => collections.find((one) => one.name === name)?.table ?? '';

/** What is in no table of its own, and always there. */
const alwaysThere = ['settings', 'site_pages'];

/** The moment at which something is read, and where. */
export interface Moment {
  now: Date;
  timeZone: string;
  /** The standard pages that are not shown: nothing is read on them. */
  hidden?: readonly StandardPageName[];
}

const namedSearched = [...searchedByVisitors.keys()].filter(isNamed);

const row = expressionBuilder<CollectionTables, string>();

/**
 * The condition of a row of `searched_texts` that visitors read, so that no text that they may not read takes the place of another.
 * Nothing is read on the pages that are `hidden`. Run the query with `readingValues`. What is no number is not read as one: a case looks at nothing but its own branch.
 */
export function isRead(db: Database, timeZone: string, hidden: readonly StandardPageName[]): RawBuilder<boolean> {
  const branches = namedSearched.map((name) => {
    const table = tableNamed(name);
    const { conditions } = visibilityNamed(name, timeZone);
    return sql`when ${sql.lit(name)} then exists (select 1 from ${sql.table(table)}
      where ${sql.ref(`${table}.id`)} = cast(searched_texts.record as integer)
      and ${sql.ref(`${table}.deleted_at`)} is null and ${row.and(conditions)})`;
  });
  const offered = isSqlite(db)
    ? sql`select value from json_each(${given<string>('offered')})`
    : sql`select json_array_elements_text(cast(${given<string>('offered')} as json))`;
  const isOwn = sql`exists (select 1 from record_languages as other where other.resource = searched_texts.resource
    and other.record = searched_texts.record and other.language = searched_texts.language)`;
  const elsewhere = hidden
    .flatMap(standingOn)
    .reduce<RawBuilder<unknown>>((before, stands) => sql`${before} and not (${stands})`, sql``);
  return sql<boolean>`((searched_texts.language in (${offered}) or ${isOwn}) and case searched_texts.resource ${sql.join(branches, sql` `)}
    else searched_texts.resource in (${sql.join(alwaysThere.map((name) => sql.lit(name)))}) end${elsewhere})`;
}

/** The values of `isRead`: the moment, and the languages that staff offer. */
export async function readingValues(db: Database, { now, timeZone }: Moment): Promise<Record<string, string>> {
  const { languages } = await readSiteSettings(db);
  const moments = namedSearched.map((name) => visibilityNamed(name, timeZone).values(now));
  return Object.assign({ offered: JSON.stringify([mainLanguage(), ...languages]) }, ...moments);
}

/** The records of a collection among these that visitors may read: asked of the records themselves, whenever something is found. */
const readableAmong = prepared((db, name: string, timeZone: string) => {
  const table = tableNamed(name);
  const { conditions } = visibilityNamed(name, timeZone);
  const ids = isSqlite(db)
    ? sql<number>`(select value from json_each(${given<string>('ids')}))`
    : sql<number>`(select cast(value as integer) from json_array_elements_text(cast(${given<string>('ids')} as json)))`;
  return tableOf(db)
    .selectFrom(table)
    .select(['id', `${dates[name] ?? 'created_at'} as date`])
    .where(sql<boolean>`${sql.ref(`${table}.id`)} in ${ids}`)
    .where('deleted_at', 'is', null)
    .where((row) => row.and(conditions));
});

/** What can be found, by what it belongs to. */
interface Found {
  resource: string;
  record: string;
}

/** The moment of each of these that visitors may read now: `posts 7` to `2026-11-20T…`. What is in no table is always there. */
export async function readable(
  db: Database,
  found: readonly Found[],
  { now, timeZone }: Moment,
): Promise<Map<string, string>> {
  const dated = new Map<string, string>();
  for (const [resource, ofResource] of Map.groupBy(found, (one) => one.resource)) {
    const records = [...new Set(ofResource.map(({ record }) => record))];
    if (isNamed(resource)) {
      const values = { ...visibilityNamed(resource, timeZone).values(now), ids: JSON.stringify(records.map(Number)) };
      for (const { id, date } of await readableAmong(db, values, resource, timeZone))
        dated.set(`${resource} ${id}`, String(date ?? ''));
    } else if (alwaysThere.includes(resource)) {
      for (const record of records) dated.set(`${resource} ${record}`, '');
    }
  }
  return dated;
}
