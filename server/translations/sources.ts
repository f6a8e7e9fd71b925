import { collections } from '../../domain/collections/registry.ts';
import { MAX_ID } from '../../domain/identifier.ts';
import { sitePageSlugs } from '../../domain/site-page.ts';
import type { Translatable, TranslatableName } from '../../domain/translation/translatable.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { readSiteSettings } from '../site/store.ts';
import { readSitePage } from '../site-pages/store.ts';
import { fingerprintOf } from './fingerprint.ts';
import { textAt } from './paths.ts';

/** One field of a record as the organisation wrote it. */
export interface SourceText {
  text: string;
  /** Null where there is no text. */
  fingerprint: string | null;
}

/** The texts of one record, by their fields. */
export interface Source {
  record: string;
  title: string;
  texts: ReadonlyMap<string, SourceText>;
}

export type Fingerprints = ReadonlyMap<string, string | null>;

/** A record of any kind, before its texts are read. */
interface RawRecord {
  record: string;
  values: object;
}

/** Records whose texts are read at once. */
export const AT_ONCE = 100;

/** The only record of the settings. */
export const SETTINGS = 'settings';

const tables: Partial<Record<TranslatableName, string>> = {
  ...Object.fromEntries(collections.map(({ name, table }) => [name, table])),
  media: 'media',
};

/** The table of a resource; undefined for the settings and the pages of the site. */
export const tableOfResource = (resource: TranslatableName): string | undefined => tables[resource];

/** The names of the records that are in no table. */
const fixedNames: Partial<Record<TranslatableName, readonly string[]>> = {
  settings: [SETTINGS],
  site_pages: sitePageSlugs,
};

/** Whether a record of the resource can be called that, be it there or not. */
export const canBeCalled = ({ resource }: Translatable, record: string): boolean =>
  fixedNames[resource]?.includes(record) ?? /^[1-9]\d{0,8}$/.test(record);

const numbers = (described: Translatable, records: readonly string[]) =>
  records.filter((record) => canBeCalled(described, record)).map(Number);

/** Some of the records of a table: those with these numbers, or those from one on and below it, before another. */
interface Rows {
  ids?: readonly number[];
  from?: number;
  until?: number;
  most?: number;
}

/** The newest records outside the trash; of the library only pictures that are described. */
async function rowsOf(db: Database, { resource, title, fields }: Translatable, { ids, from, until, most }: Rows) {
  const table = tables[resource];
  if (table === undefined) return [];
  const columns = [...new Set(['id', title, ...fields.map(({ name }) => name)])];
  let list = tableOf(db).selectFrom(table).select(columns).orderBy('id', 'desc');
  if (resource === 'media') list = list.where('alt', '<>', '');
  else list = list.where('deleted_at', 'is', null);
  if (ids) list = list.where('id', 'in', ids);
  if (from !== undefined) list = list.where('id', '<=', from);
  if (until !== undefined) list = list.where('id', '>', until);
  if (most !== undefined) list = list.limit(most);
  const found = await list.execute();
  return found.map((values): RawRecord => ({ record: String(values.id), values }));
}

async function rawRecords(db: Database, described: Translatable, records?: readonly string[]): Promise<RawRecord[]> {
  const isNamed = (record: string) => records === undefined || records.includes(record);
  if (described.resource === 'settings') {
    return isNamed(SETTINGS) ? [{ record: SETTINGS, values: await readSiteSettings(db) }] : [];
  }
  if (described.resource === 'site_pages') {
    const slugs = sitePageSlugs.filter(isNamed);
    return Promise.all(slugs.map(async (slug) => ({ record: slug, values: await readSitePage(db, slug) })));
  }
  const ids = records && numbers(described, records);
  return ids?.length === 0 ? [] : rowsOf(db, described, ids ? { ids } : {});
}

const sourceOf =
  (described: Translatable) =>
  ({ record, values }: RawRecord): Source => ({
    record,
    title: textAt(values, described.title) || described.noun,
    texts: new Map(
      described.fields.map(({ name, kind }) => {
        const text = textAt(values, name);
        return [name, { text, fingerprint: fingerprintOf(kind, text) }];
      }),
    ),
  });

/** The source's texts of all records of a resource outside the trash, or of those that are named. */
export async function readSources(
  db: Database,
  described: Translatable,
  records?: readonly string[],
): Promise<Source[]> {
  return (await rawRecords(db, described, records)).map(sourceOf(described));
}

/** Where to begin among the records of a resource, and before which one to end. */
export interface Stretch {
  from?: string | undefined;
  until?: string | undefined;
}

/** The same in the same order, never more than `AT_ONCE` in memory. */
export async function* eachSources(
  db: Database,
  described: Translatable,
  { from, until }: Stretch,
): AsyncGenerator<Source[]> {
  if (tableOfResource(described.resource) === undefined) {
    const all = await readSources(db, described);
    const placeOf = (record: string) => all.findIndex((one) => one.record === record);
    yield all.slice(from === undefined ? 0 : placeOf(from), until === undefined ? all.length : placeOf(until));
    return;
  }
  const before = until === undefined ? {} : { until: Number(until) };
  let next = from === undefined ? MAX_ID : Number(from);
  while (true) {
    const found = await rowsOf(db, described, { ...before, from: next, most: AT_ONCE });
    if (found.length > 0) yield found.map(sourceOf(described));
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return;
    next = Number(last.record) - 1;
  }
}

/** One record; undefined where there is none outside the trash. */
export const readSource = async (db: Database, described: Translatable, record: string): Promise<Source | undefined> =>
  (await readSources(db, described, [record]))[0];

/** The fingerprints of a source by the names of its fields. */
export const fingerprintsOf = ({ texts }: Source): Fingerprints =>
  new Map([...texts].map(([name, { fingerprint }]) => [name, fingerprint]));

/** Otherwise there is nothing to translate: a record without a text, or a picture without a description. */
export const hasTexts = (fingerprints: Fingerprints) =>
  [...fingerprints.values()].some((fingerprint) => fingerprint !== null);
