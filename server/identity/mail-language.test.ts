import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../tests/support/signed-in.ts';
import { MORNING, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { lockedMail } from './mails.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

async function readerOf(language: 'rw' | 'fr') {
  const user = await app.addUser();
  await app.services.db.updateTable('users').set({ language }).where('id', '=', user.id).execute();
  return user;
}

test('who forgot a password is written to in the language of the account', async () => {
  const { email } = await readerOf('fr');
  await app.call('POST', '/password-reset/', { email });
  const { subject, text = '' } = await app.mailbox.take(email);
  expect(subject).toBe('Choisir un nouveau mot de passe');
  expect(text).toMatch(/^Bonjour .+,\n\nQuelqu’un, sans doute vous, /);
  const token = /token=(\S+)/.exec(text)?.[1];
  await app.call('POST', '/password-reset/confirm/', { token, password: 'umusozi w’izuba' });
  expect((await app.mailbox.take(email)).subject).toBe('Votre mot de passe a été changé');
});

test('so is who signs in', async () => {
  const { email, password } = await readerOf('rw');
  await app.call('POST', '/login/', { email, password });
  const { subject, text } = await app.mailbox.take(email);
  expect(subject).toBe('Kode yanyu yo kwinjira');
  expect(text).toMatch(/^Kode yanyu yo kwinjira ni \d{6}\.\n\nIkoreshwa inshuro imwe/);
});

test.each([
  ['en', 'Until 20 November 2026 at 10:00 no one can sign in'],
  ['fr', 'Jusqu’au 20 novembre 2026'],
  ['rw', 'Kugeza ku wa 20 Ugushyingo 2026, 10:00,'],
] as const)('a lock’s end is written as it is in %s', (language, words) => {
  const to = { email: 'aline@example.org', first_name: 'Aline', language };
  const { body } = lockedMail(to, { network: '192.0.2.7', until: MORNING, timeZone: 'Africa/Kigali' }, MORNING);
  expect(body).toContain(words);
});

test('a new account is in the language of whoever adds it', async () => {
  const admin = await signedIn(app, { isSuperuser: true });
  await app.services.db.updateTable('users').set({ language: 'rw' }).where('email', '=', admin.email).execute();
  const added = { email: 'immaculee@example.org', first_name: 'Immaculée', last_name: 'Uwera' };
  expect((await app.call('POST', '/register/', added, admin.access)).status).toBe(201);
  const made = await app.services.db
    .selectFrom('users')
    .select('language')
    .where('email', '=', added.email)
    .executeTakeFirstOrThrow();
  expect(made.language).toBe('rw');
});
