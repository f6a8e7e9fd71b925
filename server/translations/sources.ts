import { z } from 'zod';
import { collections } from '../../domain/collections/registry.ts';
import { heldBackIn } from '../../domain/fields/blocks.ts';
import { textAt } from '../../domain/fields/within.ts';
import type { Language } from '../../domain/languages.ts';
import { sitePageSlugs } from '../../domain/site-page.ts';
import type { Translatable, TranslatableField, TranslatableName } from '../../domain/translation/translatable.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { languageOf, type RecordLanguages, recordLanguages } from '../languages/record-languages.ts';
import { readSiteSettings } from '../site/store.ts';
import { readSitePage } from '../site-pages/store.ts';
import { fingerprintOf } from './fingerprint.ts';
import { textsOfRecord } from './texts-of-record.ts';

/** One field of a record as the organisation wrote it. */
export interface SourceText {
  text: string;
  /** Null where there is no text. */
  fingerprint: string | null;
}

/** The texts of one record, by their fields. */
export interface Source {
  record: string;
  /** In which it is written. */
  language: Language;
  title: string;
  /** The beginnings of the names of texts that visitors do not always see. */
  heldBack: readonly string[];
  /** The texts that it has, in the order in which staff see them. */
  fields: readonly TranslatableField[];
  texts: ReadonlyMap<string, SourceText>;
}

/** A record of any kind, before its texts are read. */
interface RawRecord {
  record: string;
  values: object;
}

/** Records whose texts are read at once: the longest are long, and the site is to answer in between. */
export const AT_ONCE = 20;

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

/** The number by which the record stands in its place among others, the highest first. */
export const orderNumberOf = ({ resource }: Translatable, record: string): number => {
  const names = fixedNames[resource];
  return names ? -names.indexOf(record) : Number(record);
};

/** The name of the record with this number. */
export const recordAt = ({ resource }: Translatable, number: number): string =>
  fixedNames[resource]?.[-number] ?? String(number);

/** All records of a resource that is in no table. */
export const fixedRecords = ({ resource }: Translatable): readonly string[] => fixedNames[resource] ?? [];

const numbers = (described: Translatable, records: readonly string[]) =>
  records.filter((record) => canBeCalled(described, record)).map(Number);

/** The newest records outside the trash; of the library only pictures that are described. */
async function rowsOf(db: Database, { resource, title, fields, lists = {} }: Translatable, ids?: readonly number[]) {
  const table = tables[resource];
  if (table === undefined) return [];
  const columns = [...new Set(['id', title, ...fields.map(({ name }) => name), ...Object.keys(lists)])];
  let list = tableOf(db).selectFrom(table).select(columns).orderBy('id', 'desc');
  if (resource === 'media') list = list.where('alt', '<>', '');
  else list = list.where('deleted_at', 'is', null);
  if (ids) list = list.where('id', 'in', ids);
  const found = await list.execute();
  return found.map(
    (values): RawRecord => ({
      record: String(values.id),
      values: {
        ...values,
        ...Object.fromEntries(Object.keys(lists).map((name) => [name, JSON.parse(String(values[name]))])),
      },
    }),
  );
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
  return ids?.length === 0 ? [] : rowsOf(db, described, ids);
}

const placedBlocks = z.array(
  z.looseObject({
    ...{ id: z.string(), type: z.string(), is_hidden: z.boolean() },
    ...{ shown_from: z.string().nullable(), shown_until: z.string().nullable() },
  }),
);

const heldBackOf = ({ lists = {} }: Translatable, values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    lists[name]?.kind === 'blocks' ? heldBackIn(name, placedBlocks.parse(value)) : [],
  );

const sourceOf =
  (described: Translatable, others: RecordLanguages) =>
  ({ record, values }: RawRecord): Source => {
    const fields = textsOfRecord(described, values);
    return {
      record,
      language: languageOf(others, described.resource, record),
      title: textAt(values, described.title) || described.noun,
      heldBack: heldBackOf(described, values),
      fields,
      texts: new Map(
        fields.map(({ name, kind }) => {
          const text = textAt(values, name);
          return [name, { text, fingerprint: fingerprintOf(kind, text) }];
        }),
      ),
    };
  };

/** The source's texts of all records of a resource outside the trash, or of those that are named. */
export async function readSources(
  db: Database,
  described: Translatable,
  records?: readonly string[],
): Promise<Source[]> {
  const found = await rawRecords(db, described, records);
  const others = await recordLanguages(
    db,
    described.resource,
    found.map(({ record }) => record),
  );
  return found.map(sourceOf(described, others));
}

/** One record; undefined where there is none outside the trash. */
export const readSource = async (db: Database, described: Translatable, record: string): Promise<Source | undefined> =>
  (await readSources(db, described, [record]))[0];

/** Otherwise there is nothing to translate: a record without a text, or a picture without a description. */
export const hasTexts = ({ texts }: Source) => [...texts.values()].some(({ fingerprint }) => fingerprint !== null);
