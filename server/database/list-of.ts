import { type RawBuilder, sql } from 'kysely';
import { isSqlite } from './columns.ts';
import type { Database } from './open.ts';

/** Numbers for a condition `in`, as one value: the statement is the same however many they are. */
export const listOf = (db: Database, numbers: readonly number[]): RawBuilder<unknown> =>
  isSqlite(db)
    ? sql`(select value from json_each(${JSON.stringify(numbers)}))`
    : sql`(select value::integer from json_array_elements_text(${JSON.stringify(numbers)}::json))`;
