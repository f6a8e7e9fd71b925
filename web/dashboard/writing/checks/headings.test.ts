import { expect, test } from 'vitest';
import { heading, paragraph, written } from '../../../../tests/support/written-text.ts';
import { headingChecks } from './headings.ts';

const said = (...blocks: Parameters<typeof written>) => headingChecks(written(...blocks)).map((one) => one.said);

test('headings that follow each other are as they should be', () =>
  expect(said(heading(2, 'A'), heading(3, 'B'), heading(4, 'C'), heading(2, 'D'), heading(3, 'E'))).toEqual([]));

test('a heading that leaves out a size is told of, with the size that it should have', () => {
  expect(said(heading(3, 'How it began'))).toEqual(['The heading “How it began” leaves out a size. Choose “Heading”.']);
  expect(said(heading(2, 'Savings'), heading(4, 'The box'))).toEqual([
    'The heading “The box” leaves out a size. Choose “Smaller heading”.',
  ]);
});

test('a heading without words is told of, at its place', () => {
  const text = written(paragraph('Before'), heading(2, '  '));
  const [found] = headingChecks(text);
  expect(found?.said).toBe('A heading has no words.');
  expect(found?.place).toMatchObject({ from: text.blocks[1]?.from });
});

test('a text of more than 500 words without a heading is told of; a shorter one, or one with a heading, is not', () => {
  const words = (count: number) => paragraph('maize '.repeat(count));
  expect(said(words(300), words(201))).toEqual(['501 words without a heading. Headings help readers find their way.']);
  expect(said(words(500))).toEqual([]);
  expect(said(words(900), heading(2, 'Beans'))).toEqual([]);
});

test('an empty text has nothing the matter', () => expect(said()).toEqual([]));

test('any number of headings is looked at once', () =>
  expect(said(...Array.from({ length: 20_000 }, () => heading(4, '')))).toHaveLength(20_000));
