import type { Fields } from '../../domain/fields/field.ts';
import { heldValues } from '../../domain/fields/field-kinds.ts';
import type { Permission, Resource } from '../../domain/permission.ts';
import type { Seen } from '../../domain/timestamps.ts';
import { holdLock } from '../database/lock.ts';
import type { CacheTag } from '../database/tag-parts.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { noteDeleter } from './deleters.ts';
import { type Making, madeBefore, noteMade } from './making.ts';
import { checkOptimisticLock, stampAfter } from './optimistic-lock.ts';
import type { ResourceStore } from './store.ts';
import { keepChange } from './versions.ts';

/** A record with what the dashboard keeps of each. */
interface Timestamped {
  updated_at: string;
  deleted_at?: string | null | undefined;
}

/** A state of a record that only some may bring about. */
export interface GuardedState<Item> {
  permission: Permission;
  isIn(record: Item): boolean;
  /** Takes the record out of it. */
  end(db: Services['db'], id: number): Promise<void>;
}

export interface WritableResource<Item extends Timestamped, Input> {
  /** Its name in the audit log. */
  resource: Resource | CacheTag;
  cacheTag: CacheTag;
  store: ResourceStore<Item, Input>;
  /** Throws a 403 where the current user may not write this input over `before`, or make it when there is nothing yet. */
  permit?(currentUser: CurrentUser, input: Input, before: Item | undefined): void;
  /** Prepares the write, just before it and in its transaction. */
  prepare?(unit: UnitOfWork, currentUser: CurrentUser, input: Input, before: Item | undefined): Promise<void>;
  /** Restoring a record in this state without the permission for it brings it back without the state. */
  guarded?: GuardedState<Item>;
  /**
   * Where visitors meet a record: the parts of its cache tag that its place in lists or its address belongs to, each with
   * what decides the place. Nowhere, as long as they cannot see it. Without this, any change counts as one of all lists.
   */
  placesOf?(record: Item): Readonly<Record<string, string>>;
  /** Its fields, where versions are kept of all that they hold. */
  fields?: Fields;
}

/** The parts that a change of a record touches: itself, and the lists in which it is at another place than before. */
function changedParts(id: number, before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  const lists = Object.keys({ ...before, ...after });
  return [id, ...lists.filter((list) => before[list] !== after[list])];
}

/** Work that belongs to a change and runs in its transaction, such as mails about it. */
export type AfterChange<Item> = (unit: UnitOfWork, before: Item, after: Item) => Promise<void>;

/** `stamp` is the record's new `updated_at`. */
type Work = (db: Services['db'], stamp: string, now: string) => Promise<void>;

