import { expect, test } from 'vitest';
import { shortened } from './shorten.ts';

const long = 'Umuganda '.repeat(12_000);

test('of a long text that changed, the log keeps where it changed', () => {
  const at = 60_000;
  const changed = `${long.slice(0, at)}is tomorrow ${long.slice(at)}`;
  const [before, after] = shortened({ title: 'T', content: long }, { title: 'T', content: changed });
  expect(before).toMatchObject({ title: 'T', content: expect.stringMatching(/^….*…$/) });
  expect(after).toMatchObject({ content: expect.stringContaining('is tomorrow') });
  expect(before).not.toEqual(after);
  expect(JSON.stringify([before, after]).length).toBeLessThan(1500);
});

test('one that is all there is, is kept by its beginning; within lists and things too', () => {
  const page = { title: 'T', sections: [{ text: long }, { text: 'short', count: 3, on: true, none: null }] };
  const [before, after] = shortened(undefined, page);
  expect(before).toBeUndefined();
  expect(JSON.stringify(after).length).toBeLessThan(800);
  expect(after).toMatchObject({ title: 'T', sections: [{}, { text: 'short', count: 3, on: true, none: null }] });
  expect(JSON.stringify(shortened(page, null)).length).toBeLessThan(800);
  expect(JSON.stringify(shortened(long, page)).length).toBeLessThan(1500);
});

test('short text is kept whole, whatever changed', () => {
  const before = { id: 1, roles: ['a', 'b'], name: 'é🎈', nothing: null };
  const after = { id: 1, roles: ['b'], name: '', nothing: { a: 1 } };
  expect(shortened(before, after)).toEqual([before, after]);
});

test('no character is torn', () => {
  const [, after] = shortened({ text: '' }, { text: `a${'🎈'.repeat(5000)}` });
  expect(JSON.stringify(after)).not.toMatch(/\\ud[89a-f]/i);
});
