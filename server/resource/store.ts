import type { collections } from '../../domain/collections/registry.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';

/**
 * The store of a resource, in its own SQL. `Item` is the resource as read, `Input` as written. Writing
 * functions run inside the caller's transaction.
 */
export interface ResourceStore<Item, Input> {
  /** The record, also one in the trash; undefined where there is none. */
  find(db: Database, id: number): Promise<Item | undefined>;
  /** `by` is the id of the user who creates it; null for an import. */
  create(db: Database, input: Input, now: string, by: number | null): Promise<number>;
  /** `stamp` is the record's new `updated_at`: now, or later when the change before was made in this very millisecond. */
  update(db: Database, id: number, input: Input, stamp: string, now: string): Promise<void>;
  /** Puts the record into the trash (a moment), or takes it back out (null). */
  setDeleted(db: Database, id: number, at: string | null): Promise<void>;
}

/** Puts rows of this table into the trash, and takes them back out. */
export const trashOf =
  (table: (typeof collections)[number]['table']) => async (db: Database, id: number, at: string | null) => {
    await tableOf(db).updateTable(table).set({ deleted_at: at }).where('id', '=', id).execute();
  };
