import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { type Collection, type StoredRecord, sortableOf } from '../../domain/collections/collection.ts';
import { fieldNames } from '../../domain/fields/field.ts';
import type { ListQuery } from '../../domain/listing.ts';
import { staffText } from '../../domain/reply-text.ts';
import { sortedAs } from '../database/by-text.ts';
import { tableOf } from '../database/collection-tables.ts';
import { foldedTables, isFoldedTable } from '../database/folded-texts.ts';
import type { Database } from '../database/open.ts';
import type { Inputs, Values, Wanted } from '../fields/kind.ts';
import { type ReadBeside, readerOf, selectionOf } from '../fields/reader.ts';
import { storedFields, storedKind } from '../fields/stored-kinds.ts';
import { writtenColumns, writtenLinks } from '../fields/writer.ts';
import { sanitise } from '../html/sanitise.ts';
import { badRequest, conflict } from '../http/http-error.ts';
import { chosenFiles, filesBeside } from '../media/of-fields.ts';
import { chosenRecords } from '../resource/chosen-records.ts';
import { type Listed, orderingOf, preparedList, runList, type Slice } from '../resource/listing.ts';
import {
  containsInAnyLanguage,
  isFoundInAnyLanguage,
  type Sought,
  shapeOfSearch,
  type WithGivenSearch,
} from '../resource/searching.ts';
import { freeSlug } from '../resource/slugs.ts';
import type { ResourceStore } from '../resource/store.ts';
import { topicsOf } from '../resource/topics.ts';
import type { Services } from '../services.ts';
import { linksOf, setLinks, withLinks } from './links.ts';
import { type Dependencies, dependOnRelated, relatedBeside } from './related.ts';
import { visibilityOf } from './visibility.ts';

// The SQL of every collection whose records are the rows of one table, whose columns are its fields; fields of several values have
// tables of links.

/** A row for a reply, with the meaning of its columns. */
export type FoundRow = Record<string, unknown>;

function keysOf(schema: z.ZodType): string[] {
  if (!(schema instanceof z.ZodObject)) throw new Error('A collection is read as objects');
  return Object.keys(schema.shape);
}

/** How rows are read by a schema: the columns, and what is made of them. */
interface ShownAs<Read> {
  keys: readonly string[];
  columns: string[];
  show(rows: FoundRow[], read: ReadBeside): Promise<Read[]>;
}

/**
 * What is read of a collection's fields by a schema. The values are not checked by it, which would take a third of the time of
 * the shortest calls: the tests check every reply.
 */
