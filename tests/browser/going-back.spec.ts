import { readFile } from 'node:fs/promises';
import { minuteOf } from '../../domain/calendar.ts';
import { expect, test } from '../support/browser.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestApp, TestUser } from '../support/test-app.ts';

const bosco = { name: 'Bosco Mugabo', role: 'Farmer', quote: 'We have two old cows.', is_consented: true, position: 3 };

/** That time of the app's day, as the input of a form holds it. */
const dayOf = (app: TestApp, time: string) =>
  `${minuteOf(app.services.clock(), app.services.config.timeZone).slice(0, 10)}T${time}`;

/** Calls by this person, who answer their reply. */
async function callsOf(app: TestApp, user: TestUser) {
  const access = await accessFor(app, user.id);
  return async (method: string, path: string, body?: unknown) => {
    const reply = await app.call(method, path, body, access);
    expect(reply.status, `${method} ${path}`).toBeLessThan(300);
    return reply.status === 204 ? null : reply.json();
  };
}

test('what a record looked like at a moment, with the keyboard, and put back', async ({
  page,
  app,
  signInAs,
  expectAccessible,
  allowFaults,
}) => {
  // At the end the record is in the trash.
  allowFaults(/status of 409/);
  const superuser = await app.addUser({ isSuperuser: true });
  const call = await callsOf(app, superuser);
  const { id } = await call('POST', '/testimonials/', bosco);
  await call('PUT', `/testimonials/${id}/`, { ...bosco, quote: 'We have two young cows.' });
  const of = app.services.db.updateTable('versions').where('record', '=', String(id));
  const newest = app.services.db.selectFrom('versions').select(({ fn }) => fn.max('id').as('id'));
  await of.set({ at: '2026-01-13T08:00:00.000Z' }).execute();
  await of.set({ at: '2026-01-15T08:00:00.000Z' }).where('id', '=', newest).execute();

  await page.setViewportSize({ width: 375, height: 800 });
  await signInAs(superuser, `/dashboard/versions/testimonials/${id}`);
  const moment = page.getByLabel('Day and time');
  await moment.fill('2026-01-14T12:00');
  await moment.press('Enter');
  await expect(page.getByText('On 14 Jan 2026, 12:00 it was as in the version of 13 Jan 2026, 10:00.')).toBeVisible();
  const difference = page.getByRole('region', { name: 'Difference' });
  await expect(difference.getByRole('insertion').filter({ hasText: 'old' })).toBeVisible();
  await expectAccessible();

  await moment.fill('2026-01-12T12:00');
  await moment.press('Enter');
  await expect(page.getByText('No version reaches back to 12 Jan 2026, 12:00.')).toBeVisible();
  await expect(difference).toHaveCount(0);

  await moment.fill('2026-01-14T12:00');
  await moment.press('Enter');
  await page.getByRole('button', { name: 'Restore this version' }).press('Enter');
  await expect(page.getByText('Earlier version restored.')).toBeVisible();
  expect((await call('GET', `/testimonials/${id}/`)).quote).toBe('We have two old cows.');

  await call('DELETE', `/testimonials/${id}/`);
  await page.reload();
  await expect(page.getByText('This record is in the trash. Restore it from there first.')).toBeVisible();
});

test('a superuser undoes what an account did, and is asked about what others changed since', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const superuser = await app.addUser({ isSuperuser: true });
  const stranger = await app.addUser({ isSuperuser: true });
  const [ours, theirs] = [await callsOf(app, superuser), await callsOf(app, stranger)];
  const ids: number[] = [];
  for (const name of ['Aline', 'Bosco', 'Chantal'])
    ids.push((await ours('POST', '/testimonials/', { ...bosco, name })).id);
  const [aline, bosco2, chantal] = ids;
  await theirs('PUT', `/testimonials/${aline}/`, { ...bosco, name: 'Aline', quote: 'Buy pills.' });
  await theirs('PUT', `/testimonials/${bosco2}/`, { ...bosco, name: 'Bosco', quote: 'Buy pills.' });
  await ours('PUT', `/testimonials/${bosco2}/`, { ...bosco, name: 'Bosco', quote: 'We have cows.' });
  await theirs('DELETE', `/testimonials/${chantal}/`);
  await theirs('PUT', '/me/', { first_name: 'Gatete', last_name: 'Kamana' });

  await signInAs(superuser, '/dashboard/audit');
  await page.getByRole('link', { name: 'Undo what an account did' }).click();
  await page.getByRole('button', { name: 'Show the changes' }).click();
  await expect(page.getByText('Choose an account.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Account' }).selectOption('Gatete Kamana');
  await page.getByLabel('From').fill(dayOf(app, '00:00'));
  await page.getByLabel('To', { exact: true }).fill(dayOf(app, '23:59'));
  await page.getByRole('button', { name: 'Show the changes' }).click();

  await expect(page.getByText('Testimonials: Aline')).toBeVisible();
  await expect(page.getByText('Was changed. Becomes as before: Quotation.').first()).toBeVisible();
  await expect(page.getByText('Was moved to the trash. Comes back.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Put back all the same: Testimonials: Bosco' })).not.toBeChecked();
  await expect(page.getByText('Edit, Users: 1')).toBeVisible();
  await page.getByText('Before and now').last().click();
  await expect(page.getByRole('deletion').filter({ hasText: 'pills' })).toBeVisible();
  await expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 375, height: 800 });
  await expectAccessible();
  await page.getByRole('button', { name: 'Undo 2 changes' }).click();
  await expect(page.getByText('2 records are as they were before.')).toBeVisible();
  await expectAccessible();
  const quotes = await Promise.all(ids.map(async (id) => ours('GET', `/testimonials/${id}/`)));
  expect(quotes.map(({ quote, deleted_at }) => [quote, deleted_at])).toEqual([
    ['We have two old cows.', null],
    ['We have cows.', null],
    ['We have two old cows.', null],
  ]);

  await page.getByRole('button', { name: 'Look again' }).click();
  await page.getByRole('checkbox', { name: 'Put back all the same: Testimonials: Bosco' }).check();
  await page.getByRole('button', { name: 'Undo 1 change' }).click();
  await expect(page.getByText('1 record is as it was before.')).toBeVisible();
  expect((await ours('GET', `/testimonials/${bosco2}/`)).quote).toBe('We have two old cows.');
});

