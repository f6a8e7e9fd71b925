import { expect, test } from 'vitest';
import { notAnswered, notReached } from '#locale/dashboard/session.ts';
import { RequestFailed } from '../../request.ts';
import { failWithWords } from './default-words.ts';

const failed = (detail: string, status = 500) => new RequestFailed(status, { detail });

test('a refusal without a word has those of the specification', () => {
  expect(() => failWithWords('POST /roles/', failed(''))).toThrow('An error occurred while registering the Role.');
  expect(() => failWithWords('POST /gallery/', failed(''))).toThrow('Error creating gallery item.');
});

test('every other failure has words too, which do not count as said by the server', () => {
  for (const [status, words] of [
    [500, notAnswered],
    [502, notAnswered],
    [0, notReached],
  ] as const) {
    const act = () => failWithWords('POST /verify-otp/', failed('', status));
    expect(act).toThrow(words);
    expect(act).toThrow(expect.objectContaining({ status, said: '' }));
  }
});

test('the words of the server stay, and so does what is no refusal', () => {
  expect(() => failWithWords('POST /roles/', failed('The name is taken.', 400))).toThrow('The name is taken.');
  const fault = new TypeError('fault');
  expect(() => failWithWords('POST /roles/', fault)).toThrow(fault);
});
