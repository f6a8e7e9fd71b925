import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sentFlag, uploadRules } from '../../domain/upload.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { noise } from '../../tests/uploads/corpus.ts';
import { filesIn } from '../../tests/uploads/storages.ts';
import type { CurrentUser } from './current-user.ts';
import { conflict } from './http-error.ts';
import { withInput } from './sent.ts';
import type { Upload } from './upload.ts';

let app: TestApp;
let currentUser: CurrentUser;
let picture: Blob;

beforeAll(async () => {
  app = await startTestApp();
  const { id: userId, email } = await app.addUser();
  currentUser = { userId, sessionId: 0, email, isSuperuser: true, permissions: new Set(), language: 'en' };
  picture = new Blob([Uint8Array.from(await noise(60, 40).jpeg().toBuffer())]);
});

afterAll(() => app.close());

const call = {
  access: 'signed-in' as const,
  body: z.object({ title: z.string().min(1), is_active: sentFlag('Say so.') }),
  uploads: { image: uploadRules.picture },
};

interface Sent {
  body: unknown;
  uploads: Record<string, Upload>;
}

function send<Result>(fields: Record<string, string | Blob>, work: (sent: Sent) => Promise<Result>): Promise<Result> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return withInput(call, new Request('http://x', { method: 'POST', body: form }), app.services.media.files, work);
}

const waiting = () => filesIn(`${app.services.config.dataFolder}/uploads`);
const library = () => app.services.db.selectFrom('media').select('id').execute();
const take = ({ uploads: { image } }: Sent) => {
  if (!image) throw new Error('There is no picture');
  return app.services.media.take(currentUser, image, 'Hills');
};

test('fields and files arrive together, and the file is gone afterwards', async () => {
  const id = await send({ title: 'Hills', is_active: 'true', image: picture }, async (sent) => {
    expect(sent.body).toEqual({ title: 'Hills', is_active: true });
    expect(await waiting()).toHaveLength(1);
    return take(sent);
  });
  expect(await library()).toContainEqual({ id });
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
});

test('a call that fails after it took its picture leaves neither file nor row', async () => {
  const before = await library();
  const failing = send({ title: 'Hills', is_active: 'true', image: picture }, async (sent) => {
    await take(sent);
    expect(await library()).toHaveLength(before.length + 1);
    throw conflict('There is one of that name.');
  });
  await expect(failing).rejects.toMatchObject({ status: 409 });
  expect(await library()).toEqual(before);
  expect(await app.services.db.selectFrom('orphaned_files').selectAll().execute()).toEqual([]);
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
});

test('a wrong field is told at the field, before the work begins', async () => {
  const never = () => Promise.reject(new Error('The work began'));
  const wrong = send({ title: '', is_active: 'perhaps', image: picture }, never);
  await expect(wrong).rejects.toMatchObject({ status: 400, problem: { errors: { is_active: ['Say so.'] } } });
  const stray = send({ title: 'Hills', is_active: 'true', other: picture }, never);
  await expect(stray).rejects.toMatchObject({ status: 400 });
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
});

test('a field in which no file was chosen brings none', async () => {
  const form = { title: 'Hills', is_active: 'false', image: new File([], '') };
  expect(await send(form, async ({ uploads }) => Object.keys(uploads))).toEqual([]);
});

test('without files the same call comes as JSON', async () => {
  const body = JSON.stringify({ title: 'Hills', is_active: true });
  const request = new Request('http://x', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  const sent = await withInput(call, request, app.services.media.files, async (it) => it);
  expect(sent).toEqual({ body: { title: 'Hills', is_active: true }, uploads: {} });
});
