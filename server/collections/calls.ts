import { z } from 'zod';
import type { FileFields } from '../../domain/api/resource.ts';
import type { Collection, StoredRecord } from '../../domain/collections/collection.ts';
import type { CollectionName } from '../../domain/collections/registry.ts';
import { MAX_PAGE_SIZE, MAX_STAFF_LIST } from '../../domain/listing.ts';
import type { Permission } from '../../domain/permission.ts';
import type { CacheTag } from '../database/content-versions.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, sliceOf } from '../resource/listing.ts';
import { arrayOrPage, withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { type CollectionStore, collectionStore, type Values } from './store.ts';

export type ServedCollection<
  Visible = unknown,
  Stored extends StoredRecord = StoredRecord,
  Input extends object = Values,
> = Collection<Visible, Stored, Input, CollectionName, Permission>;

/** The fields of its form that take a file. */
function filesOf({ fields }: Pick<Collection, 'fields'>): FileFields | undefined {
  const files = fields.flatMap(({ name, control }) =>
    control.kind === 'picture' || control.kind === 'document'
      ? [[control.upload, { rule: control.rule, into: name }] as const]
      : [],
  );
  return files.length === 0 ? undefined : Object.fromEntries(files);
}

/** The cache tags of its public lists. */
const topicsOf = ({ name, fields }: ServedCollection): CacheTag[] =>
  fields.some(({ control }) => control.kind === 'picture') ? [name, 'media'] : [name];

/** The calls of a collection: its list, and reading, creating, changing, deleting and restoring one record. */
export function collectionCalls<Visible, Stored extends StoredRecord, Input extends Values>(
  services: Services,
  collection: ServedCollection<Visible, Stored, Input>,
  store: CollectionStore<Visible, Stored, Input> = collectionStore(services.media, collection),
): Endpoint[] {
  const { db } = services;
  const { name, path, noun, permissions, input, visible, record, query } = collection;
  const files = filesOf(collection);
  const resource = {
    resource: name,
    cacheTag: name,
    path,
    singular: noun,
    record: record,
    input,
    store,
    permissions,
    ...(files && { files }),
  };
  return [
    endpoint({
      method: 'GET',
      path,
      access: 'public',
      summary: `${collection.screen.many}; for staff all of them`,
      query,
      reply: z.union([arrayOrPage(visible), arrayOrPage(record)]),
      async handle({ currentUser, query, cacheContext }) {
        if (may(currentUser, permissions.view)) {
          const listed = await store.list(db, query, sliceOf(query, MAX_STAFF_LIST));
          return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
        }
        cacheContext.addTags(...topicsOf(collection));
        return asArrayOrPage(await store.listVisible(db, query, sliceOf(query, MAX_PAGE_SIZE)), path, query);
      },
    }),
    readEndpoint(services, resource),
    ...writeEndpoints(services, resource),
  ];
}
