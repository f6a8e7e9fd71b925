import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryOf } from '../../bench/process.ts';
import { makeSite } from '../../bench/twenty-years/make.ts';
import { publicPages } from '../../bench/twenty-years/pages.ts';
import { readingCalls } from '../../bench/twenty-years/reading-calls.ts';
import { serveSite } from '../../bench/twenty-years/served-site.ts';
import { forgetMostMemory, mostMemoryOf } from '../../bench/twenty-years/watch.ts';

// What the records of twenty years take of the memory of the service: two sites, one with ten times the records of the
// other, served as the unit of the service does, with half of its memory.

/** The memory for objects of the program (MB). */
const HEAP = 128;

const SMALL = 0.2;
const LARGE = 2;

/** Megabytes that one request may take beside what the process had before, and that the whole may take more on the larger site. */
const OF_ONE = 30;
const OF_ALL = 40;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intambwe-twenty-years-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Reads all that there is to read on a site of this size. */
async function readAll(scale: number) {
  const place = { folder: join(folder, String(scale)) };
  await makeSite(place.folder, { scale });
  const site = await serveSite(place, HEAP);
  try {
    const { calls, files } = await readingCalls(site.client);
    const failed: unknown[] = [];
    const taken: { path: string; memory: number }[] = [];
    const asked = [...calls, ...(await publicPages(site.client, site.visitor)), ...files];
    for (const { path } of asked) {
      const before = await memoryOf(site.pid);
      await forgetMostMemory(site.pid);
      const reply = await site.client.get(path);
      await reply.body?.pipeTo(new WritableStream());
      if (reply.status !== 200) failed.push({ path, status: reply.status });
      taken.push({ path, memory: (await mostMemoryOf(site.pid)) - before });
    }
    return { asked: asked.length, failed, taken, memory: await memoryOf(site.pid) };
  } finally {
    await site.stop();
  }
}

test('all that there is to read is answered, in memory that does not grow with the records', async () => {
  const small = await readAll(SMALL);
  const large = await readAll(LARGE);
  process.stdout.write(
    `${large.asked} requests; ${Math.round(small.memory)} and ${Math.round(large.memory)} MB after them, ` +
      `at most ${Math.round(Math.max(...large.taken.map(({ memory }) => memory)))} MB for one\n`,
  );
  expect([...small.failed, ...large.failed]).toEqual([]);
  expect(large.asked).toBeGreaterThan(900);
  expect(large.taken.filter(({ memory }) => memory > OF_ONE)).toEqual([]);
  expect(large.memory - small.memory).toBeLessThan(OF_ALL);
});
