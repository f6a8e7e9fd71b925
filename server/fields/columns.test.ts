import { expect, test } from 'vitest';
import { collections, describedCollections, ownFields } from '../../domain/collections/registry.ts';
import type { Fields } from '../../domain/fields/field.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { storedFields } from './stored-kinds.ts';

/** The types of columns as the two databases call them. */
const types = {
  text: ['text'],
  json: ['text'],
  number: ['integer', 'int4'],
  flag: ['boolean', 'bool'],
  day: ['text', 'date'],
  moment: ['text', 'timestamptz'],
};

const tableOf = (collection: string) => collections.find(({ name }) => name === collection)?.table ?? '';

const lists: readonly (readonly [table: string, fields: Fields])[] = [
  ...describedCollections.map(({ table, fields }) => [table, fields] as const),
  ...Object.entries(ownFields).map(([name, fields]) => [tableOf(name), fields] as const),
];

eachDatabase('the column of every field', (app) => {
  test.each(lists)('of %s is as its kind says, and empty where the field can be', async (name, fields) => {
    const tables = await app.services.db.introspection.getTables();
    const columns = new Map(
      tables.find((table) => table.name === name)?.columns.map((column) => [column.name, column]),
    );
    for (const {
      column: field,
      field: { read },
      holds,
    } of storedFields(fields)) {
      const column = columns.get(field);
      expect([field, column?.isNullable]).toEqual([field, read.safeParse(null).success]);
      expect(types[holds], field).toContain(column?.dataType.toLowerCase());
    }
  });
});
