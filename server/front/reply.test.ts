import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { Reply } from './reply.ts';

async function served(reply: Reply): Promise<string> {
  const server = createServer((request, response) => reply.send(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

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

test.each([
  ['words of a few bytes', 'Amafaranga y’ubwizigame'],
  ['words that leave in one piece', 'Intambwe y’icyiza — '.repeat(60)],
  ['words that leave in two', Array.from({ length: 4000 }, (_, number) => `${number ** 3} é`).join('')],
])('%s arrive as they are, in each encoding', async (_, words) => {
  const body = Buffer.from(words);
  const reply = await Reply.from({ status: 200, headers: new Map([['content-type', 'text/plain']]), body });
  const url = await served(reply);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
    expect(await answer.text()).toBe(words);
  }
});

test('A page that is asked for again is sent in fewer bytes, and is the same', async () => {
  const words = Array.from({ length: 3000 }, (_, number) => `<li class="line">${number ** 3}</li>`).join('\n');
  const headers = new Map([['content-type', 'text/html']]);
  const reply = await Reply.from({ status: 200, headers, body: Buffer.from(words) });
  const url = await served(reply);
  const read = async () => {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    return { text: await answer.text(), bytes: Number(answer.headers.get('content-length')) };
  };
  const before = await read();
  await reply.compressFurther();
  const after = await read();
  expect(after.text).toBe(words);
  expect(after.bytes).toBeLessThan(before.bytes);
});
