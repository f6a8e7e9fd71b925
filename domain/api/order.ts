import type { Collection } from '../collections/collection.ts';
import { describedCollections } from '../collections/registry.ts';
import { isOrdered, newOrder } from '../order.ts';
import type { Permission } from '../permission.ts';
import { defineCall } from './call.ts';

type OrderedCollection = Pick<Collection, 'screen' | 'fields' | 'path'> & {
  permissions: Readonly<Record<'edit', Permission>>;
};

/** Puts all records of a collection in order. */
export const orderOf = ({ screen, permissions }: Pick<OrderedCollection, 'screen' | 'permissions'>) =>
  ({
    access: permissions.edit,
    summary: `${screen.many} in a new order, unless somebody has changed which there are or their order since`,
    body: newOrder,
  }) as const;

function everyCall(): Readonly<Record<`PUT /order/${string}/`, ReturnType<typeof orderOf>>>;
function everyCall(): object {
  const calls = describedCollections
    .filter((collection: OrderedCollection) => isOrdered(collection))
    .map((collection: OrderedCollection) => defineCall(`PUT /order${collection.path}`, orderOf(collection)));
  return Object.assign({}, ...calls);
}

/** The calls that put collections in order. */
export const orderCalls = everyCall();
