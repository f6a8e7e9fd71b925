import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photograph } from './corpus.ts';
import { type StorageTestApp, startStorageTestApp, storages } from './storages.ts';

const UPLOADS = 1000;
const AT_ONCE = 40;

describe.each(storages)('uploads that are broken off, on %s', (kind) => {
  let app: StorageTestApp;
  let access: string;
  let form: Buffer;

  beforeAll(async () => {
    app = await startStorageTestApp(kind);
    access = (await app.signIn(await app.addUser({ permissions: ['media.create'] }))).access;
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    form = Buffer.concat([Buffer.from(head), await photograph(), Buffer.from('\r\n--x--\r\n')]);
  });

  afterAll(() => app.close());

  async function begin(token: string, length: number): Promise<Socket> {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      `POST /api/media/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n` +
        `content-length: ${length}\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n`,
    );
    return socket;
  }

  /** Sends a part of the form and goes away. */
  async function abort(share: number): Promise<void> {
    const socket = await begin(access, form.length);
    socket.write(form.subarray(0, Math.floor(form.length * share)));
    await new Promise((resolve) => setTimeout(resolve, share * 20));
    socket.destroy();
  }

  test(`of ${UPLOADS} nothing is left: no file, no row`, async () => {
    for (let sent = 0; sent < UPLOADS; sent += AT_ONCE) {
      const shares = Array.from({ length: AT_ONCE }, (_, index) => ((sent + index) / UPLOADS) * 0.999);
      await Promise.all(shares.map(abort));
    }
    await expect.poll(() => app.partialFiles(), { timeout: 60_000 }).toEqual([]);
    expect(await app.storedFiles()).toEqual([]);
    for (const table of ['media', 'orphaned_files'] as const) {
      expect(await app.services.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    // The same, sent to its end, is taken.
    const whole = await begin(access, form.length);
    whole.write(form);
    expect(await text(whole)).toMatch(/^HTTP\/1.1 201/);
  }, 120_000);

  test('one who may not is told so before a byte is sent', async () => {
    const { access: other } = await app.signIn(await app.addUser({ permissions: ['media.view'] }));
    for (const [token, status] of [
      ['nobody', 401],
      [other, 403],
    ] as const) {
      const socket = await begin(token, 5_000_000);
      expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    }
    // The sizes of the picture that was taken before may still be drawn, and an upload broken off be noticed only now.
    await expect.poll(() => app.partialFiles(), { timeout: 60_000 }).toEqual([]);
  }, 120_000);

  test('a form longer than anything that may be in it is refused by its length', async () => {
    const socket = await begin(access, 900 * 1024 * 1024);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 413/);
  });
});
