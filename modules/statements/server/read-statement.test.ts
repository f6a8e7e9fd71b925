import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { staffText } from '../../../domain/reply-text.ts';
import { StillReading, withStatement } from './read-statement.ts';
import { readInProcess, SenderGone } from './statement-process.ts';
import type { WorkerTask } from './statement-worker.ts';
import { BadTable } from './tables/bad-table.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intambwe-statements-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** The task of reading a file with this text. */
async function taskOf(text: string, fileName = 'a.csv'): Promise<WorkerTask> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, text);
  const known = { asked: undefined, kept: undefined, leftOut: [], lastPledge: 0, names: [] };
  return { path, fileName, currency: 'RWF', today: '2026-12-31', ...known };
}

let accounts = 0;

/** Somebody who waits until they end it. */
function senderOf(ending = new AbortController()) {
  accounts += 1;
  return { account: accounts, signal: ending.signal };
}

const readStatement = (task: WorkerTask) => withStatement(task, senderOf(), async (read) => read);

test('a statement is read beside the program', async () => {
  const { about, payments } = await readStatement(await taskOf('Date;Amount\n31.12.2026;500'));
  expect(about).toMatchObject({ heading: 0, rowCount: 2, columns: { day: 0, amount: 1, first_row: 1 } });
  expect([...payments]).toMatchObject([{ row: 2, day: '2026-12-31', amount: 500 }]);
});

test('what is no statement is refused with the same words', async () => {
  const refused = readStatement(await taskOf('%PDF-1.7', 'a.pdf'));
  await expect(refused).rejects.toBeInstanceOf(BadTable);
  await expect(refused).rejects.toThrow(staffText('fileIsPdf'));
});

const line = (at: number) =>
  `${(at % 28) + 1}/11/2026 10:00:00;TX${1_000_000 + at};FRI:250788${100_000 + (at % 900_000)}/MSISDN;Ann Uwase ${at};Gift of the month, with thanks;5.000;0;RWF;Successful`;

test('visitors do not wait while 100,000 rows are read', async () => {
  const lines = Array.from({ length: 100_000 }, (_, at) => line(at));
  const task = await taskOf(`Date;Id;From;Name;Message;Amount;Fee;Currency;Status\n${lines.join('\n')}`);
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 5);
  const { payments } = await readStatement(task);
  clearInterval(timer);
  const all = [...payments];
  expect(all).toHaveLength(100_000);
  expect(all.at(-1)?.external_id).toBe('TX1099999');
  // One for each piece of rows at the very least; a program that is held up has none.
  expect(ticks).toBeGreaterThan(50);
});

const table = (rows: number, columns: number) => `${Array(columns).fill('abc').join(',')}\n`.repeat(rows);

test('a process that takes too long, or more memory than it may, is ended', async () => {
  const tooLong = readInProcess(await taskOf(table(50_000, 20)), { patience: 20, memory: 384 });
  await expect(tooLong).rejects.toBeInstanceOf(BadTable);
  await expect(tooLong).rejects.toThrow(staffText('statementTooSlow'));
  const tooMuch = readInProcess(await taskOf(table(50_000, 80)), { patience: 60_000, memory: 48 });
  await expect(tooMuch).rejects.toBeInstanceOf(BadTable);
  await expect(tooMuch).rejects.toThrow(staffText('statementTooSlow'));
});

test('the next file is read once the work with the one before is done, also where that one is bad', async () => {
  const steps: string[] = [];
  const work = async (name: string, text: string) =>
    withStatement(await taskOf(text), senderOf(), async ({ about }) => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      return about.rowCount;
    });
  const results = await Promise.allSettled([work('one', 'a,b\nc,d'), work('bad', 'a'), work('two', 'a,b')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const ends = steps.filter((step) => step.endsWith('ends'));
  expect(steps).toEqual(ends.flatMap((step) => [step.replace('ends', 'begins'), step]));
});

const SMALL = 'Date;Amount\n31.12.2026;500';

/** A file whose work goes on until it is let go, and that holds up those behind it. */
async function heldUp() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const sender = senderOf();
  const result = withStatement(await taskOf(SMALL), sender, async () => {
    begun.resolve();
    await promise;
    return 'done';
  });
  await begun.promise;
  return { sender, result, letGo };
}

test('the files of senders who have gone are not read', async () => {
  const first = await heldUp();
  const ending = new AbortController();
  const work = vi.fn(async () => undefined);
  const tasks = await Promise.all(Array.from({ length: 6 }, () => taskOf(SMALL)));
  const lost = Promise.allSettled(tasks.map((task) => withStatement(task, senderOf(ending), work)));
  ending.abort();
  // They are told while the first is still at work.
  for (const one of await lost) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(SenderGone) });
  first.letGo();
  expect(await first.result).toBe('done');
  await readStatement(await taskOf(SMALL));
  expect(work).not.toHaveBeenCalled();
});

test('a file whose sender goes while it is read is read no further', async () => {
  const ending = new AbortController();
  const lines = Array.from({ length: 100_000 }, (_, at) => line(at));
  const task = await taskOf(`Date;Id;From;Name;Message;Amount;Fee;Currency;Status\n${lines.join('\n')}`);
  const begin = performance.now();
  const reading = withStatement(task, senderOf(ending), async () => 'read');
  setTimeout(() => ending.abort(), 100);
  await expect(reading).rejects.toBeInstanceOf(SenderGone);
  await readStatement(await taskOf(SMALL));
  // What it takes whole is some seconds.
  expect(performance.now() - begin).toBeLessThan(2_000);
});

test('an account has one file in the queue, and the next as soon as that is done or given up', async () => {
  const first = await heldUp();
  const again = async () => withStatement(await taskOf(SMALL), first.sender, async () => 'again');
  await expect(again()).rejects.toBeInstanceOf(StillReading);
  const other = readStatement(await taskOf(SMALL));
  first.letGo();
  await other;
  expect(await again()).toBe('again');
  const second = await heldUp();
  const ending = new AbortController();
  const account = senderOf(ending);
  const givenUp = withStatement(await taskOf(SMALL), account, async () => 'given up');
  const next = withStatement(await taskOf(SMALL), { ...account, signal: senderOf().signal }, async () => 'next');
  ending.abort();
  await expect(givenUp).rejects.toBeInstanceOf(SenderGone);
  second.letGo();
  expect(await next).toBe('next');
});

test('what is being stored is stored, although its sender has gone', async () => {
  const ending = new AbortController();
  const stored = withStatement(await taskOf(SMALL), senderOf(ending), async () => {
    ending.abort();
    await Promise.resolve();
    return 'stored';
  });
  expect(await stored).toBe('stored');
});
