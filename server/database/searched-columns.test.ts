import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describedCollections } from '../../domain/collections/registry.ts';
import { fieldNames } from '../../domain/fields/field.ts';
import { openFreshDatabase } from '../../tests/support/databases.ts';
import { allTables, foldedTables, isFoldedTable, restOfPledges } from './folded-texts.ts';

const named = z.array(z.object({ name: z.string(), sql: z.string() }));

test('every column that is stored folded has its triggers and its index of words, on SQLite', async () => {
  const { db, close } = await openFreshDatabase('sqlite');
  for (const table of allTables) {
    const { rows } =
      await sql`select name, sql from sqlite_schema where tbl_name = ${table} and type = 'trigger'`.execute(db);
    const triggers = new Map(named.parse(rows).map((one) => [one.name, one.sql]));
    const columns =
      /after update of ([\w, ]+) on/.exec(triggers.get(`${table}_not_folded`) ?? '')?.[1]?.split(', ') ?? [];
    // What a translation stores also depends on its field, and a pledge stores the rest of its texts apart.
    const others = table === 'translations' ? ['field'] : table === 'pledges' ? restOfPledges : [];
    const stored = [...others, ...foldedTables[table]];
    expect([table, columns.toSorted()]).toEqual([table, stored.toSorted()]);
    // Two stored texts change at once.
    const changes = table === 'pledges' ? ['changed'] : ['emptied', 'filled'];
    for (const name of ['new', ...changes, 'gone']) expect([...triggers.keys()]).toContain(`${table}_search_${name}`);
    await sql`insert into ${sql.ref(`${table}_search`)} (${sql.ref(`${table}_search`)}) values ('integrity-check')`.execute(
      db,
    );
  }
  await close();
});

test('a collection that is stored folded is searched in all that it stores', () => {
  for (const { table, fields } of describedCollections) {
    if (!isFoldedTable(table)) continue;
    expect([table, fieldNames(fields, ({ searched }) => searched)]).toEqual([table, foldedTables[table]]);
  }
});
