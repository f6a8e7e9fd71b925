import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plannedVariants } from '../../server/media/variants.ts';
import { LOW_PRIORITY_WORK_WITHIN } from '../support/patience.ts';
import { noise, sendFile } from './corpus.ts';
import { filesIn } from './storages.ts';
import { childrenOf, startTestAppProcess, type TestAppProcess } from './test-app-process-client.ts';

let dataFolder: string;
let app: TestAppProcess;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-killed-'));
  app = await startTestAppProcess(dataFolder);
});

afterEach(async () => {
  await app.kill();
  await rm(dataFolder, { recursive: true, force: true });
});

async function restart(): Promise<void> {
  await app.kill();
  app = await startTestAppProcess(dataFolder);
}

const uploads = () => filesIn(join(dataFolder, 'uploads'));
const media = () => filesIn(join(dataFolder, 'media'));

test(
  'killed while it makes variants, it finishes them after the restart',
  async () => {
    // Wide, for there to be every width; and low, for their making not to take long.
    const bytes = await noise(1700, 300).jpeg().toBuffer();
    for (let sent = 0; sent < 3; sent += 1) {
      const reply = await sendFile(app.url, app.access, { name: 'a.jpg', type: 'image/jpeg', bytes });
      expect(reply.status).toBe(201);
    }
    await expect
      .poll(async () => (await media()).filter((name) => name.endsWith('.avif')).length, {
        timeout: LOW_PRIORITY_WORK_WITHIN,
      })
      .toBeGreaterThan(0);
    const encoders = await childrenOf(app.child.pid ?? 0);
    expect(encoders).toHaveLength(1);
    await restart();
    expect((await app.list()).some(({ variants }) => variants.length === 0)).toBe(true);
    const planned = plannedVariants('a.jpg', { width: 1700, height: 300 }).length;
    const made = async () => (await app.list()).map(({ variants }) => variants.length);
    await expect.poll(made, { timeout: LOW_PRIORITY_WORK_WITHIN, interval: 250 }).toEqual([planned, planned, planned]);
    for (const { variants } of await app.list()) {
      for (const { url, type, width } of variants) {
        const served = await fetch(`${app.url}${url}`);
        expect(served.headers.get('content-type')).toBe(type);
        expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(width);
      }
    }
    await expect.poll(uploads).toEqual([]);
    expect((await media()).length).toBe(3 * (planned + 2));
  },
  2.5 * LOW_PRIORITY_WORK_WITHIN,
);

test('killed in the middle of an upload, nothing is left after the restart', async () => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\n';
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/media/ HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${app.access}\r\ncontent-length: 5000000\r\n` +
      `content-type: multipart/form-data; boundary=x\r\n\r\n`,
  );
  socket.write(Buffer.from(head, 'latin1'));
  socket.write(Buffer.alloc(100_000));
  await expect.poll(async () => (await uploads()).length).toBe(1);
  await restart();
  expect(await uploads()).toEqual([]);
  expect(await media()).toEqual([]);
  expect(await app.list()).toEqual([]);
});
