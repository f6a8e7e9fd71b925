import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryOf } from '../../bench/process.ts';
import { makeSite } from '../../bench/twenty-years/make.ts';
import { publicPages } from '../../bench/twenty-years/pages.ts';
import { callsThatRead } from '../../bench/twenty-years/reading-calls.ts';
import { serveSite } from '../../bench/twenty-years/served-site.ts';
import { forgetMostMemory, mostMemoryOf } from '../../bench/twenty-years/watch.ts';

// What many records take of the memory of the service, which is served as its unit does, with half as much memory: 8,500
// payments, 4,000 messages, 40,000 entries of the log, 1,500 pictures, 400 posts, half of them in three languages.

/** The size of the site, and the memory for objects of the program (MB). */
const SCALE = 2;
const HEAP = 128;

/** Megabytes that one request may take beside what the process had before, and that it may have at the end. */
const OF_ONE = 20;
const IN_ALL = 260;

/** Milliseconds that all of it may take while much else is done on the machine. */
const PATIENCE = 600_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intambwe-twenty-years-'));
  await makeSite(folder, { scale: SCALE });
}, PATIENCE);

afterAll(() => rm(folder, { recursive: true }));

test('everything that there is to read is answered, and no answer takes much memory', {
  timeout: PATIENCE,
}, async () => {
  const site = await serveSite({ folder }, HEAP);
  try {
    const { calls, files } = await callsThatRead(site.client);
    const asked = [...calls, ...(await publicPages(site.client, site.visitor)), ...files];
    const failed: unknown[] = [];
    const takenBy = async (path: string): Promise<number> => {
      await site.stayIn();
      const before = await memoryOf(site.pid);
      await forgetMostMemory(site.pid);
      const reply = await site.client.get(path);
      await reply.body?.pipeTo(new WritableStream());
      if (reply.status !== 200) failed.push({ path, status: reply.status });
      return (await mostMemoryOf(site.pid)) - before;
    };
    const taken: { path: string; memory: number }[] = [];
    for (const { path } of asked) {
      const memory = await takenBy(path);
      // What an earlier request left to be collected may lie in it: one that takes so much takes it again.
      taken.push({ path, memory: memory > OF_ONE ? await takenBy(path) : memory });
    }
    const inAll = await memoryOf(site.pid);
    const most = Math.max(...taken.map(({ memory }) => memory));
    process.stdout.write(`${asked.length} requests: ${Math.round(most)} MB for one, ${Math.round(inAll)} MB in all\n`);
    expect(failed).toEqual([]);
    expect(asked.length).toBeGreaterThan(900);
    expect(taken.filter(({ memory }) => memory > OF_ONE)).toEqual([]);
    expect(inAll).toBeLessThan(IN_ALL);
  } finally {
    await site.stop();
  }
});
