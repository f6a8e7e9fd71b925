import { expect, test } from 'vitest';
import { Reply } from './reply.ts';

test('A reply holds no more memory than its compressed forms have bytes', async () => {
  const page = {
    status: 200,
    headers: new Map([['content-type', 'text/html']]),
    body: Buffer.alloc(40_000, 'Intambwe '),
  };
  expect((await Reply.from(page)).bytes).toBeLessThan(1000);
  const short = {
    status: 200,
    headers: new Map([['content-type', 'application/json']]),
    body: Buffer.from('{"count":0}'),
  };
  expect((await Reply.from(short)).bytes).toBe(short.body.byteLength);
});
