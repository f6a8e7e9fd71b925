import { trashDefinitionsOf } from '../../domain/api/trash.ts';
import { trashes } from '../../domain/trash.ts';
import { type Endpoint, endpointOf } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { removeForGood } from './remove.ts';
import { readTrash } from './store.ts';

/** The calls of every trash: facts about its records, and deleting them for good. */
export function trashRoutes(services: Services): Endpoint[] {
  return trashes.flatMap((trash) => {
    const { list, remove } = trashDefinitionsOf(trash);
    const path = `/trash/${trash.name}/` as const;
    return [
      endpointOf(`GET ${path}`, list, ({ query, language }) => readTrash(services.db, trash, query.ids, language)),
      endpointOf(`DELETE ${path}{id}/`, remove, ({ currentUser, parameters, query }) =>
        removeForGood(services, currentUser, trash, { id: parameters.id, reason: query.reason }),
      ),
    ];
  });
}
