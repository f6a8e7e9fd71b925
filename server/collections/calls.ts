import { filesOf, listOf } from '../../domain/api/collections.ts';
import type { Collection, StoredRecord } from '../../domain/collections/collection.ts';
import type { CollectionName } from '../../domain/collections/registry.ts';
import { type ListQuery, MAX_PAGE_SIZE, MAX_STAFF_LIST } from '../../domain/listing.ts';
import type { Permission } from '../../domain/permission.ts';
import type { CacheTag } from '../database/content-versions.ts';
import { may } from '../http/current-user.ts';
import { type Call, type Endpoint, endpointOf } from '../http/endpoint.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, type Listed, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { type CollectionStore, collectionStore, type Values } from './store.ts';

export type ServedCollection<
  Visible = unknown,
  Stored extends StoredRecord = StoredRecord,
  Input extends object = Values,
  Query extends ListQuery = ListQuery,
> = Collection<Visible, Stored, Input, CollectionName, Permission, Query>;

type ListCall<Query> = Pick<Call<unknown, Query, unknown>, 'currentUser' | 'query' | 'now' | 'cacheContext'>;

/** The pieces that a collection names in place of those that serve all. */
export interface OwnPieces<Visible, Stored, Input, Query> {
  store?: CollectionStore<Visible, Stored, Input, Query>;
  /** The list for visitors, with its cache tags and the moment it expires. */
  listVisible?(call: ListCall<Query>): Promise<Listed<Visible>>;
}

/** The cache tags of a list for visitors. */
const cacheTagsOf = ({ name, fields }: ServedCollection): CacheTag[] =>
  fields.some(({ control }) => control.kind === 'picture') ? [name, 'media'] : [name];

/** The handlers of the calls of a collection: list, read, create, edit, delete and restore. */
export function collectionEndpoints<
  Visible,
  Stored extends StoredRecord,
  Input extends Values,
  Query extends ListQuery,
>(
  services: Services,
  collection: ServedCollection<Visible, Stored, Input, Query>,
  own: OwnPieces<Visible, Stored, Input, Query> = {},
): Endpoint[] {
  const { db } = services;
  const { name, path, noun, permissions, input, record } = collection;
  const store = own.store ?? collectionStore(services.media, collection);
  const resource = {
    resource: name,
    cacheTag: name,
    path,
    singular: noun,
    record,
    input,
    store,
    permissions,
    files: filesOf(collection),
  };

  async function listVisible({ query, cacheContext }: ListCall<Query>): Promise<Listed<Visible>> {
    cacheContext.addTags(...cacheTagsOf(collection));
    return store.listVisible(db, query, sliceOf(query, MAX_PAGE_SIZE));
  }
  const forVisitors = own.listVisible ?? listVisible;

  return [
    endpointOf(`GET ${path}`, listOf(collection), async (call) => {
      const { currentUser, query, now } = call;
      if (!may(currentUser, permissions.view)) return asArrayOrPage(await forVisitors(call), path, query);
      const listed = await store.list(db, query, sliceOf(query, MAX_STAFF_LIST), now);
      return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
    }),
    readEndpoint(services, resource),
    ...writeEndpoints(services, resource),
  ];
}
