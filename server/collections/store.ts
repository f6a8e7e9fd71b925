import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { type Collection, type StoredRecord, sortableOf } from '../../domain/collections/collection.ts';
import { type Fields, namesOf } from '../../domain/fields/field.ts';
import type { ListQuery } from '../../domain/listing.ts';
import { staffText } from '../../domain/reply-text.ts';
import { slugOf } from '../../domain/slug.ts';
import { translationMarks } from '../../domain/translation-marks.ts';
import { sortedAs } from '../database/by-text.ts';
import { tableOf } from '../database/collection-tables.ts';
import { foldedTables, isFoldedTable } from '../database/folded-texts.ts';
import type { Database } from '../database/open.ts';
import type { Found, Shown, Values, Wanted, Writing } from '../fields/kind.ts';
import { storedKind } from '../fields/stored-kinds.ts';
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

/** The fields of a collection with what the server knows of their kinds. */
const storedFields = (fields: Fields) =>
  Object.entries(fields).map(([name, field]) => ({ name, field, kind: storedKind(field), key: field.readAs ?? name }));

/** What is read of other tables beside these rows: each kind of it in one query. */
async function readBeside(media: Media, db: Database, { pictures, documents }: Wanted): Promise<Found> {
  const files =
    documents.size === 0
      ? []
      : await db
          .selectFrom('media')
          .select(['id', 'key', 'type', 'bytes'])
          .where('id', 'in', [...documents])
          .execute();
  return {
    pictures: await media.pictures(db, [...pictures]),
    documents: new Map(files.map(({ id, key, ...file }) => [id, { ...file, url: mediaAddress(key) }])),
  };
}

const documentName: (db: Database) => Writing['documentName'] = (db) => async (id, field, title) => {
  const file = typeof id === 'number' ? await findFileToUse(db, id) : undefined;
  const wrong = typeof id === 'number' ? staffText('chooseLibraryDocument') : field.missing;
  if (!file || /^(?:image|video|audio)\//.test(file.type)) throw badRequest(wrong, { [field.upload]: [wrong] });
  return file.file_name || `${slugOf(title) || 'document'}.${file.key.split('.').at(-1)}`;
};

function keysOf(schema: z.ZodType): string[] {
  if (!(schema instanceof z.ZodObject)) throw new Error('A collection is read as objects');
  // A translation's marks are no columns: they are added when the reply is put into a language.
  return Object.keys(schema.shape).filter((key) => !(key in translationMarks));
}

/**
 * Makes replies of rows: the keys of a schema, those that are not read as they are stored put by their kinds. The other values
 * are not checked, which would take a third of the time of the shortest calls: the tests check every reply.
 */
type Reader<Read> = (media: Media, db: Database, rows: readonly FoundRow[]) => Promise<Read[]>;

function readerOf<Read>(schema: z.ZodType<Read>, fields: Fields): Reader<Read>;
function readerOf(schema: z.ZodType, fields: Fields): Reader<unknown> {
  const keys = keysOf(schema);
  const shownFields = storedFields(fields).filter(({ key, field }) =>
    [key, ...Object.keys(field.beside)].some((one) => keys.includes(one)),
  );
  const puts = shownFields.filter(({ kind }) => kind.put);
  const wants = shownFields.filter(({ kind }) => kind.want);
  return async (media, db, rows) => {
    const wanted: Wanted = { pictures: new Set(), documents: new Set() };
    for (const row of rows) for (const { name, kind } of wants) kind.want?.(row[name], wanted);
    const found = await readBeside(media, db, wanted);
    return rows.map((row) => {
      const shown: Shown = {};
      for (const key of keys) shown[key] = row[key];
      for (const { name, field, kind, key } of puts) kind.put?.(shown, row[name], key, field, found);
      return shown;
    });
  };
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
  const all = storedFields(fields);
  const fieldColumns = all.flatMap(({ name, kind: { also = [] } }) => [name, ...also]);
  const columns = ['id', ...fieldColumns, ...Object.keys(written), ...stamps];
  const searched = namesOf(fields, (field) => field.searched);
  const distinct = namesOf(fields, (field) => field.distinct);
  const asVisible = readerOf(visible, fields);
  const asRecord = readerOf(record, fields);
  const read = new Set([...keysOf(visible), ...all.flatMap(({ name, kind }) => (kind.want ? name : []))]);
  const visibleColumns = columns.filter((column) => read.has(column));
  const emptyLast = all.flatMap(({ name, kind }) => (kind.isEmptyLast ? name : []));
  const sortable = sortableOf(collection);
  const texts = all.flatMap(({ name, kind }) => (kind.isSortedAsText ? name : []));
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
        return emptyLast.includes(column) ? ordered.nullsLast() : ordered;
      })
      .orderBy('id', direction);
    return query.search ? list.where(isFound(db, query.search)) : list;
  }

  /** The rows for a reply, without the fields that their readers may not see. */
  const present = async <Read>(db: Database, found: FoundRow[], asRead: Reader<Read>, now?: Date) =>
    asRead(media, db, await complete(db, found, now));

  const rowsForVisitors = preparedList((db, query: Pick<ListQuery, 'ordering' | 'search'>) => {
    const list = rowsOf(db, query).clearSelect().select(visibleColumns);
    return visibleWhen === undefined ? list : list.where(visibleWhen, '=', true);
  });

  /** `id` is that of the record to change. What was left out is nothing in a new record, and stays as it is in a change. */
  async function valuesOf(db: Database, input: Input, id?: number): Promise<Values> {
    const otherwise = id === undefined ? null : undefined;
    const values: Values = Object.fromEntries(
      all.map(({ name }) => [name, input[name] === undefined ? otherwise : input[name]]),
    );
    for (const name of distinct) {
      const other = await sameName(db, collection, name, String(values[name] ?? ''), id);
      if (!other) continue;
      const problem = staffText('nameTaken', other.noun, other.name);
      throw badRequest(problem, { [name]: [problem] });
    }
    const called = String(input[title] ?? '');
    const writing: Writing = {
      title: called,
      isNew: id === undefined,
      checkPicture: (picture, upload) => media.checkPicture(db, picture, upload, Number.POSITIVE_INFINITY),
      documentName: documentName(db),
      freeSlug: (wanted, otherwise) => freeSlug(db, table, { wanted, title: called, otherwise }, id),
    };
    const columns = all.map(({ name, field, kind }) => kind.write?.(values[name], name, field.options, writing));
    return Object.assign(values, ...(await Promise.all(columns)));
  }

  return {
    async find(db, id) {
      const found = await tableOf(db).selectFrom(table).select(columns).where('id', '=', id).execute();
      return (await present(db, found, asRecord))[0];
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
        for (const name of distinct) {
          const other = await sameName(db, collection, name, String(row[name]), id);
          if (other) throw conflict(staffText('nameTakenRename', other.noun, other.name));
        }
      }
      await tableOf(db).updateTable(table).set({ deleted_at: at }).where('id', '=', id).execute();
    },

    visibleOf: (db, found, now) => present(db, found, asVisible, now),

    async listVisible(db, { ordering, search }, slice, now) {
      const { count, results } = await rowsForVisitors(db, slice, {}, { ordering, search });
      return { count, results: await present(db, results, asVisible, now) };
    },

    async list(db, query, slice, now) {
      const rows = rowsOf(db, query, query.trash);
      const condition = filter?.(query, now);
      const { count, results } = await runList(db, condition ? rows.where(condition) : rows, slice);
      return { count, results: await present(db, results, asRecord) };
    },
  };
}
