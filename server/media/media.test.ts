import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPicture } from '../../tests/support/factories.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { FileExtension } from '../file-types.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const bytes = Buffer.from('0123456789');
const keep = (extension: FileExtension) =>
  app.services.write(null, ({ db, now }) => app.services.media.addFile(db, bytes, extension, 'A file', now));

test.each([
  ['pdf', 'application/pdf', 'attachment'],
  ['csv', 'text/csv; charset=utf-8', 'attachment'],
  ['txt', 'text/plain; charset=utf-8', 'attachment'],
  ['webm', 'video/webm', 'inline'],
] as const)('a .%s is served as %s, %s, and never guessed at', async (extension, type, disposition) => {
  const { url } = await keep(extension);
  const reply = await app.get(url);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe(type);
  expect(reply.headers.get('content-disposition')).toBe(disposition);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('content-security-policy')).toContain('sandbox');
  expect(await reply.text()).toBe('0123456789');
});

test('players fetch a video piece by piece', async () => {
  const { url } = await keep('webm');
  const piece = await app.get(url, { range: 'bytes=2-4' });
  expect(piece.status).toBe(206);
  expect(piece.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(piece.headers.get('content-length')).toBe('3');
  expect(await piece.text()).toBe('234');
  const behind = await app.get(url, { range: 'bytes=10-' });
  expect(behind.status).toBe(416);
  expect(behind.headers.get('content-range')).toBe('bytes */10');
});

test('files are not taken for pictures that still need their variants', async () => {
  const { id } = await keep('webm');
  const row = await app.services.db.selectFrom('media').select('variants').where('id', '=', id).executeTakeFirst();
  expect(row?.variants).toBe('[]');
  const picture = await addPicture(app.services);
  expect((await app.services.media.pictures(app.services.db, [picture])).get(picture)?.url).toMatch(/\.jpg$/);
});

test.each([
  '/media/../secret.key',
  '/media/%2e%2e%2fsecret.key',
  '/media/a.svg',
  '/media/a.html',
  '/media/none.jpg',
  '/media/a',
  '/media/constructor',
])('%s is not there', async (path) => {
  expect((await app.get(path)).status).toBe(404);
});
