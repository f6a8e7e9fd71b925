import { sql } from 'kysely';
import { z } from 'zod';
import { relatedCollection } from '../../domain/collections/registry.ts';
import type { Field, Fields } from '../../domain/fields/field.ts';
import { kindOf, relatedIn } from '../../domain/fields/field-kinds.ts';
import { fieldsWithin, withValue } from '../../domain/fields/within.ts';
import { tableOf } from '../database/collection-tables.ts';
import { inParts } from '../database/in-slices.ts';
import { listOf } from '../database/list-of.ts';
import type { Database } from '../database/open.ts';
import { fileTypes } from '../file-types.ts';

/** The name of a file of ours, where HTML or another text holds its address. Behind that of a picture can stand its size: `-720`. */
const ownAddress = /\/media\/([\w-]{22})[\w-]*\.\w+/g;

/** Pictures and sounds in HTML that was cleaned, in which no attribute has a bracket. */
const shownFile = /<(?:img|audio)\b[^<>]*>(?:<\/audio>)?/g;

/** The names, without their endings, of our files whose addresses stand in a text. */
export const ownFilesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(ownAddress)].map(([, name = '']) => name));

/** HTML that was cleaned, without the pictures and sounds whose files have these names. */
export const withoutFiles = (html: string, gone: ReadonlySet<string>): string =>
  html.replaceAll(shownFile, (tag) => ([...ownFilesIn(tag)].some((name) => gone.has(name)) ? '' : tag));

/** Files that are looked for by one statement, each with every ending that a file can have. */
const AT_ONCE = 50;

const endings = Object.keys(fileTypes);

/** The names of these of which the library has no file any more. */
async function goneOf(db: Database, names: ReadonlySet<string>): Promise<Set<string>> {
  const gone = new Set(names);
  for (const some of inParts([...names], AT_ONCE)) {
    const keys = some.flatMap((name) => endings.map((ending) => `${name}.${ending}`));
    for (const { key } of await db.selectFrom('media').select('key').where('key', 'in', keys).execute()) {
      gone.delete(key.replace(/\.\w+$/, ''));
    }
  }
  return gone;
}

/** A picture or a text of an entry that shows what the library has no more, with what is left of it. */
async function goneWithin(db: Database, value: unknown, { text, holds }: ReturnType<typeof kindOf>) {
  if (holds === 'file' && typeof value === 'number') {
    const found = await db.selectFrom('media').select('id').where('id', '=', value).executeTakeFirst();
    return found ? undefined : { left: null };
  }
  if (text !== 'html' || typeof value !== 'string') return undefined;
  const gone = await goneOf(db, ownFilesIn(value));
  return gone.size > 0 ? { left: withoutFiles(value, gone) } : undefined;
}

/** A list of entries without the files that are gone; undefined where none is. */
async function listWithoutGoneFiles(db: Database, name: string, field: Field, value: unknown) {
  const record = { [name]: value };
  let left = record;
  for (const one of fieldsWithin({ [name]: field }, record)) {
    const gone = await goneWithin(db, one.value, kindOf(one.field));
    if (gone) left = withValue(left, one.path, gone.left);
  }
  return left === record ? undefined : left[name];
}

/**
 * The fields whose texts show files that the library has no more, each with what is left of it: nothing of an address. A file of
 * another site, `publicUrl` says which is ours, is none of the library.
 */
export async function withoutGoneFiles(
  db: Database,
  publicUrl: string,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (Array.isArray(value)) {
      const left = await listWithoutGoneFiles(db, name, field, value);
      if (left !== undefined) found.set(name, left);
    }
    const { holds, text } = kindOf(field);
    if (holds !== 'address' || typeof value !== 'string') continue;
    const isHtml = text === 'html';
    if (!isHtml && !value.startsWith('/media/') && !value.startsWith(`${publicUrl}/media/`)) continue;
    const gone = await goneOf(db, ownFilesIn(value));
    if (gone.size === 0) continue;
    const left = isHtml ? withoutFiles(value, gone) : undefined;
    if (left !== value) found.set(name, left);
  }
  return found;
}

/** The value of a field in which records are chosen: one number, or several. */
const chosen = z.union([z.int(), z.array(z.int())]);

/** Those of these records that are there, and not in the trash, in the same order. */
async function thereOf(db: Database, collection: string, ids: readonly number[]): Promise<number[]> {
  const found = await tableOf(db)
    .selectFrom(relatedCollection(collection).table)
    .select('id')
    .where(sql<boolean>`${sql.ref('id')} in ${listOf(db, ids)}`)
    .where('deleted_at', 'is', null)
    .execute();
  const there = new Set<number>(found.map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

/**
 * The fields in which records are chosen that are gone by now, each with what is left of them: nothing of a single one. One in the
 * trash that the record has `now` stays, as in its form.
 */
export async function withoutGoneRecords(
  db: Database,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): Promise<Map<string, number[] | undefined>> {
  const found = new Map<string, number[] | undefined>();
  for (const { name, to } of relatedIn(fields)) {
    const { data: held } = chosen.safeParse(values[name]);
    if (held === undefined) continue;
    const ids = [held].flat();
    if (ids.length === 0) continue;
    const kept = [now[name]].flat();
    const there = await thereOf(
      db,
      to,
      ids.filter((id) => !kept.includes(id)),
    );
    const left = ids.filter((id) => kept.includes(id) || there.includes(id));
    if (left.length < ids.length) found.set(name, Array.isArray(held) ? left : undefined);
  }
  return found;
}
