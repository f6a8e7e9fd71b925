import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plannedVariants } from '../../server/media/variants.ts';
import { PICTURES_MADE_WITHIN } from '../support/patience.ts';
import { noise, sendFile } from './corpus.ts';
import { childrenOf, type HouseProcess, startHouse } from './house-process-client.ts';
import { filesIn } from './storages.ts';

let dataFolder: string;
let house: HouseProcess;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-killed-'));
  house = await startHouse(dataFolder);
});

afterEach(async () => {
  await house.kill();
  await rm(dataFolder, { recursive: true, force: true });
});

async function restart(): Promise<void> {
  await house.kill();
  house = await startHouse(dataFolder);
}

const uploads = () => filesIn(join(dataFolder, 'uploads'));
const media = () => filesIn(join(dataFolder, 'media'));

test(
  'killed while it makes variants, it finishes them after the restart',
  async () => {
    // Wide, for there to be every width; and low, for their making not to take long.
    const bytes = await noise(1700, 300).jpeg().toBuffer();
    for (let sent = 0; sent < 3; sent += 1) {
      const reply = await sendFile(house.url, house.access, { name: 'a.jpg', type: 'image/jpeg', bytes });
      expect(reply.status).toBe(201);
    }
    await expect
      .poll(async () => (await media()).filter((name) => name.endsWith('.avif')).length, {
        timeout: PICTURES_MADE_WITHIN,
      })
      .toBeGreaterThan(0);
    const encoders = await childrenOf(house.child.pid ?? 0);
    expect(encoders).toHaveLength(1);
    await restart();
    expect((await house.list()).some(({ variants }) => variants.length === 0)).toBe(true);
    const planned = plannedVariants('a.jpg', 1700).length;
    const made = async () => (await house.list()).map(({ variants }) => variants.length);
    await expect.poll(made, { timeout: PICTURES_MADE_WITHIN, interval: 250 }).toEqual([planned, planned, planned]);
    for (const { variants } of await house.list()) {
      for (const { url, type, width } of variants) {
        const served = await fetch(`${house.url}${url}`);
        expect(served.headers.get('content-type')).toBe(type);
        expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(width);
      }
    }
    await expect.poll(uploads).toEqual([]);
    expect((await media()).length).toBe(3 * (planned + 2));
  },
  2.5 * PICTURES_MADE_WITHIN,
);

test('killed in the middle of an upload, nothing is left after the restart', async () => {
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\n';
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/media/ HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${house.access}\r\ncontent-length: 5000000\r\n` +
      `content-type: multipart/form-data; boundary=x\r\n\r\n`,
  );
  socket.write(Buffer.from(head, 'latin1'));
  socket.write(Buffer.alloc(100_000));
  await expect.poll(async () => (await uploads()).length).toBe(1);
  await restart();
  expect(await uploads()).toEqual([]);
  expect(await media()).toEqual([]);
  expect(await house.list()).toEqual([]);
}, 60_000);
