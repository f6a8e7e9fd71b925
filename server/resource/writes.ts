import type { Resource } from '../../domain/permission.ts';
import type { Topic } from '../database/content-versions.ts';
import type { Desk } from '../desk.ts';
import { notFound } from '../http/refusal.ts';
import type { Asker } from '../identity/asker.ts';
import type { ResourceStore } from './store.ts';

/** A thing that can be in the trash. */
interface Trashable {
  deleted_at?: string | null | undefined;
}

export interface WritableResource<Thing extends Trashable, Input> {
  resource: Resource;
  topic: Topic;
  store: ResourceStore<Thing, Input>;
}

/** The four writes of a resource: each in one transaction with its audit row, and with the pages it makes stale. */
export function resourceWrites<Thing extends Trashable, Input>(
  desk: Desk,
  { resource, topic, store }: WritableResource<Thing, Input>,
) {
  /** Changes one thing that is (or, to restore it, is not) outside the trash. Throws a 404 where there is none. */
  function change(
    asker: Asker,
    id: number,
    action: string,
    inTrash: boolean,
    work: (rows: Desk['rows'], now: string) => Promise<void>,
  ): Promise<Thing> {
    return desk.write(asker.userId, async (unit) => {
      const before = await store.find(unit.rows, id);
      if (!before || (before.deleted_at != null) !== inTrash) throw notFound();
      await work(unit.rows, unit.now);
      const after = await store.find(unit.rows, id);
      if (!after) throw notFound();
      await unit.audit({ action, resource, resourceId: id, before, after });
      await unit.changes(topic);
      return after;
    });
  }

  return {
    create: (asker: Asker, input: Input): Promise<Thing> =>
      desk.write(asker.userId, async (unit) => {
        const id = await store.create(unit.rows, input, unit.now);
        const after = await store.find(unit.rows, id);
        if (!after) throw notFound();
        await unit.audit({ action: 'create', resource, resourceId: id, after });
        await unit.changes(topic);
        return after;
      }),
    update: (asker: Asker, id: number, input: Input) =>
      change(asker, id, 'edit', false, (rows, now) => store.update(rows, id, input, now)),
    moveToTrash: (asker: Asker, id: number) =>
      change(asker, id, 'delete', false, (rows, now) => store.setDeleted(rows, id, now)),
    restore: (asker: Asker, id: number) =>
      change(asker, id, 'restore', true, (rows) => store.setDeleted(rows, id, null)),
  };
}
