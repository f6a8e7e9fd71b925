import type { ColumnType } from 'kysely';

/** A key the database gives out; never written. */
export type Key = ColumnType<number, never, never>;

/** The columns that every collection has beside its fields. */
export interface CollectionRow {
  id: Key;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
