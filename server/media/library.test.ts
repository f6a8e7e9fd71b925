import { readdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Page } from '../../domain/listing.ts';
import type { MediaFile, MediaFileDetails } from '../../domain/picture.ts';
import { addPost } from '../../tests/support/factories.ts';
import { LOW_PRIORITY_WORK_WITHIN } from '../../tests/support/patience.ts';
import { noise, pdf, sendFile } from '../../tests/uploads/corpus.ts';
import { type StorageTestApp, startStorageTestApp, storages } from '../../tests/uploads/storages.ts';

const HOUR = 3_600_000;

describe.each(storages)('the library, kept on %s', (kind) => {
  let app: StorageTestApp;
  let editor: string;
  let viewer: string;
  let bytes: Buffer;

  beforeAll(async () => {
    app = await startStorageTestApp(kind);
    const all = ['media.view', 'media.create', 'media.edit', 'media.delete'] as const;
    editor = (await app.signIn(await app.addUser({ permissions: all }))).access;
    viewer = (await app.signIn(await app.addUser({ permissions: ['media.view'] }))).access;
    bytes = await noise(60, 40).jpeg().toBuffer();
  });

  afterAll(() => app.close());

  const send = (alt: string, access = editor, file = bytes) =>
    sendFile(app.url, access, { name: 'hills.jpg', type: 'image/jpeg', bytes: file }, alt);
  const add = async (alt: string, file = bytes): Promise<MediaFileDetails> => (await send(alt, editor, file)).json();
  const get = async (id: number): Promise<MediaFileDetails> =>
    (await app.call('GET', `/media/${id}/`, undefined, viewer)).json();
  const remove = (id: number, access = editor) => app.call('DELETE', `/media/${id}/`, undefined, access);

  async function list(query = ''): Promise<Page<MediaFile>> {
    return (await app.call('GET', `/media/${query}`, undefined, viewer)).json();
  }

  test('the newest comes first, and is found by its words, its name and its kind', async () => {
    const older = await add('Tilapia at the MARKET');
    app.advance(1000);
    const newer = await add('A tilapia');
    const document = await add('Report on tilapia', pdf);
    const ids = ({ results }: Page<MediaFile>) => results.map(({ id }) => id);
    expect(ids(await list()).slice(0, 3)).toEqual([document.id, newer.id, older.id]);
    expect(ids(await list('?search=market'))).toEqual([older.id]);
    expect(ids(await list('?search=hills.jpg')).length).toBeGreaterThan(2);
    expect(ids(await list('?kind=document&search=tilapia'))).toEqual([document.id]);
    expect(await list('?search=tilapia&page=2&page_size=1')).toMatchObject({ count: 3, results: [{ id: newer.id }] });
    const [first] = (await list()).results;
    expect(first).toMatchObject({ kind: 'document', can: { edit: false, delete: false } });
    expect((await app.call('GET', '/media/?kind=svg', undefined, viewer)).status).toBe(400);
  });

  test('the words of a picture can be changed, and nothing else', async () => {
    const file = await add('Before');
    const body = { alt: '  After ', url: '/media/other.jpg', bytes: 1 };
    const reply = await app.call('PUT', `/media/${file.id}/`, body, editor);
    expect(await reply.json()).toMatchObject({ alt: 'After', url: file.url, bytes: file.bytes });
    expect((await app.call('PUT', `/media/${file.id}/`, { alt: 'x'.repeat(301) }, editor)).status).toBe(400);
    expect((await app.call('PUT', '/media/99999/', { alt: 'x' }, editor)).status).toBe(404);
  });

  test('the focal point stays until another is chosen, and is a point within the picture', async () => {
    const { id } = await add('Focus');
    const put = async (body: object) => app.call('PUT', `/media/${id}/`, body, editor);
    expect((await get(id)).focus).toBeNull();
    expect(await (await put({ focus: { x: 20, y: 0 } })).json()).toMatchObject({
      alt: 'Focus',
      focus: { x: 20, y: 0 },
    });
    expect(await (await put({ alt: 'Other' })).json()).toMatchObject({ alt: 'Other', focus: { x: 20, y: 0 } });
    expect((await list()).results[0]).toMatchObject({ id, focus: { x: 20, y: 0 } });
    for (const focus of [{ x: 101, y: 0 }, { x: 0, y: -1 }, { x: 0.5, y: 0 }, { x: 1 }, 'top']) {
      expect((await put({ focus })).status).toBe(400);
    }
    expect(await (await put({ focus: null })).json()).toMatchObject({ alt: 'Other', focus: null });
  });

  test(
    'the focal point of a picture whose file is damaged, or gone, is saved; the log says that it cannot be cut',
    async () => {
      const { id, url } = await add('Damaged', await noise(300, 600).jpeg().toBuffer());
      await expect
        .poll(async () => (await get(id)).variants.length, { timeout: LOW_PRIORITY_WORK_WITHIN })
        .toBeGreaterThan(0);
      const { media, log } = app.services;
      const warn = vi.spyOn(log, 'warn');
      const choose = async (x: number) => {
        const reply = await app.call('PUT', `/media/${id}/`, { alt: 'a', focus: { x, y: 5 } }, editor);
        expect(reply.status).toBe(200);
        expect((await get(id)).focus).toEqual({ x, y: 5 });
      };
      const key = basename(url);
      await media.storage.remove(key);
      await media.storage.put(key, Buffer.from('no picture'));
      await choose(10);
      expect(warn).toHaveBeenCalledWith(expect.objectContaining({ media: id }), expect.stringMatching(/cut anew/));
      await media.storage.remove(key);
      await choose(20);
      warn.mockRestore();
    },
    1.5 * LOW_PRIORITY_WORK_WITHIN,
  );

  test(
    'a shared link shows the part around the focal point, chosen before or after its picture was made',
    async () => {
      // Red above, blue below: a crop of an upright picture is one of them.
      const half = await noise(300, 600).extend({ bottom: 600, background: 'blue' }).jpeg().toBuffer();
      const whole = sharp(half).composite([
        { input: { create: { width: 300, height: 600, channels: 3, background: 'red' } }, top: 0, left: 0 },
      ]);
      const { id } = await add('Upright', await whole.jpeg().toBuffer());
      const post = await addPost(app.services, { media_id: id });
      const colour = async () => {
        const share = await (await app.get(`/share/post-${post}.jpg`)).arrayBuffer();
        const { dominant } = await sharp(share).stats();
        return dominant.r > dominant.b ? 'red' : 'blue';
      };
      const choose = (y: number) => app.call('PUT', `/media/${id}/`, { alt: 'a', focus: { x: 50, y } }, editor);
      await choose(95);
      await expect
        .poll(async () => (await get(id)).variants.length, { timeout: LOW_PRIORITY_WORK_WITHIN })
        .toBeGreaterThan(0);
      expect(await colour()).toBe('blue');
      await choose(5);
      expect(await colour()).toBe('red');
      await app.services.db.deleteFrom('posts').where('id', '=', post).execute();
    },
    1.5 * LOW_PRIORITY_WORK_WITHIN,
  );

  test(
    'a file in use stays, and says where it is used; then it goes with everything made from it',
    async () => {
      const file = await add('In use');
      const shown = await addPost(app.services, { title: 'Harvest', media_id: file.id });
      await addPost(app.services, { title: 'Told', content: `<p><img src="${file.url}" alt=""></p>`, media_id: null });
      expect((await get(file.id)).used_in).toEqual(['blog post “Harvest”', 'blog post “Told”']);
      const refused = await remove(file.id);
      expect(refused.status).toBe(409);
      expect((await refused.json()).detail).toBe(
        'This file is used by blog post “Harvest”, blog post “Told”. Remove it there first.',
      );
      await app.services.db.updateTable('posts').set({ media_id: null, content: '' }).execute();
      await expect
        .poll(async () => (await get(file.id)).variants.length, { timeout: LOW_PRIORITY_WORK_WITHIN })
        .toBeGreaterThan(0);
      const stem = file.url.slice('/media/'.length, -'.jpg'.length);
      await app.get(`/share/post-${shown}.jpg`);
      expect((await remove(file.id)).status).toBe(204);
      expect((await app.get(file.url)).status).toBe(404);
      expect((await app.storedFiles()).filter((key) => key.startsWith(stem))).toEqual([]);
      expect((await remove(file.id)).status).toBe(404);
    },
    1.5 * LOW_PRIORITY_WORK_WITHIN,
  );

  test('each call asks for its permission, before a byte is taken', async () => {
    const { id } = await add('Whose');
    for (const [access, status] of [
      [undefined, 401],
      [viewer, 403],
    ] as const) {
      const count = (await list()).count;
      expect((await send('No', access ?? 'none')).status).toBe(status);
      expect((await list()).count).toBe(count);
      expect((await app.call('PUT', `/media/${id}/`, { alt: 'No' }, access)).status).toBe(status);
      expect((await app.call('DELETE', `/media/${id}/`, undefined, access)).status).toBe(status);
    }
    expect((await app.call('GET', '/media/')).status).toBe(401);
  });

  test('every write leaves its trace', async () => {
    const { id } = await add('Traced');
    await app.call('PUT', `/media/${id}/`, { alt: 'Other' }, editor);
    await remove(id);
    const traces = await app.services.db
      .selectFrom('audit')
      .select('action')
      .where('resource', '=', 'media')
      .where('resource_id', '=', id)
      .orderBy('id')
      .execute();
    expect(traces.map(({ action }) => action)).toEqual(['create', 'edit', 'delete']);
  });

  test('a storage that stumbles is asked again; one that is down leaves nothing half done', async () => {
    app.stumble(2);
    expect((await send('At the third try')).status).toBe(201);
    if (kind === 'disk and SQLite') return;
    const before = (await list()).count;
    app.stumble(50);
    expect((await send('Never')).status).toBe(503);
    app.stumble(0);
    expect((await list()).count).toBe(before);
    // The note of the file that may be there outlives the failure, and is followed later.
    const notes = () => app.services.db.selectFrom('orphaned_files').selectAll().execute();
    expect(await notes()).toHaveLength(1);
    const now = app.services.clock();
    await app.services.media.tidy(app.services.db, new Date(now.getTime() + HOUR + 1));
    expect(await notes()).toEqual([]);
  });

  test('the hourly tidying removes what an encoder wrote after its program was killed', async () => {
    const { media, db } = app.services;
    const path = await media.files.newPath();
    await writeFile(path, 'half a picture');
    const { mtimeMs } = await stat(path);
    const later = (milliseconds: number) => new Date(mtimeMs + milliseconds);
    await media.tidy(db, later(HOUR / 2));
    expect(await readdir(dirname(path))).toContain(basename(path));
    await media.tidy(db, later(2 * HOUR));
    expect(await readdir(dirname(path))).not.toContain(basename(path));
  });

  test('players fetch a piece, what is there is not sent again, and the head has no body', async () => {
    const { url, bytes: size } = await add('Pieces');
    const piece = await app.get(url, { range: 'bytes=2-4' });
    expect([piece.status, (await piece.arrayBuffer()).byteLength]).toEqual([206, 3]);
    expect(piece.headers.get('content-range')).toBe(`bytes 2-4/${size}`);
    expect((await app.get(url, { range: `bytes=${size}-` })).status).toBe(416);
    const etag = piece.headers.get('etag') ?? '';
    expect((await app.get(url, { 'if-none-match': etag })).status).toBe(304);
    expect((await app.get(url, { range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200);
    const head = await fetch(`${app.url}${url}`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(size));
    expect(head.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(head.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the storage is part of being ready', async () => {
    expect((await app.get('/readyz')).status).toBe(200);
    app.stumble(1);
    expect((await app.get('/readyz')).status).toBe(kind === 'disk and SQLite' ? 200 : 503);
  });
});