function shownAs<Read>(schema: z.ZodType<Read>, collection: Pick<Collection, 'fields' | 'written'>): ShownAs<Read>;
function shownAs(
  schema: z.ZodType,
  { fields, written = {} }: Pick<Collection, 'fields' | 'written'>,
): ShownAs<unknown> {
  const keys = keysOf(schema);
  const others = ['id', ...Object.keys(written), 'created_at', 'updated_at', 'deleted_at'];
  const reader = readerOf(fields, keys);
  return {
    keys,
    columns: [...others.filter((column) => keys.includes(column)), ...selectionOf(fields, keys)],
    show: async (rows, beside) => rows.map(await reader(rows, beside)),
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
  /** A part of the public records. What it shows of other collections is noted among the reply's dependencies. */
  listVisible(
    db: Database,
    query: ListQuery,
    slice: Slice,
    now: Date,
    dependencies?: Dependencies,
  ): Promise<Listed<Visible>>;
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

export function collectionStore<Visible, Stored extends StoredRecord, Input extends Inputs, Query extends ListQuery>(
  { media, config }: Pick<Services, 'media' | 'config'>,
  collection: Collection<Visible, Stored, Input, string, string, Query>,
  { filter, complete = async (_, found) => found }: OwnSql<Query> = {},
): CollectionStore<Visible, Stored, Input, Query> {
  const { name: resource, table, fields, title, order, visible, record } = collection;
  const withoutPlace = fieldNames(fields, (field) => {
    const { column, link } = storedKind(field);
    return column === null && link === undefined;
  });
  // What staff write in them would be lost.
  if (withoutPlace.length > 0) throw new Error(`${table} has no column for ${withoutPlace.join(', ')}`);
  const searched = fieldNames(fields, (field) => field.searched);
  const distinct = fieldNames(fields, (field) => field.distinct);
  const asVisible = shownAs(visible, collection);
  const asRecord = shownAs(record, collection);
  const all = storedFields(fields);
  const emptyLast = all.flatMap(({ name, kind }) => (kind.isEmptyLast ? name : []));
  const visibility = visibilityOf(collection, config.timeZone);
  const sortable = sortableOf(collection);
  const usual = { column: order.replace(/^-/, ''), direction: order.startsWith('-') ? 'desc' : 'asc' } as const;
  const isHidden = (name: string) => collection.staffOnly.some((hidden) => hidden === name);
  /** Not by what only staff read: the order would tell. The usual order is what visitors see anyway. */
  const sortableByVisitors = sortable.filter(
    (name) =>
      (collection.written?.[name] === undefined || asVisible.columns.includes(name)) &&
      (!isHidden(name) || name === usual.column),
  );
  /** Nor by what they find. */
  const searchedByVisitors = searched.filter((name) => !isHidden(name));
  const texts = all.flatMap(({ name, kind }) => (kind.isSortedAsText ? name : []));
  /** A table that stores what is searched: the stored text begins with the title. */
  const stored = isFoldedTable(table) ? table : undefined;
  const isFound = (db: Database, text: Sought) =>
    stored === undefined
      ? containsInAnyLanguage(db, resource, 'id', searched, text)
      : isFoundInAnyLanguage(db, resource, stored, 'id', text);
  function isFoundByVisitors(db: Database, text: Sought) {
    if (searchedByVisitors.length === searched.length) return isFound(db, text);
    if (searchedByVisitors.length === 0) return sql<boolean>`false`;
    return containsInAnyLanguage(db, resource, 'id', searchedByVisitors, text);
  }
  const orderedBy = (column: string) =>
    stored !== undefined && foldedTables[stored][0] === column ? sql.ref('folded_text') : sortedAs(column, texts);
  function rowsOf(
    db: Database,
    query: ListQuery | WithGivenSearch<ListQuery>,
    { columns = sortable, found = isFound, inTrash = false } = {},
  ) {
    const { column, direction } = orderingOf(query.ordering, columns, usual);
    const list = tableOf(db)
      .selectFrom(table)
      .select(asRecord.columns)
      .where('deleted_at', inTrash ? 'is not' : 'is', null)
      .orderBy(orderedBy(column), (by) => {
        const ordered = direction === 'asc' ? by.asc() : by.desc();
        // The two databases sort empty values differently.
        return emptyLast.includes(column) ? ordered.nullsLast() : ordered;
      })
      .orderBy('id', direction);
    return query.search ? list.where(found(db, query.search)) : list;
  }

  const clean = (html: string) => sanitise(html, config.publicUrl);

  /** The rows for a reply: for visitors as of a moment, for staff without one. */
  async function present<Read>(
    db: Database,
    found: FoundRow[],
    { keys, show }: ShownAs<Read>,
    now?: Date,
    dependencies?: Dependencies,
  ): Promise<Read[]> {
    const { timeZone } = config;
    const readFiles = filesBeside(media, db);
    const rows = await withLinks(db, collection, keys, await complete(db, found, now));
    return show(rows, async (wanted: Wanted) => {
      if (now && dependencies) await dependOnRelated(db, wanted, { timeZone, now }, dependencies);
      return { ...(await readFiles(wanted)), related: await relatedBeside(db, wanted, { timeZone, now }), clean };
    });
  }

  const rowsForVisitors = preparedList((db, query: WithGivenSearch<ListQuery>) => {
    const list = rowsOf(db, query, { columns: sortableByVisitors, found: isFoundByVisitors })
      .clearSelect()
      .select(asVisible.columns);
    return list.where((row) => row.and(visibility.conditions));
  });

  /** The numbers of the records that a field of a record leads to now. */
  async function chosenBefore(db: Database, name: string, id: number): Promise<number[]> {
    const column = all.find((one) => one.name === name)?.column;
    if (column === undefined) return linksOf(db, table, name, id);
    const row = await tableOf(db).selectFrom(table).select(column).where('id', '=', id).executeTakeFirst();
    return [Number(row?.[column])];
  }

  /**
   * What is written: columns, and links. `id` is that of the record to change. What was left out is nothing in a new record, and
   * stays as it is in a change.
   */
  async function written(db: Database, input: Input, now: string, id?: number) {
    for (const name of distinct) {
      const other = await sameName(db, collection, name, String(input[name] ?? ''), id);
      if (!other) continue;
      const problem = staffText('nameTaken', other.noun, other.name);
      throw badRequest(problem, { [name]: [problem] });
    }
    const called = String(input[title] ?? '');
    const writing = {
      ...chosenFiles(media, db),
      ...chosenRecords(db, async (name) => (id === undefined ? [] : chosenBefore(db, name, id))),
      title: called,
      isNew: id === undefined,
      clean,
      topicsOf: (names: readonly string[]) => topicsOf(db, names, now),
      freeSlug: (wanted: string, otherwise: string) => freeSlug(db, table, { wanted, title: called, otherwise }, id),
    };
    const columns: Values = await writtenColumns(fields, input, writing);
    return { columns, links: await writtenLinks(fields, input, writing) };
  }

  return {
    async find(db, id) {
      const found = await tableOf(db).selectFrom(table).select(asRecord.columns).where('id', '=', id).execute();
      return (await present(db, found, asRecord))[0];
    },

    async create(db, input, now) {
      const { columns, links } = await written(db, input, now);
      const values = { ...columns, created_at: now, updated_at: now, deleted_at: null };
      const { id } = await tableOf(db).insertInto(table).values(values).returning('id').executeTakeFirstOrThrow();
      await setLinks(db, table, id, links);
      return id;
    },

    async update(db, id, input, stamp, now) {
      const { columns, links } = await written(db, input, now, id);
      await tableOf(db)
        .updateTable(table)
        .set({ ...columns, updated_at: stamp })
        .where('id', '=', id)
        .execute();
      await setLinks(db, table, id, links);
    },

    async setDeleted(db, id, at) {
      if (at === null && distinct.length > 0) {
        const row = await tableOf(db).selectFrom(table).select(distinct).where('id', '=', id).executeTakeFirstOrThrow();
        for (const name of distinct) {
          const other = await sameName(db, collection, name, String(row[name]), id);
          if (other) throw conflict(staffText('nameTakenRename', other.noun, other.name));
        }
      }
      await tableOf(db).updateTable(table).set({ deleted_at: at }).where('id', '=', id).execute();
    },

    async listVisible(db, { ordering, search = '' }, slice, now, dependencies) {
      const shape = { ordering, search: shapeOfSearch(search) };
      const { count, results } = await rowsForVisitors(db, slice, { search, ...visibility.values(now) }, shape);
      return { count, results: await present(db, results, asVisible, now, dependencies) };
    },

    async list(db, query, slice, now) {
      const rows = rowsOf(db, query, { inTrash: query.trash ?? false });
      const condition = filter?.(query, now);
      const { count, results } = await runList(db, condition ? rows.where(condition) : rows, slice);
      return { count, results: await present(db, results, asRecord) };
    },
  };
}
