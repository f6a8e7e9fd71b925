import { expect, test } from 'vitest';
import { paragraph, picture, written } from '../../../../tests/support/written-text.ts';
import { fieldFindings } from './fields.ts';

const text = written(paragraph('Maize grows.'));
const described = (words: string) => ({ field: 'description', text: words }) as const;

test('a title of more than 70 characters is told of', () => {
  expect(fieldFindings({ title: 'ß'.repeat(70) }, text)).toEqual([]);
  expect(fieldFindings({ title: '🌽'.repeat(71) }, text)).toEqual([
    { said: 'The title has 71 characters. Search engines show about 70.', place: { field: 'title' } },
  ]);
});

test('an empty description is told of once something is written; a record without such a field has none', () => {
  const missing = [
    { said: 'The description is empty. Search engines show it below the title.', place: { field: 'description' } },
  ];
  expect(fieldFindings({ title: 'Maize', description: described('  ') }, text)).toEqual(missing);
  expect(fieldFindings({ title: 'Maize', description: described('') }, written(picture('')))).toEqual(missing);
  expect(fieldFindings({ title: '', description: described('') }, written())).toEqual([]);
  expect(fieldFindings({ title: 'Maize', description: described('On maize') }, text)).toEqual([]);
  expect(fieldFindings({ title: 'Maize' }, text)).toEqual([]);
});
