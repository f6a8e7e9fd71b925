import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { offerLanguages } from '../../tests/support/words.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await offerLanguages(app);
});
afterAll(() => app.close());

const documentWith = async (cookie?: string) => {
  const reply = await app.get('/dashboard/profile', cookie === undefined ? {} : { cookie });
  expect(reply.headers.get('vary')).toContain('Cookie');
  return reply.text();
};

test('the document of the dashboard is in the language that its cookie names', async () => {
  expect(await documentWith('low_data=1; dashboard_language=fr')).toContain('<html lang="fr"');
  expect(await documentWith('dashboard_language=rw')).toContain('Urubuga rw’abakozi rukeneye JavaScript.');
  for (const cookie of [
    undefined,
    'dashboard_language=xx',
    'dashboard_language=fr"><script>',
    'my_dashboard_language=fr',
  ]) {
    expect(await documentWith(cookie)).toContain('<html lang="en"');
  }
});

test.each(['rw', 'fr'])('the sign-in that a page in another language leads to is in that one: %s', async (language) => {
  const page = await (await app.get(`/${language}/contactus`)).text();
  expect(page).toContain(`href="/${language}/autho/login"`);
  const reply = await fetch(`${app.url}/${language}/autho/login`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/autho/login']);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('set-cookie')).toMatch(
    new RegExp(`^dashboard_language=${language}; Max-Age=31536000; Path=/; Secure; SameSite=Strict$`),
  );
  // Nobody else's sign-in is in it.
  expect(await documentWith()).toContain('<html lang="en"');
});

test('a language is one’s own setting, and stays when only the name is changed', async () => {
  const { access } = await signedIn(app);
  const put = async (body: object) =>
    app.call('PUT', '/me/', { first_name: 'Ange', last_name: 'Keza', ...body }, access);
  expect((await (await app.call('GET', '/me/', undefined, access)).json()).language).toBe('en');
  expect((await (await put({ language: 'rw' })).json()).language).toBe('rw');
  expect((await (await put({})).json()).language).toBe('rw');
  const refused = await put({ language: 'xx' });
  expect([refused.status, (await refused.json()).errors]).toEqual([
    400,
    { language: ['Muhitemo ururimi ku rutonde.'] },
  ]);
});
