import { expect, test, vi } from 'vitest';
import { typesOfEntriesOf } from '../../../domain/fields/field-kinds.ts';
import { fieldsOfEntries } from '../../../domain/fields/within.ts';
import { translatables, translatedFields } from '../../../domain/translation/translatable.ts';
import * as content from '../../../locales/en/content.ts';
import { labelOf, nounOf } from './names.ts';

vi.mock('#locale/content.ts', () => import('../../../locales/rw/content.ts'));

test('every kind of content and every text of it has a name that is translated', () => {
  const names = translatables.flatMap(({ fields, lists = {} }) => [
    ...fields.map(({ label }) => label),
    ...Object.values(lists).flatMap((list) => [
      list.label,
      ...Object.values(typesOfEntriesOf(list) ?? {}).map(({ label }) => label),
      ...fieldsOfEntries(list).flatMap((own) => translatedFields(own).map(({ label }) => label)),
    ]),
  ]);
  expect(names.filter((name) => !Object.hasOwn(content.labels, name))).toEqual([]);
  expect(translatables.filter(({ resource }) => nounOf({ resource, noun: '' }) === '')).toEqual([]);
});

test('a text is named in the language of the person; in a list of the settings by its list and its place', () => {
  expect(labelOf({ label: 'Mission' })).toBe('Intego');
  expect(labelOf({ label: 'Fun facts: label 3' })).toBe('Imibare y’ingenzi: izina rya 3');
  expect(labelOf({ label: 'Questions: help with the answer 2' })).toBe('Ibibazo: ubufasha bwo gusubiza 2');
});
