import { expect, test } from 'vitest';
import type { Fields } from '../domain/fields/field.ts';
import { entryFieldsOf, kindOf } from '../domain/fields/field-kinds.ts';
import { pageBlocks } from './registry.ts';

/** The fields of a type and of the entries of its lists, by their names. */
const fieldsWithin = (fields: Fields): [string, Fields[string]][] =>
  Object.entries(fields).flatMap(([name, field]) => [[name, field], ...fieldsWithin(entryFieldsOf(field) ?? {})]);

const all = Object.entries(pageBlocks).flatMap(([type, { fields }]) =>
  fieldsWithin(fields).map(([name, field]) => ({ type, name, field })),
);

test('the name of a field means one kind of text in every block', () => {
  const kinds = new Map<string, Set<string>>();
  for (const { name, field } of all) kinds.set(name, (kinds.get(name) ?? new Set()).add(field.kind));
  expect([...kinds].filter(([, found]) => found.size > 1)).toEqual([]);
  expect(kinds.get('title')).toEqual(new Set(['text']));
  expect(kinds.get('text')).toEqual(new Set(['paragraphs']));
  expect(kinds.get('body')).toEqual(new Set(['richText']));
});

/** What is the same in every language, or no words of the page's own: figures, telephones, what is looked up. */
const inNoLanguage = ['name', 'value', 'phone', 'place', 'category', 'part'];

test('every text of a block is translated, and found by the search unless it stands on a button', () => {
  const texts = all.filter(({ field }) => kindOf(field).text !== undefined);
  const untranslated = texts.filter(({ field }) => !field.translated);
  expect([...new Set(untranslated.map(({ name }) => name))].toSorted()).toEqual(inNoLanguage.toSorted());
  const notFound = texts.filter(({ name, field }) => field.translated && !field.inSearch && name !== 'label');
  expect(notFound.map(({ type, name }) => `${type}: ${name}`)).toEqual([]);
});

test('every block has a sample that its fields accept', () => {
  for (const [type, { fields, sample }] of Object.entries(pageBlocks)) {
    expect(Object.keys(sample).toSorted(), type).toEqual(Object.keys(fields).toSorted());
  }
});
