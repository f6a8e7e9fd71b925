import type { ColumnType } from 'kysely';

/** A key the database gives out; never written. */
export type Key = ColumnType<number, never, never>;
