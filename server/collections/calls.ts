import { z } from 'zod';
import type { FileFields } from '../../domain/api/resource.ts';
import type { Collection, StoredRecord } from '../../domain/collections/collection.ts';
import type { CollectionName } from '../../domain/collections/registry.ts';
import { LARGEST_PAGE, LARGEST_STAFF_LIST } from '../../domain/listing.ts';
import type { Permission } from '../../domain/permission.ts';
import type { Topic } from '../database/content-versions.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { may } from '../identity/asker.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';

import { asArrayOrPage, sliceOf } from '../resource/listing.ts';
import { arrayOrPage, withRights } from '../resource/public-list.ts';
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

/** What its lists for visitors are made from. */
const topicsOf = ({ name, fields }: ServedCollection): Topic[] =>
  fields.some(({ control }) => control.kind === 'picture') ? [name, 'media'] : [name];

/** The calls of a collection: its list, and reading, creating, changing, deleting and restoring one record. */
export function collectionCalls<Visible, Stored extends StoredRecord, Input extends Values>(
  desk: Desk,
  collection: ServedCollection<Visible, Stored, Input>,
  store: CollectionStore<Visible, Stored, Input> = collectionStore(desk.media, collection),
): Endpoint[] {
  const { rows } = desk;
  const { name, path, noun, permissions, input, visible, record, query } = collection;
  const files = filesOf(collection);
  const resource = {
    resource: name,
    topic: name,
    path,
    singular: noun,
    thing: record,
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
      async handle({ asker, query, freshness }) {
        if (may(asker, permissions.view)) {
          const listed = await store.list(rows, query, sliceOf(query, LARGEST_STAFF_LIST));
          return asArrayOrPage(withRights(listed, asker, permissions), path, query);
        }
        freshness.dependOn(...topicsOf(collection));
        return asArrayOrPage(await store.listVisible(rows, query, sliceOf(query, LARGEST_PAGE)), path, query);
      },
    }),
    readEndpoint(desk, resource),
    ...writeEndpoints(desk, resource),
  ];
}
