import { orderOf } from '../../domain/api/order.ts';
import { isOrdered, type NewOrder } from '../../domain/order.ts';
import { staffText } from '../../domain/reply-text.ts';
import { EDIT_CONFLICT } from '../../domain/timestamps.ts';
import { tableOf } from '../database/collection-tables.ts';
import { holdLock } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type Endpoint, endpointOf } from '../http/endpoint.ts';
import { badRequest, conflict } from '../http/http-error.ts';
import { stampAfter } from '../resource/optimistic-lock.ts';
import type { Services } from '../services.ts';
import type { ServedCollection } from './calls.ts';

const NOT_THE_SAME = staffText('nameEachOnce');

/**
 * Gives the records their new positions. Throws a 409 if they are no longer as the editor saw them. A record that moves
 * counts as changed, so an editor with its form open is told.
 */
async function putInOrder(unit: UnitOfWork, collection: ServedCollection, { ids, seen }: NewOrder): Promise<void> {
  const { name, table, title } = collection;
  await holdLock(unit, name);
  const db = tableOf(unit.db);
  const rows = await db
    .selectFrom(table)
    .select(['id', 'position', 'updated_at'])
    .select(title)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  if (rows.map(({ id }) => id).join() !== seen.join()) throw conflict(EDIT_CONFLICT);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [index, id] of ids.entries()) {
    const row = byId.get(id);
    if (row === undefined || row.position === index + 1) continue;
    const updated_at = stampAfter(row.updated_at, unit.now);
    await db
      .updateTable(table)
      .set({ position: index + 1, updated_at })
      .where('id', '=', id)
      .execute();
  }
  const titles = (order: readonly number[]) => order.map((id) => String(byId.get(id)?.[title]));
  await unit.audit({
    action: 'put_in_order',
    resource: name,
    before: { order: titles(seen) },
    after: { order: titles(ids) },
  });
  unit.changes(name);
}

/** The call that puts a collection in order, where staff do that. */
export function orderEndpoints(services: Services, collection: ServedCollection): Endpoint[] {
  if (!isOrdered(collection)) return [];
  return [
    endpointOf(`PUT /order${collection.path}`, orderOf(collection), async ({ currentUser, body }) => {
      const { ids, seen } = body;
      if (new Set(ids).size !== ids.length || [...ids].sort().join() !== [...seen].sort().join()) {
        throw badRequest(NOT_THE_SAME, { ids: [NOT_THE_SAME] });
      }
      await services.write(currentUser.userId, (unit) => putInOrder(unit, collection, body));
    }),
  ];
}