/** The writes of a resource: each in one transaction with its audit row, and with the pages it makes stale. */
export function resourceWrites<Item extends Timestamped, Input>(
  services: Services,
  { resource, cacheTag, store, permit, prepare, guarded, placesOf, fields }: WritableResource<Item, Input>,
) {
  async function begin(unit: UnitOfWork, id: number, inTrash: boolean): Promise<Item> {
    // Otherwise PostgreSQL would let two people read the same state and write one after the other.
    await holdLock(unit, cacheTag);
    const before = await store.find(unit.db, id);
    if (!before || (before.deleted_at != null) !== inTrash) throw notFound();
    return before;
  }

  async function finish(unit: UnitOfWork, action: string, id: number, before?: Item): Promise<Item> {
    const after = await store.find(unit.db, id);
    if (!after) throw notFound();
    await unit.audit({ action, resource, resourceId: id, before, after });
    unit.changes(cacheTag, placesOf && changedParts(id, before ? placesOf(before) : {}, placesOf(after)));
    return after;
  }

  const heldBy = (record: Item) => fields && heldValues(fields, record);

  const keep = ({ db, now }: UnitOfWork, { userId }: CurrentUser, id: number, after: Item, before?: Item) =>
    keepChange(db, { resource, record: String(id) }, userId, heldBy, { before, after, now });

  async function addIn(unit: UnitOfWork, currentUser: CurrentUser, work: (unit: UnitOfWork) => Promise<number>) {
    await holdLock(unit, cacheTag);
    const id = await work(unit);
    const after = await finish(unit, 'create', id);
    await keep(unit, currentUser, id, after);
    return { id, after };
  }

  /** Creates one record by `work`, which answers its number. */
  const add = (currentUser: CurrentUser, work: (unit: UnitOfWork) => Promise<number>): Promise<Item> =>
    services.write(currentUser.userId, async (unit) => (await addIn(unit, currentUser, work)).after);

  interface Editing {
    input?: Input;
    then?: AfterChange<Item> | undefined;
    isSmallCorrection?: boolean | undefined;
  }

  async function editIn(
    unit: UnitOfWork,
    currentUser: CurrentUser,
    { id, seen }: { id: number; seen: string | null | undefined },
    work: Work,
    { input, then, isSmallCorrection }: Editing,
  ): Promise<Item> {
    const before = await begin(unit, id, false);
    if (input !== undefined) permit?.(currentUser, input, before);
    checkOptimisticLock(seen, before);
    if (input !== undefined) await prepare?.(unit, currentUser, input, before);
    const endCorrection = isSmallCorrection && (await services.beginCorrection(unit, resource, String(id)));
    await work(unit.db, stampAfter(before.updated_at, unit.now), unit.now);
    if (endCorrection) await endCorrection();
    const after = await finish(unit, 'edit', id, before);
    await keep(unit, currentUser, id, after, before);
    await then?.(unit, before, after);
    return after;
  }

  /** Changes one record outside the trash. Throws a 404 where there is none, a 409 when it is no more as it was `seen`. */
  const edit = (
    currentUser: CurrentUser,
    id: number,
    seen: string | null | undefined,
    work: Work,
    editing: Editing = {},
  ) => services.write(currentUser.userId, (unit) => editIn(unit, currentUser, { id, seen }, work, editing));

  /** The work that writes an input over a record. */
  const updating =
    (id: number, input: Input): Work =>
    (db, stamp, now) =>
      store.update(db, id, input, stamp, now);

  const createIn = (unit: UnitOfWork, currentUser: CurrentUser, input: Input) =>
    addIn(unit, currentUser, async () => {
      permit?.(currentUser, input, undefined);
      await prepare?.(unit, currentUser, input, undefined);
      return store.create(unit.db, input, unit.now, currentUser.userId);
    });

  /** Creates a record, or changes the one that the same form has made already: what it says now was typed since. */
  async function createOnce(unit: UnitOfWork, currentUser: CurrentUser, input: Input, making: Making): Promise<Item> {
    // Two tries of one form come one after the other.
    await holdLock(unit, cacheTag);
    const made = await madeBefore(unit, making);
    if (made && !making.mayChange) return begin(unit, made.id, false);
    const { id, after } = made
      ? { id: made.id, after: await editIn(unit, currentUser, made, updating(made.id, input), { input }) }
      : await createIn(unit, currentUser, input);
    await noteMade(unit, making, id, after.updated_at);
    return after;
  }

  const move = (
    currentUser: CurrentUser,
    id: number,
    action: 'delete' | 'restore',
    { then, keepsState = true }: { then?: AfterChange<Item> | undefined; keepsState?: boolean } = {},
  ) =>
    services.write(currentUser.userId, async (unit) => {
      const before = await begin(unit, id, action === 'restore');
      await store.setDeleted(unit.db, id, action === 'delete' ? unit.now : null);
      if (action === 'delete') await noteDeleter(unit, resource, id, currentUser.userId);
      if (action === 'restore' && guarded?.isIn(before) && !(keepsState && may(currentUser, guarded.permission))) {
        await guarded.end(unit.db, id);
      }
      const after = await finish(unit, action, id, before);
      await then?.(unit, before, after);
      return after;
    });

  return {
    add,
    edit,
    create: (currentUser: CurrentUser, input: Input, making?: Making): Promise<Item> =>
      services.write(currentUser.userId, async (unit) =>
        making === undefined
          ? (await createIn(unit, currentUser, input)).after
          : createOnce(unit, currentUser, input, making),
      ),
    update: (
      currentUser: CurrentUser,
      id: number,
      input: Input,
      { updated_at, small_correction }: Seen,
      then?: AfterChange<Item>,
    ) =>
      edit(currentUser, id, updated_at, updating(id, input), {
        input,
        then,
        isSmallCorrection: small_correction,
      }),
    moveToTrash: (currentUser: CurrentUser, id: number, then?: AfterChange<Item>) =>
      move(currentUser, id, 'delete', { then }),
    /** `keepsState` is false for a record that comes back without its guarded state, whoever brings it. */
    restore: (currentUser: CurrentUser, id: number, keepsState = true) =>
      move(currentUser, id, 'restore', { keepsState }),
  };
}
