import { expect, test } from 'vitest';
import { paragraph, written } from '../../../../tests/support/written-text.ts';
import { capitalChecks } from './capitals.ts';

const said = (text: string) => capitalChecks(written(paragraph(text))).map((one) => one.said);

test.each([
  ['PLEASE BRING YOUR OWN BOOK TODAY', 'PLEASE BRING YOUR OWN BOOK TODAY'],
  ['Note: ALL 12 MEMBERS MUST COME ON TIME please', 'ALL 12 MEMBERS MUST COME ON TIME'],
  ['ÉCOUTEZ BIEN CE QUE NOUS DISONS', 'ÉCOUTEZ BIEN CE QUE NOUS DISONS'],
])('“%s” is told of', (text, quoted) =>
  expect(said(text)).toEqual([`Words in capitals are hard to read: “${quoted}”`]),
);

test.each(['RRA, RSSB, MTN, BNR and KCB', 'BRING YOUR OWN BOOK TODAY', '1 2 3 4 5 6 7', 'Maize and Beans', ''])(
  '“%s” is not',
  (text) => expect(said(text)).toEqual([]),
);

test('it leads to the words', () => {
  const text = written(paragraph('Read: COME ALL TO THE BIG HALL, please.'));
  const [found] = capitalChecks(text);
  const { from = 0, to = 0 } = found && 'from' in found.place ? found.place : {};
  expect(text.at(from, to)).toBe('COME ALL TO THE BIG HALL,');
});

test('a hundred thousand words are looked at once, and quoted in short', () =>
  expect(said('LOUD '.repeat(100_000))).toEqual([
    'Words in capitals are hard to read: “LOUD LOUD LOUD LOUD LOUD LOUD LOUD LOUD…”',
  ]));
