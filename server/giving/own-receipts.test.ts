import { get } from 'node:http';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Receipt } from '../../domain/giving/gift.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** The text of the receipt at its secret address. */
async function read({ address }: Receipt): Promise<string> {
  const reply = await app.get(address);
  expect(reply.status).toBe(200);
  const { text } = await extractText(new Uint8Array(await reply.arrayBuffer()), { mergePages: true });
  return text;
}

test('a void receipt tells its giver since when, and not why: staff may have named somebody else', async () => {
  const { call, gift, receipt } = await openGiving(app);
  const given = await gift(5000, { giver: { name: 'Alice', email: '', phone: '', language: 'en' } });
  const issued: Receipt = await receipt(given);
  await call('POST', `/gifts/${given.id}/take-back/`, { reason: 'It was from Mary, who is ill' });
  expect(await call('GET', '/receipts/')).toMatchObject({ results: [{ void_reason: 'It was from Mary, who is ill' }] });
  const text = await read(issued);
  expect(text).toContain('has been void since');
  expect(text).not.toContain('Mary');
});

test('a receipt says how the gift was paid in the language of its giver, and not how staff call it', async () => {
  const { gift, receipt } = await openGiving(app);
  const text = await read(
    await receipt(await gift(700, { giver: { name: 'Luc', email: '', phone: '', language: 'fr' } })),
  );
  expect(text).toContain('Espèces');
  expect(text).not.toContain('Office');
});

test('one place has receipts drawn so often, and then waits', async () => {
  const { gift, receipt } = await openGiving(app);
  const { address }: Receipt = await receipt(await gift(800, { giver: { name: 'Eve', email: '', phone: '' } }));
  const statuses: number[] = [];
  for (let times = 0; times < 31; times += 1) statuses.push((await app.get(address)).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await app.get(address)).headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await app.get('/receipts/1-nothing.pdf')).status).toBe(404);
});

test('and other places still have theirs drawn', async () => {
  const { gift, receipt } = await openGiving(app);
  const { address }: Receipt = await receipt(await gift(900, { giver: { name: 'Ada', email: '', phone: '' } }));
  const fromPlace = (place: string) =>
    new Promise<number | undefined>((resolve, reject) =>
      get(`${app.url}${address}`, { localAddress: place }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      }).on('error', reject),
    );
  expect(await fromPlace('127.0.0.1')).toBe(429);
  expect(await fromPlace('127.0.0.9')).toBe(200);
});
