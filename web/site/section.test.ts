import { expect, test } from 'vitest';
import { RequestFailed } from '../request.ts';
import { expectList, failureText, mapSection } from './section.ts';

const fallback = 'Failed to load events';

test('visitors read the server’s own words where it refused', () => {
  expect(failureText(new RequestFailed(404, { detail: 'Gone away.' }), fallback)).toBe('Gone away.');
});

test.each([new RequestFailed(500, { detail: 'Internal' }), new RequestFailed(404, { detail: '' }), new TypeError('x')])(
  'they do not read what went wrong inside',
  (error) => {
    expect(failureText(error, fallback)).toBe(fallback);
  },
);

test('a reply that is no list is told as such', () => {
  const notAList: unknown[] = JSON.parse('{"results":[]}');
  const attempt = () => expectList(notAList, 'Fetched data is not valid');
  expect(attempt).toThrow('Fetched data is not valid');
  try {
    attempt();
  } catch (error) {
    expect(failureText(error, fallback)).toBe('Fetched data is not valid');
  }
});

test('a failed section stays as it is when the data would be changed', () => {
  expect(mapSection({ state: 'failed', message: fallback }, () => 1)).toEqual({ state: 'failed', message: fallback });
  expect(mapSection({ state: 'loaded', data: 2 }, (data) => data + 1)).toEqual({ state: 'loaded', data: 3 });
});
