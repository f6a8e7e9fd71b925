import { filesOf, listOf } from '../../domain/api/collections.ts';
import type { Collection, StoredRecord } from '../../domain/collections/collection.ts';
import type { CollectionName } from '../../domain/collections/registry.ts';
import { MAX_PAGE_SIZE, MAX_STAFF_LIST } from '../../domain/listing.ts';
import type { Permission } from '../../domain/permission.ts';
import type { CacheTag } from '../database/content-versions.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, endpointOf } from '../http/endpoint.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { type CollectionStore, collectionStore, type Values } from './store.ts';

export type ServedCollection<
  Visible = unknown,
  Stored extends StoredRecord = StoredRecord,
  Input extends object = Values,
> = Collection<Visible, Stored, Input, CollectionName, Permission>;

/** What its lists for visitors are made from. */
const cacheTagsOf = ({ name, fields }: ServedCollection): CacheTag[] =>
  fields.some(({ control }) => control.kind === 'picture') ? [name, 'media'] : [name];

/** What the server does for the calls of a collection: its list, and reading, creating, changing, deleting and restoring one record. */
export function collectionEndpoints<Visible, Stored extends StoredRecord, Input extends Values>(
  services: Services,
  collection: ServedCollection<Visible, Stored, Input>,
  store: CollectionStore<Visible, Stored, Input> = collectionStore(services.media, collection),
): Endpoint[] {
  const { db } = services;
  const { name, path, noun, permissions, input, record } = collection;
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
  return [
    endpointOf(`GET ${path}`, listOf(collection), async ({ currentUser, query, cacheContext }) => {
      if (may(currentUser, permissions.view)) {
        const listed = await store.list(db, query, sliceOf(query, MAX_STAFF_LIST));
        return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
      }
      cacheContext.addTags(...cacheTagsOf(collection));
      return asArrayOrPage(await store.listVisible(db, query, sliceOf(query, MAX_PAGE_SIZE)), path, query);
    }),
    readEndpoint(services, resource),
    ...writeEndpoints(services, resource),
  ];
}
