import { expect, test } from 'vitest';
import { worded } from '../../server/http/reply-words.ts';
import { saidOf } from './field-kinds.ts';
import { group, newEntryId } from './group.ts';
import { givenNumber } from './number.ts';
import { text } from './text.ts';

const steps = group({
  label: 'Steps',
  one: 'step',
  most: 3,
  fields: {
    title: text({ label: 'Title', missing: 'Say what it is.' }),
    days: givenNumber({ label: 'Days', min: 0, max: 9, missing: 'How many?', wrong: 'Up to 9.' }),
  },
});
const dig = { title: 'Dig', days: 1 };
const sow = { title: 'Sow', days: 2 };

test('entries without ids are called by their places, others keep what they are called by', () => {
  expect(steps.written.parse([dig, sow])).toEqual([
    { id: '0', ...dig },
    { id: '1', ...sow },
  ]);
  expect(
    steps.written.parse([
      { id: '1', ...sow },
      { id: '0', ...dig },
    ]),
  ).toEqual([
    { id: '1', ...sow },
    { id: '0', ...dig },
  ]);
});

test('an entry that is added without an id to others that have one gets one that none of them had', () => {
  const [, added] = steps.written.parse([{ id: '0', ...dig }, sow]);
  expect(added?.id).toMatch(/^[a-z]{8}$/);
  const [, copy] = steps.written.parse([
    { id: 'a', ...dig },
    { id: 'a', ...sow },
  ]);
  expect(copy?.id).toMatch(/^[a-z]{8}$/);
});

test('a new entry, which the dashboard has given an id, leaves the others of a list without ids their places', () => {
  const added = steps.written.parse([dig, { id: 'abcdefgh', ...sow }]);
  expect(added.map(({ id }) => id)).toEqual(['0', 'abcdefgh']);
});

test('new entries are never called the same', () => {
  expect(new Set(Array.from({ length: 1000 }, newEntryId)).size).toBe(1000);
});

test('what is wrong is said at the entry, and no more are taken than there can be', () => {
  const errors = (sent: unknown) =>
    steps.written
      .safeParse(sent)
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${worded(message, 'en')}`);
  expect(errors([dig, { title: '', days: 10 }])).toEqual(['1.title Say what it is.', '1.days Up to 9.']);
  expect(errors([dig, dig, dig, dig])).toEqual([' There can be at most 3. Remove some.']);
  expect(errors({})).toEqual([' Send a list.']);
  expect(errors([{ ...dig, id: 'a-b' }])).toEqual(['0.id Send a list.']);
});

test('it is said in lines, an entry that is half filled in too', () => {
  expect(
    saidOf(steps, [
      { id: 'a', ...dig },
      { id: 'b', title: 'Sow', days: null },
    ]),
  ).toBe('Dig · 1\nSow · ');
});
