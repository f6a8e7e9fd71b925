import type { collections } from '../../domain/collections/registry.ts';
import { tableOf } from '../collections/table.ts';
import type { Rows } from '../database/open.ts';

/**
 * What every resource's store can do, in its own SQL. `Thing` is the resource as read, `Input` as written. Writing
 * functions run inside the caller's transaction.
 */
export interface ResourceStore<Thing, Input> {
  /** The thing, also one in the trash; undefined where there is none. */
  find(rows: Rows, id: number): Promise<Thing | undefined>;
  /** `by` is the number of whoever creates it. */
  create(rows: Rows, input: Input, now: string, by: number): Promise<number>;
  /** `stamp` is the thing's new `updated_at`: now, or later when the change before was made in this very millisecond. */
  update(rows: Rows, id: number, input: Input, stamp: string, now: string): Promise<void>;
  /** Puts the thing into the trash (a moment), or takes it back out (null). */
  setDeleted(rows: Rows, id: number, at: string | null): Promise<void>;
}

/** Puts rows of this table into the trash, and takes them back out. */
export const trashOf =
  (table: (typeof collections)[number]['table']) => async (rows: Rows, id: number, at: string | null) => {
    await tableOf(rows).updateTable(table).set({ deleted_at: at }).where('id', '=', id).execute();
  };
