import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TranslatedSummary } from '../../domain/translation/translation.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { sampleLanguages } from './texts.ts';

let app: TestApp;
let access: string;

beforeAll(async () => {
  app = await startTestApp({ sample: true });
  ({ access } = await signedIn(app, { isSuperuser: true }));
});

afterAll(() => app.close());

test('everything of the sample organisation is there in every language it was put into, and up to date', async () => {
  expect(sampleLanguages()).toEqual(expect.arrayContaining(['rw', 'fr']));
  const missing: string[] = [];
  for (let page: string | null = '/translations/?page_size=100&page=1'; page !== null; ) {
    const { results, next }: { results: TranslatedSummary[]; next: string | null } = await (
      await app.call('GET', page.replace(/^\/api/, ''), undefined, access)
    ).json();
    for (const { resource, title, translations } of results) {
      const states = translations
        .filter(({ language, state }) => sampleLanguages().includes(language) && state !== 'current')
        .map(({ language }) => language);
      if (states.length > 0) missing.push(`${resource} ${title}: ${states.join(' ')}`);
    }
    page = next;
  }
  expect(missing).toEqual([]);
});

test('says of itself in each of them that it is a sample', async () => {
  const says: Partial<Record<string, RegExp>> = { rw: /Urugero/, fr: /Exemple/ };
  for (const language of sampleLanguages()) {
    const events = await (await app.get(`/api/events/?language=${language}`)).json();
    for (const { summary } of events.results) expect(summary).toMatch(says[language] ?? /\w/);
  }
});

test('the sample offers the languages that it is in', async () => {
  expect((await (await app.get('/api/site-settings/')).json()).languages).toEqual(sampleLanguages());
});
