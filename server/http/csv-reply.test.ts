import { expect, test } from 'vitest';
import { csvReply } from './csv-reply.ts';

const columns = [{ heading: 'Name', cell: ({ name }: { name: string }) => name }];

test('is sent batch by batch, and reads no further than it is taken', async () => {
  let read = 0;
  async function* batches() {
    for (const name of ['École 🎒', '=1', 'Last']) {
      read += 1;
      yield [{ name }];
    }
  }
  const reply = csvReply('names.csv', columns, batches());
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="names.csv"');
  const reader = reply.body?.pipeThrough(new TextDecoderStream('utf-8', { ignoreBOM: true })).getReader();
  expect((await reader?.read())?.value).toBe('\uFEFF"Name"\r\n');
  expect((await reader?.read())?.value).toBe('"École 🎒"\r\n');
  expect(read).toBeLessThan(3);
  expect((await reader?.read())?.value).toBe('"\'=1"\r\n');
  expect((await reader?.read())?.value).toBe('"Last"\r\n');
  expect((await reader?.read())?.done).toBe(true);
});

test('whoever goes away ends the reading', async () => {
  let ended = false;
  async function* batches() {
    try {
      for (;;) yield [{ name: 'Aline' }];
    } finally {
      ended = true;
    }
  }
  const reader = csvReply('names.csv', columns, batches()).body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  expect(ended).toBe(true);
});
