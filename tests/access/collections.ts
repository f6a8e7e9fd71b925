import type { Collection, StoredRecord } from '../../domain/collections/collection.ts';
import { describedCollections } from '../../domain/collections/registry.ts';
import { isOrdered } from '../../domain/order.ts';
import type { Permission } from '../../domain/permission.ts';
import { trashes } from '../../domain/trash.ts';
import { sampleRoles } from '../../server/sample/roles.ts';
import { callers, type Expected, type Row } from './table.ts';

/** The answers by role: the roles are those of the sample organisation. */
function answersTo(permission: Permission): Row['answers'] {
  const answer = (caller: (typeof callers)[number]): Expected => {
    if (caller === 'nobody') return '401';
    const role = sampleRoles.find(({ name }) => name === caller);
    return caller === 'superuser' || role?.permissions.includes(permission) ? 'in' : '403';
  };
  return new Map(callers.map((caller) => [caller, answer(caller)]));
}

const everybody: Row['answers'] = new Map(callers.map((caller) => [caller, 'in']));

/**
 * The rows of the described collections, which all follow one rule: everybody may read the list, which contains for
 * visitors only what they may see; every other call needs the collection's own permission.
 */
export const collectionRows: readonly Row[] = describedCollections.flatMap(
  (collection: Collection<unknown, StoredRecord, object, string, Permission>) => {
    const { path, permissions } = collection;
    const all = `/api${path}`;
    const one = `${all}{id}/`;
    return [
      { method: 'GET', path: all, answers: everybody },
      { method: 'POST', path: all, answers: answersTo(permissions.create) },
      { method: 'GET', path: one, answers: answersTo(permissions.view) },
      { method: 'PUT', path: one, answers: answersTo(permissions.edit) },
      { method: 'DELETE', path: one, answers: answersTo(permissions.delete) },
      { method: 'POST', path: `${one}restore/`, answers: answersTo(permissions.delete) },
      ...(isOrdered(collection)
        ? [{ method: 'PUT', path: `/api/order${path}`, answers: answersTo(permissions.edit) }]
        : []),
    ];
  },
);

/** The rows of the trash, which follow one rule too: users who may delete a record may see who did; deleting it for good is a right of its own. */
export const trashRows: readonly Row[] = trashes.flatMap(({ name, permission }) => [
  { method: 'GET', path: `/api/trash/${name}/`, answers: answersTo(permission) },
  { method: 'DELETE', path: `/api/trash/${name}/{id}/`, answers: answersTo('trash.delete_for_good') },
]);
