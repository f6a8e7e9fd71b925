import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { Collection, StoredRecord } from '../../../domain/collections/collection.ts';
import { type ListQuery, pageOf } from '../../../domain/listing.ts';
import type { Permission } from '../../../domain/permission.ts';
import type { Seen } from '../../../domain/timestamps.ts';
import { useTrash } from '../list/trash.ts';
import { requestAny } from '../session/request.ts';

/** A collection as its screen needs it. */
export type ShownCollection<
  Stored extends StoredRecord = StoredRecord,
  Query extends ListQuery = ListQuery,
> = Collection<unknown, Stored, object, string, Permission, Query>;

/** Begins the key of everything that is loaded of a collection. */
export const collectionKey = ({ name }: Pick<Collection, 'name'>) => [name];

/** The calls of a collection. Replies are checked by its schema, which also gives them their types. */
export function callsOf<Visible, Stored extends StoredRecord, Input extends object>({
  path,
  record,
}: Collection<Visible, Stored, Input>) {
  const page = pageOf(record);
  return {
    list: async (query: ListQuery) => page.parse(await requestAny(`GET ${path}`, { query: { page: 1, ...query } })),
    /** All of a collection that stays short, or those in the trash. */
    all: async (query: Pick<ListQuery, 'trash'> = {}) =>
      z.array(record).parse(await requestAny(`GET ${path}`, { query })),
    /** One, also from the trash. */
    read: async (id: number) => record.parse(await requestAny(`GET ${path}{id}/`, { parameters: { id } })),
    create: async (body: Input, key: string | undefined) =>
      record.parse(await requestAny(`POST ${path}`, { body, key })),
    change: async (id: number, body: Input & Seen) =>
      record.parse(await requestAny(`PUT ${path}{id}/`, { parameters: { id }, body })),
    remove: async (id: number) => {
      await requestAny(`DELETE ${path}{id}/`, { parameters: { id } });
    },
    restore: async (id: number) => record.parse(await requestAny(`POST ${path}{id}/restore/`, { parameters: { id } })),
  };
}

/** The name of a record in messages. */
export const nameOfRecord = <Stored extends StoredRecord>({ title }: Pick<Collection, 'title'>, it: Stored): string =>
  String(it[title]);

/** All records of a collection that stays short, or those in its trash. */
export const allRecords = <Visible, Stored extends StoredRecord, Input extends object>(
  collection: Collection<Visible, Stored, Input>,
  inTrash = false,
) =>
  queryOptions({
    queryKey: [...collectionKey(collection), inTrash ? 'all in trash' : 'all'],
    queryFn: () => callsOf(collection).all(inTrash ? { trash: true } : {}),
  });

/** One record, read anew each time, so that a form does not begin with stale values. */
export const oneRecord = <Visible, Stored extends StoredRecord, Input extends object>(
  collection: Collection<Visible, Stored, Input>,
  id: number,
) =>
  queryOptions({
    queryKey: [...collectionKey(collection), id],
    queryFn: () => callsOf(collection).read(id),
    refetchOnMount: 'always',
  });

/** The position after the last, which a new record gets. */
export const nextPosition = (collection: Collection) =>
  queryOptions({
    queryKey: [...collectionKey(collection), 'last position'],
    async queryFn() {
      const { results } = await callsOf(collection).list({ page_size: 1, ordering: '-position' });
      return Number(results[0]?.position ?? 0) + 1;
    },
  });

export function useCollectionTrash<Visible, Stored extends StoredRecord, Input extends object>(
  collection: Collection<Visible, Stored, Input>,
) {
  const { remove, restore } = callsOf(collection);
  return useTrash<Stored>({
    name: collection.name,
    queryKey: collectionKey(collection),
    remove,
    restore,
    one: collection.screen.one,
    nameOf: (it) => nameOfRecord(collection, it),
  });
}
