import type { Permission, Resource } from '../../domain/permission.ts';
import type { Topic } from '../database/content-versions.ts';
import { holdLock } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Desk } from '../desk.ts';
import { notFound } from '../http/refusal.ts';
import { type Asker, may } from '../identity/asker.ts';
import { assertUnchanged, stampAfter } from './meanwhile.ts';
import type { ResourceStore } from './store.ts';

/** A thing with what the desk keeps of each. */
interface Kept {
  updated_at: string;
  deleted_at?: string | null | undefined;
}

/** A state of a thing that only some may bring about. */
export interface GuardedState<Thing> {
  permission: Permission;
  isIn(thing: Thing): boolean;
  /** Takes the thing out of it. */
  end(rows: Desk['rows'], id: number): Promise<void>;
}

export interface WritableResource<Thing extends Kept, Input> {
  /** What the audit log calls it. */
  resource: Resource | Topic;
  topic: Topic;
  store: ResourceStore<Thing, Input>;
  /** Throws a 403 where the asker may not write this input over `before`, or make it when there is nothing yet. */
  permit?(asker: Asker, input: Input, before: Thing | undefined): void;
  /** Makes room for what is to be written, just before it and in its transaction. */
  prepare?(unit: UnitOfWork, asker: Asker, input: Input, before: Thing | undefined): Promise<void>;
  /** Whoever restores a thing in this state without the permission for it gets it back without the state. */
  guarded?: GuardedState<Thing>;
}

/** `stamp` is the thing's new `updated_at`. */
type Work = (rows: Desk['rows'], stamp: string, now: string) => Promise<void>;

/** The writes of a resource: each in one transaction with its audit row, and with the pages it makes stale. */
export function resourceWrites<Thing extends Kept, Input>(
  desk: Desk,
  { resource, topic, store, permit, prepare, guarded }: WritableResource<Thing, Input>,
) {
  async function begin(unit: UnitOfWork, id: number, inTrash: boolean): Promise<Thing> {
    // Otherwise PostgreSQL would let two people read the same state and write one after the other.
    await holdLock(unit, topic);
    const before = await store.find(unit.rows, id);
    if (!before || (before.deleted_at != null) !== inTrash) throw notFound();
    return before;
  }

  async function finish(unit: UnitOfWork, action: string, id: number, before?: Thing): Promise<Thing> {
    const after = await store.find(unit.rows, id);
    if (!after) throw notFound();
    await unit.audit({ action, resource, resourceId: id, before, after });
    await unit.changes(topic);
    return after;
  }

  /** Creates one thing by `work`, which answers its number. */
  const add = (asker: Asker, work: (unit: UnitOfWork) => Promise<number>): Promise<Thing> =>
    desk.write(asker.userId, async (unit) => {
      await holdLock(unit, topic);
      return finish(unit, 'create', await work(unit));
    });

  /** Changes one thing outside the trash. Throws a 404 where there is none, a 409 when it is no more as it was `seen`. */
  const edit = (asker: Asker, id: number, seen: string | null | undefined, work: Work, input?: Input) =>
    desk.write(asker.userId, async (unit) => {
      const before = await begin(unit, id, false);
      if (input !== undefined) permit?.(asker, input, before);
      assertUnchanged(seen, before);
      if (input !== undefined) await prepare?.(unit, asker, input, before);
      await work(unit.rows, stampAfter(before.updated_at, unit.now), unit.now);
      return finish(unit, 'edit', id, before);
    });

  const move = (asker: Asker, id: number, action: 'delete' | 'restore') =>
    desk.write(asker.userId, async (unit) => {
      const before = await begin(unit, id, action === 'restore');
      await store.setDeleted(unit.rows, id, action === 'delete' ? unit.now : null);
      if (action === 'restore' && guarded?.isIn(before) && !may(asker, guarded.permission)) {
        await guarded.end(unit.rows, id);
      }
      return finish(unit, action, id, before);
    });

  return {
    add,
    edit,
    create: (asker: Asker, input: Input) =>
      add(asker, async (unit) => {
        permit?.(asker, input, undefined);
        await prepare?.(unit, asker, input, undefined);
        return store.create(unit.rows, input, unit.now, asker.userId);
      }),
    update: (asker: Asker, id: number, input: Input, seen: string | null | undefined) =>
      edit(asker, id, seen, (rows, stamp, now) => store.update(rows, id, input, stamp, now), input),
    moveToTrash: (asker: Asker, id: number) => move(asker, id, 'delete'),
    restore: (asker: Asker, id: number) => move(asker, id, 'restore'),
  };
}
