import { afterAll, beforeAll, expect, test } from 'vitest';
import { translationLanguages } from '../../domain/languages.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { fillWithSample } from './fill.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await fillWithSample(app.services);
});

afterAll(() => app.close());

test.each(translationLanguages)(
  'nothing of the sample, and no page of the site, is without its translation: %s',
  async (language) => {
    const { access } = await signedIn(app, { isSuperuser: true });
    for (const state of ['missing', 'outdated', 'draft']) {
      const board = await app.call('GET', `/translations/?language=${language}&state=${state}`, undefined, access);
      expect([state, (await board.json()).results.map(({ title }: { title: string }) => title)]).toEqual([state, []]);
    }
  },
);

test('the sample offers the languages that it is in', async () => {
  expect((await (await app.get('/api/site-settings/')).json()).languages).toEqual([...translationLanguages]);
});