test('more changes than one call undoes go on after the network has gone, and every result is listed', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/ERR_FAILED|Failed to load resource/);
  const superuser = await app.addUser({ isSuperuser: true });
  const stranger = await app.addUser({ isSuperuser: true });
  const theirs = await callsOf(app, stranger);
  await theirs('PUT', '/me/', { first_name: 'Keza', last_name: 'Uwera' });
  for (let made = 0; made < 23; made += 1) await theirs('POST', '/testimonials/', { ...bosco, name: `Spam ${made}` });
  await signInAs(superuser, '/dashboard/undo');
  await page.getByRole('combobox', { name: 'Account' }).selectOption('Keza Uwera');
  await page.getByLabel('From').fill(dayOf(app, '00:00'));
  await page.getByLabel('To', { exact: true }).fill(dayOf(app, '23:59'));
  await page.getByRole('button', { name: 'Show the changes' }).click();
  let calls = 0;
  await page.route('**/api/undo/', (route) => {
    calls += 1;
    return calls === 2 ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Undo 23 changes' }).click();
  await expect(page.getByText(/^It stopped\./)).toBeVisible();
  await expect(page.getByText('10 of 23 done')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('23 records are as they were before.')).toBeVisible();
  await page.getByText('Every result').click();
  await expect(page.getByText('Undone.', { exact: true })).toHaveCount(23);
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText('This account changed nothing in that time that can be undone.')).toBeVisible();
});

test('who is no superuser is told so', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['audit.view', 'settings.edit'] }), '/dashboard/undo');
  await expect(page.getByText('Only a superuser can undo what others did.')).toBeVisible();
  await page.goto('/dashboard/backups');
  await expect(page.getByText('Only a superuser can take a backup away.')).toBeVisible();
});

test('a backup is made, and taken away with the password and the code', async ({
  page,
  app,
  signInAs,
  expectAccessible,
  allowFaults,
}) => {
  // The password is asked for, and a wrong code is typed.
  allowFaults(/status of 400/);
  const superuser = await app.addUser({ isSuperuser: true });
  await signInAs(superuser, '/dashboard/adminDashboard');
  await page.getByRole('link', { name: 'Backups: make one, or take one away' }).click();
  await expect(page.getByText('There is no backup yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Make one now' }).click();
  await expect(page.getByRole('progressbar', { name: 'A backup is being made' })).toBeVisible();
  const download = page.getByRole('button', { name: /^Download the backup of/ });
  await expect(download).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Tried out: it can be restored.')).toBeVisible();
  await expectAccessible();
  await app.services.db.updateTable('sessions').set({ proven_at: null }).execute();
  await download.click();
  const password = page.getByRole('dialog', { name: 'Enter your password' });
  await password.getByLabel('Your password').fill(superuser.password);
  await password.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter the code from the e-mail' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  const { text = '' } = await app.mailbox.take(superuser.email, 'Your code to download a copy');
  const code = /\d{6}/.exec(text)?.[0] ?? '';
  await dialog.getByLabel('One-time code or recovery code').fill(code === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'Download the copy' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await dialog.getByLabel('One-time code or recovery code').fill(code);
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the copy' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^intambwe-.*\.tar\.zst$/);
  const stored = await app.services.db.selectFrom('backups').select('file').executeTakeFirstOrThrow();
  expect((await readFile(await file.path())).equals(await readFile(stored.file))).toBe(true);
  await expect(page.getByText('Whoever has this file has everything.')).toBeVisible();
  await expectAccessible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const again = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download again' }).click();
  await (await again).path();
  expect((await app.mailbox.take(superuser.email, 'A copy of everything was downloaded')).text).toContain('Where: ');
});
