import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { allowLoggedErrors, expectLoggedErrors } from '../../tests/support/logged-errors.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { offerLanguages } from '../../tests/support/words.ts';

let app: TestApp;
let post: number;
let event: number;

beforeAll(async () => {
  app = await startTestApp();
  post = await addPost(app.services);
  event = await addEvent(app.services);
});

afterAll(() => app.close());

const lose = (table: string) => app.services.db.schema.alterTable(table).renameTo(`${table}_gone`).execute();

test('a page of which nothing came says so, with 503; one of which something came is a page', async () => {
  expectLoggedErrors(/^A request failed .*no such table: posts/, /^A request failed .*no such table: events/);
  // Nothing can be written any more once a table is gone.
  await offerLanguages(app);
  await lose('posts');
  const article = await app.get(`/BlogDetail/${post}`);
  expect([article.status, article.headers.get('retry-after')]).toEqual([503, '5']);
  expect(article.headers.get('cache-control')).toBe('no-store');
  expect(await article.text()).toContain('Failed to fetch blog');
  const home = await app.get('/');
  expect([home.status, home.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await home.text()).toContain('Try Again');

  await lose('events');
  const failed = await app.get(`/EventDetails/${event}`);
  expect(failed.status).toBe(503);
  expect(await failed.text()).toMatch(/<a href="\/Events"[^>]*>Back to Events</);
  const inFrench = await app.get(`/fr/EventDetails/${event}`);
  expect(await inFrench.text()).toMatch(/<a href="\/fr\/Events"[^>]*>Retour aux événements</);
});

test('faults of visitors, and faults only around the page, change no status', async () => {
  expectLoggedErrors(/^A request failed .*no such table: announcements/);
  allowLoggedErrors(/no such table: (events|posts)/);
  await lose('announcements');
  const contact = await app.get('/contactus');
  expect([contact.status, contact.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await app.get(`/BlogDetail/${post}x`)).status).toBe(404);
});
