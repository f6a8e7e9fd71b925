import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { type Collection, type StoredRecord, sortableOf } from '../../domain/collections/collection.ts';
import type { Field } from '../../domain/collections/field.ts';
import type { ListQuery } from '../../domain/listing.ts';
import { staffText } from '../../domain/reply-text.ts';
import { slugOf } from '../../domain/slug.ts';
import { translationMarks } from '../../domain/translation-marks.ts';
import { shownLink } from '../../domain/web-address.ts';
import { sortedAs } from '../database/by-text.ts';
import { tableOf, type Value } from '../database/collection-tables.ts';
import { foldedTables, isFoldedTable } from '../database/folded-texts.ts';
import type { Database } from '../database/open.ts';
import { badRequest, conflict } from '../http/http-error.ts';
import { mediaAddress } from '../media/keys.ts';
import type { Media } from '../media/media.ts';
import { findFileToUse } from '../media/store.ts';
import { type Listed, orderingOf, preparedList, runList, type Slice } from '../resource/listing.ts';
import { containsInAnyLanguage, isFoundInAnyLanguage } from '../resource/searching.ts';
import { freeSlug } from '../resource/slugs.ts';
import type { ResourceStore } from '../resource/store.ts';

// The SQL of every collection whose records are the rows of one table, and whose columns are its fields.

/** A row for a reply, with the meaning of its columns. */
export type FoundRow = Record<string, unknown>;

/** The input, as columns of the table. */
export type Values = Record<string, Value>;

/** The columns of a field. A document has a second one: the name it is downloaded as. */
const columnsOf = ({ name, control }: Field) => (control.kind === 'document' ? [name, 'file_name'] : [name]);

const numbersIn = (found: readonly FoundRow[], column: string) => {
  const numbers = found.map((row) => row[column]).filter((value) => typeof value === 'number');
  return [...new Set(numbers)];
};

/** Adds to each row the picture or document that the field's number refers to. */
async function withFiles(media: Media, db: Database, { name, control }: Field, found: FoundRow[]): Promise<FoundRow[]> {
  const ids = numbersIn(found, name);
  if (control.kind === 'picture') {
    const pictures = await media.pictures(db, ids);
    return found.map((row) => {
      const picture = pictures.get(Number(row[name])) ?? null;
      return { ...row, [control.upload]: picture?.url ?? null, picture };
    });
  }
  if (control.kind !== 'document' || ids.length === 0) return found;
  const files = await db.selectFrom('media').select(['id', 'key', 'type', 'bytes']).where('id', 'in', ids).execute();
  const byNumber = new Map(files.map(({ id, key, ...file }) => [id, { ...file, url: mediaAddress(key) }]));
  return found.map((row) => ({ ...row, ...byNumber.get(Number(row[name])) }));
}

