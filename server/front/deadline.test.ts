import { expect, test } from 'vitest';
import { replyText } from '../../domain/reply-text.ts';
import { Overloaded } from './concurrency-limiter.ts';
import { inTime } from './deadline.ts';

test('work in time gives its result or its error, and work that takes too long is given up as too busy', async () => {
  expect(await inTime(Promise.resolve('done'))).toBe('done');
  await expect(inTime(Promise.reject(new Error('Broken')))).rejects.toThrow('Broken');
  const given = inTime(new Promise(() => undefined), 1);
  await expect(given).rejects.toBeInstanceOf(Overloaded);
  await expect(given).rejects.toMatchObject({ status: 503, problem: { detail: replyText('busy') } });
});
