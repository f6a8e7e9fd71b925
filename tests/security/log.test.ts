import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../support/signed-in.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let lines: unknown[][];

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(() => {
  lines = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(app.services.log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  }
});

test('the log names a signed-in person who asks for something without permission', async () => {
  const { id, access } = await signedIn(app);
  expect((await app.call('GET', '/audit/', undefined, access)).status).toBe(403);
  expect(lines).toContainEqual([{ user: id, method: 'GET', path: '/audit/' }, 'Somebody asked for what they may not']);
});

test('a form that a program filled in is noted, without what it wrote', async () => {
  const sent = {
    name: 'zz-robot',
    email: 'zz@example.org',
    subject: 'zz',
    message: 'zz',
    website: 'https://zz.example',
  };
  expect((await app.call('POST', '/contact/', sent)).status).toBe(201);
  expect(lines).toContainEqual([{ form: 'contact' }, 'A form was filled in by a program']);
  expect(JSON.stringify(lines)).not.toContain('zz');
});

test('no query, no header, no body and no secret is in the log', async () => {
  const user = await app.addUser();
  const { access, refresh } = await app.signIn(user);
  await app.call('POST', '/login/', { email: user.email, password: 'zz-wrong-password' });
  await app.get('/newsletter/confirm?token=zz-token');
  for (const address of ['/pledge/', '/api/own-pledges/', '/receipts/'])
    await app.get(`${address}7-zz-${'x'.repeat(19)}`);
  await app.get(`/BlogPreview/7.1764316800000.zz-signature${'x'.repeat(30)}`);
  await app.get('/api/me/?search=zz-somebody', { authorization: `Bearer ${access}`, cookie: 'zz-cookie=1' });
  const written = JSON.stringify(lines);
  expect(written).toContain('/api/login');
  for (const secret of ['zz-', user.password, user.email, access, refresh]) expect(written).not.toContain(secret);
});