/** The columns that a chosen file is written to. Throws a 400 at the field of the form for one that cannot be used. */
async function fileColumns(media: Media, db: Database, { name, control }: Field, input: Values, title: string) {
  const id = input[name];
  if (control.kind === 'picture') {
    if (typeof id === 'number') await media.checkPicture(db, id, control.upload, Number.POSITIVE_INFINITY);
    return {};
  }
  if (control.kind !== 'document' || id === undefined) return {};
  const file = typeof id === 'number' ? await findFileToUse(db, id) : undefined;
  const wrong = typeof id === 'number' ? staffText('chooseLibraryDocument') : control.missing;
  if (!file || /^(?:image|video|audio)\//.test(file.type)) throw badRequest(wrong, { [control.upload]: [wrong] });
  return { file_name: file.file_name || `${slugOf(title) || 'document'}.${file.key.split('.').at(-1)}` };
}

/**
 * The value as it goes out. A link that is none, however it came to be stored, leads nowhere, and an icon that is no longer
 * one of ours is none.
 */
function checkedAgain({ control }: Field, value: unknown): unknown {
  if (control.kind === 'link') return typeof value === 'string' ? shownLink(value) : null;
  if (control.kind === 'icon') return control.icons.some((icon) => icon === value) ? value : null;
  return value;
}

function keysOf(schema: z.ZodType): string[] {
  if (!(schema instanceof z.ZodObject)) throw new Error('A collection is read as objects');
  // A translation's marks are no columns: they are added when the reply is put into a language.
  return Object.keys(schema.shape).filter((key) => !(key in translationMarks));
}

type Picker<Shown> = (row: FoundRow) => Shown;

/**
 * Picks the keys of a schema out of a row, and checks links and icons again. The other values are not checked, which would
 * take a third of the time of the shortest calls: the tests check every reply.
 */
function pickerOf<Shown>(schema: z.ZodType<Shown>, fields: readonly Field[]): Picker<Shown>;
function pickerOf(schema: z.ZodType, fields: readonly Field[]): Picker<unknown> {
  const keys = keysOf(schema);
  const checked = fields.filter(
    ({ name, control }) => keys.includes(name) && (control.kind === 'link' || control.kind === 'icon'),
  );
  return (row) => {
    const shown: FoundRow = {};
    for (const key of keys) shown[key] = row[key];
    for (const field of checked) shown[field.name] = checkedAgain(field, row[field.name]);
    return shown;
  };
}

/** The slug of a new record, or another that staff want; otherwise it stays: links lead to it. */
async function slugColumn(
  db: Database,
  table: string,
  { name, control }: Field,
  input: Values,
  title: string,
  id?: number,
) {
  if (control.kind !== 'slug') return {};
  const wanted = String(input[name] ?? '');
  if (id !== undefined && wanted === '') return { [name]: undefined };
  return { [name]: await freeSlug(db, table, { wanted, title, otherwise: control.otherwise }, id) };
}

/** The form in which names are compared: lower case, without spaces. */
const compared = (name: string) => name.toLowerCase().replaceAll(' ', '');

/**
 * Another record of the same name, or undefined where there is none. The caller holds the resource's lock.
 */
async function sameName(
  db: Database,
  { table, noun }: Pick<Collection, 'table' | 'noun'>,
  column: string,
  name: string,
  ownId = 0,
) {
  const other = await tableOf(db)
    .selectFrom(table)
    .select(column)
    .where('id', '<>', ownId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`replace(lower(${sql.ref(column)}), ' ', '') = ${compared(name)}`)
    .executeTakeFirst();
  return other && { noun, name: String(other[column]) };
}

export interface CollectionStore<Visible, Stored, Input, Query = ListQuery> extends ResourceStore<Stored, Input> {
  /** Rows as visitors read them. */
  visibleOf(db: Database, found: FoundRow[], now: Date): Promise<Visible[]>;
  /** A part of the public records. */
  listVisible(db: Database, query: ListQuery, slice: Slice, now: Date): Promise<Listed<Visible>>;
  /** A part of all records, or of those in the trash. */
  list(db: Database, query: Query, slice: Slice, now: Date): Promise<Listed<Stored>>;
}

/** The SQL that is a collection’s own. */
export interface OwnSql<Query> {
  /** The condition of its own filters, where the query has some. */
  filter?(query: Query, now: Date): Expression<SqlBool> | undefined;
  /** Adds data of other tables to rows: for visitors as of this moment, for staff without one. */
  complete?(db: Database, found: FoundRow[], now?: Date): Promise<FoundRow[]>;
}

export function collectionStore<Visible, Stored extends StoredRecord, Input extends Values, Query extends ListQuery>(
  media: Media,
  collection: Collection<Visible, Stored, Input, string, string, Query>,
  { filter, complete = async (_, found) => found }: OwnSql<Query> = {},
): CollectionStore<Visible, Stored, Input, Query> {
  const { name: resource, table, fields, written = {}, title, order, visibleWhen, visible, record } = collection;
  const stamps = ['created_at', 'updated_at', 'deleted_at'];
  const columns = ['id', ...fields.flatMap(columnsOf), ...Object.keys(written), ...stamps];
  const searched = fields.flatMap((field) => (field.searched ? field.name : []));
  const withFile = fields.filter(({ control }) => control.kind === 'picture' || control.kind === 'document');
  const distinct = fields.filter((field) => field.distinct);
  const visibleOf = pickerOf(visible, fields);
  const recordOf = pickerOf(record, fields);
  const read = new Set([...keysOf(visible), ...withFile.map(({ name }) => name)]);
  const visibleColumns = columns.filter((column) => read.has(column));
  const mayBeEmpty = fields.flatMap(({ name, control }) => (control.kind === 'moment' ? name : []));
  const sortable = sortableOf(collection);
  const texts = fields.flatMap(({ name, control }) => (control.kind === 'line' ? name : []));
  /** A table that stores what is searched: the stored text begins with the title. */
  const stored = isFoldedTable(table) ? table : undefined;
  const isFound = (db: Database, text: string) =>
    stored === undefined
      ? containsInAnyLanguage(db, resource, 'id', searched, text)
      : isFoundInAnyLanguage(db, resource, stored, 'id', text);
  const orderedBy = (column: string) =>
    stored !== undefined && foldedTables[stored][0] === column ? sql.ref('folded_text') : sortedAs(column, texts);
  const usual = { column: order.replace(/^-/, ''), direction: order.startsWith('-') ? 'desc' : 'asc' } as const;

  function rowsOf(db: Database, query: ListQuery, inTrash = false) {
    const { column, direction } = orderingOf(query.ordering, sortable, usual);
    const list = tableOf(db)
      .selectFrom(table)
      .select(columns)
      .where('deleted_at', inTrash ? 'is not' : 'is', null)
      .orderBy(orderedBy(column), (by) => {
        const ordered = direction === 'asc' ? by.asc() : by.desc();
        // The two databases sort empty values differently.
        return mayBeEmpty.includes(column) ? ordered.nullsLast() : ordered;
      })
      .orderBy('id', direction);
    return query.search ? list.where(isFound(db, query.search)) : list;
  }

  /** The rows for a reply, without the fields that their readers may not see. */
  async function present<Shown>(db: Database, found: FoundRow[], pick: Picker<Shown>, now?: Date) {
    let rows = await complete(db, found, now);
    for (const field of withFile) rows = await withFiles(media, db, field, rows);
    return rows.map(pick);
  }

  const rowsForVisitors = preparedList((db, query: Pick<ListQuery, 'ordering' | 'search'>) => {
    const list = rowsOf(db, query).clearSelect().select(visibleColumns);
    return visibleWhen === undefined ? list : list.where(visibleWhen, '=', true);
  });

  /** `id` is that of the record to change. What was left out is nothing in a new record, and stays as it is in a change. */
  async function valuesOf(db: Database, input: Input, id?: number): Promise<Values> {
    const otherwise = id === undefined ? null : undefined;
    const values: Values = Object.fromEntries(
      fields.map(({ name }) => [name, input[name] === undefined ? otherwise : input[name]]),
    );
    for (const { name } of distinct) {
      const other = await sameName(db, collection, name, String(values[name] ?? ''), id);
      if (!other) continue;
      const problem = staffText('nameTaken', other.noun, other.name);
      throw badRequest(problem, { [name]: [problem] });
    }
    const called = String(input[title] ?? '');
    const columns = fields.flatMap((field) => [
      fileColumns(media, db, field, values, called),
      slugColumn(db, table, field, values, called, id),
    ]);
    return Object.assign(values, ...(await Promise.all(columns)));
  }

  return {
    async find(db, id) {
      const found = await tableOf(db).selectFrom(table).select(columns).where('id', '=', id).execute();
      return (await present(db, found, recordOf))[0];
    },

    async create(db, input, now) {
      const values = { ...(await valuesOf(db, input)), created_at: now, updated_at: now, deleted_at: null };
      const { id } = await tableOf(db).insertInto(table).values(values).returning('id').executeTakeFirstOrThrow();
      return id;
    },

    async update(db, id, input, now) {
      const values = { ...(await valuesOf(db, input, id)), updated_at: now };
      await tableOf(db).updateTable(table).set(values).where('id', '=', id).execute();
    },

    async setDeleted(db, id, at) {
      if (at === null && distinct.length > 0) {
        const row = await tableOf(db).selectFrom(table).select(columns).where('id', '=', id).executeTakeFirstOrThrow();
        for (const { name } of distinct) {
          const other = await sameName(db, collection, name, String(row[name]), id);
          if (other) throw conflict(staffText('nameTakenRename', other.noun, other.name));
        }
      }
      await tableOf(db).updateTable(table).set({ deleted_at: at }).where('id', '=', id).execute();
    },

    visibleOf: (db, found, now) => present(db, found, visibleOf, now),

    async listVisible(db, { ordering, search }, slice, now) {
      const { count, results } = await rowsForVisitors(db, slice, {}, { ordering, search });
      return { count, results: await present(db, results, visibleOf, now) };
    },

    async list(db, query, slice, now) {
      const rows = rowsOf(db, query, query.trash);
      const condition = filter?.(query, now);
      const { count, results } = await runList(db, condition ? rows.where(condition) : rows, slice);
      return { count, results: await present(db, results, recordOf) };
    },
  };
}
