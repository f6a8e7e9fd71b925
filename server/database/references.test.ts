import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openFreshDatabase } from '../../tests/support/databases.ts';

test('each column that points at another table begins an index, as every deletion there looks for its rows', async () => {
  const { db, close } = await openFreshDatabase('sqlite');
  const { rows: references } = await sql<{ table: string; column: string }>`
    select tables.name as "table", pointing."from" as "column"
    from sqlite_master as tables join pragma_foreign_key_list(tables.name) as pointing
    where tables.type = 'table'`.execute(db);
  // An index of the rows that point somewhere is enough; one of other rows alone is not. The key of a table is an index too.
  const { rows: indexed } = await sql<{ table: string; column: string }>`
    select tables.name as "table", first.name as "column"
    from sqlite_master as tables
      join pragma_index_list(tables.name) as indexes
      join pragma_index_info(indexes.name) as first on first.seqno = 0
      left join sqlite_master as made on made.name = indexes.name
    where tables.type = 'table'
      and (indexes.partial = 0 or replace(made.sql, '"', '') like '% where ' || first.name || ' is not null')
    union select tables.name, columns.name
    from sqlite_master as tables join pragma_table_info(tables.name) as columns
    where tables.type = 'table' and columns.pk = 1`.execute(db);
  await close();
  const known = new Set(indexed.map(({ table, column }) => `${table}.${column}`));
  const names = references.map(({ table, column }) => `${table}.${column}`);
  expect(names).toContain('pledges.interest_id');
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
