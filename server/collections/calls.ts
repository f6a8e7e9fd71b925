import { filesOf, listDefinition } from '../../domain/api/collections.ts';
import type { Collection, StoredRecord } from '../../domain/collections/collection.ts';
import type { CollectionName } from '../../domain/collections/registry.ts';
import { type ListQuery, MAX_PAGE_SIZE, MAX_STAFF_LIST } from '../../domain/listing.ts';
import type { Permission } from '../../domain/permission.ts';
import { ORDER } from '../database/tag-parts.ts';
import type { Inputs } from '../fields/kind.ts';
import { may } from '../http/current-user.ts';
import { type Call, type Endpoint, endpointOf } from '../http/endpoint.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, type Listed, sliceOf } from '../resource/listing.ts';
import { dependOnList, withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { type CollectionStore, collectionStore } from './store.ts';
import { visibilityOf } from './visibility.ts';

export type ServedCollection<
  Visible = unknown,
  Stored extends StoredRecord = StoredRecord,
  Input extends object = Inputs,
  Query extends ListQuery = ListQuery,
> = Collection<Visible, Stored, Input, CollectionName, Permission, Query>;

type ListCall<Query> = Pick<Call<unknown, Query, unknown>, 'currentUser' | 'query' | 'now' | 'cacheContext'>;

/** The pieces that a collection names in place of those that serve all. */
export interface OwnPieces<Visible, Stored, Input, Query> {
  store?: CollectionStore<Visible, Stored, Input, Query>;
  placesOf?(record: Stored): Record<string, string>;
  /** Records in the list for visitors where no number is asked for. */
  mostVisible?: number;
  /** The list for visitors, with its cache tags and the moment it expires. */
  listVisible?(call: ListCall<Query>): Promise<Listed<Visible>>;
}

/** All that visitors read of a record may decide its place in their list. */
const placesOf =
  ({ visibility: { flags = [] } = {} }: ServedCollection) =>
  (record: StoredRecord): Record<string, string> =>
    record.deleted_at || flags.some((flag) => record[flag] !== true) ? {} : { [ORDER]: JSON.stringify(record) };

/** A collection's two lists: all records for staff, and what visitors may read. */
export function collectionLists<Visible, Stored extends StoredRecord, Input extends Inputs, Query extends ListQuery>(
  services: Services,
  collection: ServedCollection<Visible, Stored, Input, Query>,
  own: OwnPieces<Visible, Stored, Input, Query> = {},
) {
  const { db, config } = services;
  const { permissions } = collection;
  const store = own.store ?? collectionStore(services, collection);
  const visibility = visibilityOf(collection, config.timeZone);

  async function listVisible({ query, now, cacheContext }: ListCall<Query>): Promise<Listed<Visible>> {
    dependOnList(cacheContext, collection.name, query);
    cacheContext.expiresAt(await visibility.nextChange(db, now));
    return store.listVisible(db, query, sliceOf(query, own.mostVisible ?? MAX_PAGE_SIZE), now, cacheContext);
  }

  return {
    isForStaff: ({ currentUser }: ListCall<Query>) => may(currentUser, permissions.view),
    forStaff: async ({ currentUser, query, now }: ListCall<Query>) =>
      withRights(await store.list(db, query, sliceOf(query, MAX_STAFF_LIST), now), currentUser, permissions),
    forVisitors: own.listVisible ?? listVisible,
  };
}

/** Reading, creating, changing, deleting and restoring one record of a collection. */
export function recordEndpoints<Visible, Stored extends StoredRecord, Input extends Inputs, Query extends ListQuery>(
  services: Services,
  collection: ServedCollection<Visible, Stored, Input, Query>,
  own: OwnPieces<Visible, Stored, Input, Query> = {},
): Endpoint[] {
  const { name, path, noun, permissions, input, record, fields } = collection;
  const resource = {
    resource: name,
    cacheTag: name,
    path,
    singular: noun,
    record,
    input,
    store: own.store ?? collectionStore(services, collection),
    placesOf: own.placesOf ?? placesOf(collection),
    permissions,
    fields,
    files: filesOf(collection),
  };
  return [readEndpoint(services, resource), ...writeEndpoints(services, resource)];
}

/** The handlers of the calls of a collection: its list, and those of one record. */
export function collectionEndpoints<
  Visible,
  Stored extends StoredRecord,
  Input extends Inputs,
  Query extends ListQuery,
>(
  services: Services,
  collection: ServedCollection<Visible, Stored, Input, Query>,
  own: OwnPieces<Visible, Stored, Input, Query> = {},
): Endpoint[] {
  const { path } = collection;
  const { isForStaff, forStaff, forVisitors } = collectionLists(services, collection, own);
  return [
    endpointOf(`GET ${path}`, listDefinition(collection), async (call) =>
      isForStaff(call)
        ? asArrayOrPage(await forStaff(call), path, call.query)
        : asArrayOrPage(await forVisitors(call), path, call.query, own.mostVisible),
    ),
    ...recordEndpoints(services, collection, own),
  ];
}
