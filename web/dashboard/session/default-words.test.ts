import { expect, test } from 'vitest';
import { RequestFailed } from '../../request.ts';
import { failWithWords } from './default-words.ts';

const failed = (detail: string, status = 500) => new RequestFailed(status, { detail });

test('a refusal without a word has those of the specification', () => {
  expect(() => failWithWords('POST /roles/', failed(''))).toThrow('An error occurred while registering the Role.');
  expect(() => failWithWords('POST /gallery/', failed(''))).toThrow('Error creating gallery item.');
});

test('the words of the server stay, and so does what is no refusal', () => {
  expect(() => failWithWords('POST /roles/', failed('The name is taken.', 400))).toThrow('The name is taken.');
  const fault = new TypeError('fault');
  expect(() => failWithWords('POST /roles/', fault)).toThrow(fault);
});
