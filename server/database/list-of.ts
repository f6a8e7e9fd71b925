import { type RawBuilder, sql } from 'kysely';
import { isSqlite } from './columns.ts';
import type { Database } from './open.ts';
import { given } from './prepared.ts';

const numbersIn = (db: Database, json: string | RawBuilder<string>): RawBuilder<unknown> =>
  isSqlite(db)
    ? sql`(select value from json_each(${json}))`
    : sql`(select value::integer from json_array_elements_text(${json}::json))`;

/** Numbers for a condition `in`, as one value: the statement is the same however many they are. */
export const listOf = (db: Database, numbers: readonly number[]): RawBuilder<unknown> =>
  numbersIn(db, JSON.stringify(numbers));

/** The same in a prepared query, which is run with these numbers as JSON. */
export const givenList = (db: Database, name: string): RawBuilder<unknown> => numbersIn(db, given<string>(name));
