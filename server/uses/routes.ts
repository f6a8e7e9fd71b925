import { collections } from '../../domain/collections/registry.ts';
import type { Permission } from '../../domain/permission.ts';
import type { Translatable } from '../../domain/translation/translatable.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notAllowed, notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { usesOfRecordIn } from './store.ts';

/** The right to delete such a record; undefined for one that cannot be deleted. */
const rightToDelete = (resource: string): Permission | undefined =>
  resource === 'media' ? 'media.delete' : collections.find(({ name }) => name === resource)?.permissions.delete;

/** Where records are used, for whoever is about to delete one. */
export function routesOfUses({ db }: Services): Endpoint[] {
  return [
    implement('GET /uses/{resource}/{record}/', async ({ currentUser, parameters: { resource, record } }) => {
      const right = rightToDelete(resource);
      const id = Number(record);
      if (right === undefined || !Number.isSafeInteger(id)) throw notFound();
      if (!may(currentUser, right)) throw notAllowed();
      const reader = { maySee: ({ view }: Translatable) => may(currentUser, view), language: currentUser.language };
      return usesOfRecordIn(db, { resource, id }, reader);
    }),
  ];
}
