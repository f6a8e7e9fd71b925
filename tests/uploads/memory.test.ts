import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MEGABYTE } from '../../domain/upload.ts';
import { LOW_PRIORITY_WORK_WITHIN } from '../support/patience.ts';
import { isThorough } from '../support/thorough.ts';
import { hugePng, longGif, noise, sendFile } from './corpus.ts';
import { childrenOf, startTestAppProcess, type TestAppProcess } from './test-app-process-client.ts';

/** `UPLOADS=all vitest run tests/uploads` measures the others as well, and eight pictures at once in place of three. */
const ALL = process.env.UPLOADS === 'all';
const AT_ONCE = ALL ? 8 : 3;

/** Maximum memory that an upload may add to the product, with the processes it starts. */
const MAX_MEMORY = 256 * MEGABYTE;

let dataFolder: string;
let app: TestAppProcess;
let before: number;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-memory-'));
  app = await startTestAppProcess(dataFolder);
  // Code loaded once, at the first picture, is no part of an upload's cost.
  await send(await noise(60, 40).jpeg().toBuffer());
  await variantsMade();
  before = await app.memory();
}, 1.5 * LOW_PRIORITY_WORK_WITHIN);

afterAll(async () => {
  await app.kill();
  await rm(dataFolder, { recursive: true, force: true });
});

async function send(bytes: Buffer): Promise<number> {
  return (await sendFile(app.url, app.access, { name: 'a', type: '', bytes })).status;
}

/** Every picture has its variants, and the process that made them has gone. */
const variantsMade = () =>
  vi.waitFor(
    async () => {
      const files = await app.list();
      expect(files.filter(({ kind, variants }) => kind === 'picture' && variants.length === 0)).toEqual([]);
      expect(await childrenOf(app.child.pid ?? 0)).toEqual([]);
    },
    { timeout: LOW_PRIORITY_WORK_WITHIN, interval: 200 },
  );

/** The most that is held, in bytes beyond the beginning, from the start of the work to its end. */
async function peakDuring(work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  let working = true;
  const done = work().finally(() => {
    working = false;
  });
  while (working) {
    peak = Math.max(peak, await app.memory());
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  await done;
  return peak - before;
}

const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: channels === 4 ? '#8e2f1780' : '#8e2f17' } });

type Measured = [string, () => Promise<Buffer>, number];

/** A picture measured to take most, and those that would without a limit. */
const heaviest: Measured[] = [
  ['a PNG of 29 megapixels, in passes', () => flat(5800, 5000, 4).png({ progressive: true }).toBuffer(), 201],
  ['a PNG of 2.5 gigapixels', async () => hugePng(50_000), 400],
  ['a GIF of 10,000 frames', async () => longGif(10_000), 400],
];

/** Those that take nearly as much. */
const heavy: Measured[] = [
  ['a JPEG of 24 megapixels, in passes', () => flat(6000, 4000).jpeg({ progressive: true }).toBuffer(), 201],
  ['an AVIF of 7.5 megapixels', () => noise(3000, 2500).avif({ effort: 0, quality: 40 }).toBuffer(), 201],
  ['30 MB', () => noise(3500, 3000).png({ compressionLevel: 0 }).toBuffer(), 413],
];

const others: Measured[] = [
  ['a PNG of 40 megapixels, transparent', () => flat(8000, 5000, 4).png().toBuffer(), 201],
  ['one in passes', () => flat(8000, 5000, 4).png({ progressive: true }).toBuffer(), 400],
  ['a JPEG of 40 megapixels, in passes', () => flat(8000, 5000).jpeg({ progressive: true }).toBuffer(), 400],
  ['one to be turned', () => flat(8000, 5000).jpeg().withMetadata({ orientation: 6 }).toBuffer(), 201],
  ['a WebP of 40 megapixels', () => flat(8000, 5000, 4).webp({ effort: 0 }).toBuffer(), 201],
  ['a GIF of 20 megapixels', () => flat(5000, 4000).gif().toBuffer(), 201],
  ['an AVIF of 40 megapixels', () => flat(8000, 5000).avif({ effort: 0 }).toBuffer(), 400],
];

test.each([...heaviest, ...(isThorough || ALL ? heavy : []), ...(ALL ? others : [])])(
  '%s: the memory stays within bounds',
  async (name, make, status) => {
    const bytes = await make();
    const peak = await peakDuring(async () => {
      expect(await send(bytes)).toBe(status);
      await variantsMade();
    });
    console.info(`${name}: +${Math.round(peak / MEGABYTE)} MB`);
    expect(peak).toBeLessThan(MAX_MEMORY);
  },
  1.5 * LOW_PRIORITY_WORK_WITHIN,
);

test(
  `${AT_ONCE} at once, and a video of 100 MB`,
  async () => {
    const picture = await flat(7000, 5000, 4).png().toBuffer();
    const video = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1'),
      Buffer.alloc(100 * MEGABYTE, 7),
    ]);
    const peak = await peakDuring(async () => {
      const pictures = Array.from({ length: AT_ONCE }, () => send(picture));
      expect(await Promise.all([send(video), ...pictures])).toEqual(Array.from({ length: AT_ONCE + 1 }, () => 201));
    });
    console.info(`${AT_ONCE} at once, and a video: +${Math.round(peak / MEGABYTE)} MB`);
    expect(peak).toBeLessThan(MAX_MEMORY);
  },
  1.5 * LOW_PRIORITY_WORK_WITHIN,
);

test('the process that answers visitors loads nothing that handles pictures', async () => {
  for (const path of ['/icon-192.png', '/share/default.jpg']) expect((await fetch(app.url + path)).status).toBe(200);
  const loaded = await app.loaded();
  expect(loaded).toContain('node');
  expect(loaded).not.toContain('vips');
});
