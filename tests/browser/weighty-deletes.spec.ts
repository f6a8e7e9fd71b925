import { expect, test } from '../support/browser.ts';
import { addEvent } from '../support/factories.ts';
import { MORNING, type TestApp } from '../support/test-app.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(MORNING));

/** An event to come with two people registered for it. */
async function eventWithPeople(app: TestApp, title: string) {
  const plan = { start_date: '2026-12-01T08:00:00.000Z', end_date: '2026-12-01T10:00:00.000Z', location: 'Kinigi' };
  const id = await addEvent(app.services, { title, ...plan });
  const emails = ['aline', 'bosco'].map((name) => `${name}${id}@example.org`);
  for (const [place, full_name] of ['Aline Uwase', 'Bosco Habimana'].entries()) {
    await app.call('POST', `/events/${id}/registrations/`, { full_name, email: emails[place] });
    await app.mailbox.take(emails[place] ?? '');
  }
  return { id, emails };
}

test('deleting an account asks, with its roles; Cancel leaves it, and it can be undone', async ({
  page,
  app,
  signInAs,
}) => {
  const user = await app.addUser({ permissions: ['posts.view'] });
  await signInAs(await app.addUser({ isSuperuser: true }), `/users?search=${encodeURIComponent(user.email)}`);
  const question = page.getByRole('dialog', { name: /Delete the account of/ });
  await page.getByRole('button', { name: /^Delete / }).click();
  await expect(question).toContainText('is signed out on every device at once');
  await expect(question).toContainText('Roles:');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: /^Delete / }).click();
  await question.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByText(/moved to the trash/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/restored/)).toBeVisible();
});

test('deleting a role asks only where somebody holds it, and names them', async ({ page, app, signInAs }) => {
  const holder = await app.addUser({});
  const boss = await app.addUser({ isSuperuser: true });
  const { access } = await app.signIn(boss);
  const make = async (name: string) => (await app.call('POST', '/roles/', { name, permissions: [] }, access)).json();
  const [used] = [await make('Used by one'), await make('Used by nobody')];
  const person = { email: holder.email, first_name: 'Grace', last_name: 'Ingabire', role_ids: [used.id] };
  await app.call('PUT', `/update-user/${holder.id}/`, person, access);
  await signInAs(boss, '/dashboard/getRole?search=used+by');
  await page.getByRole('button', { name: 'Delete Used by one' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the role “Used by one”?' });
  await expect(question).toContainText('1 person: Grace Ingabire');
  await question.getByRole('button', { name: 'Delete the role' }).click();
  await expect(page.getByText('Role “Used by one” moved to the trash.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Used by nobody' }).click();
  await expect(page.getByText('Role “Used by nobody” moved to the trash.')).toBeVisible();
});

test('deleting an event names who is registered, and tells them if one says so', async ({ page, app, signInAs }) => {
  const { emails } = await eventWithPeople(app, 'Terracing day');
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent?search=terracing');
  await page.getByRole('button', { name: 'More for Terracing day' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Terracing day”?' });
  await expect(question).toContainText('2 people are registered: Aline Uwase and Bosco Habimana.');
  await expect(question.getByLabel('Tell them by e-mail that it is cancelled')).toBeChecked();
  await question.getByRole('button', { name: 'Delete the event' }).click();
  await expect(page.getByText('Event “Terracing day” moved to the trash.')).toBeVisible();
  for (const email of emails) expect((await app.mailbox.take(email)).subject).toContain('is cancelled');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“Terracing day” restored. The people registered were not told')).toBeVisible();
});

test('moving an event asks whether people are told; going back leaves the form as it is', async ({
  page,
  app,
  signInAs,
}) => {
  const { id, emails } = await eventWithPeople(app, 'Seed market');
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/addEvent/${id}`);
  await page.getByLabel('Physical Location').fill('Musanze, the stadium');
  const question = page.getByRole('dialog', { name: 'Tell people of the new time or place?' });
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(question).toContainText('2 people are registered: Aline Uwase and Bosco Habimana.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Physical Location')).toHaveValue('Musanze, the stadium');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await question.getByRole('button', { name: 'Save and tell them' }).click();
  await expect(page.getByText('Events updated successfully!')).toBeVisible();
  for (const email of emails) {
    expect((await app.mailbox.take(email)).text).toContain('Where: Musanze, the stadium (before: Kinigi)');
  }
});

test('a person who left only a telephone number is named with it before an event is moved', async ({
  page,
  app,
  signInAs,
}) => {
  const { id, emails } = await eventWithPeople(app, 'Bean fair');
  for (const [full_name, phone] of [
    ['Chantal Ineza', '0788 123 456'],
    ['Damien Mugabo', '+44 20 7946 0958'],
  ]) {
    await app.call('POST', `/events/${id}/registrations/`, { full_name, phone });
  }
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/addEvent/${id}`);
  await page.getByLabel('Physical Location').fill('Musanze, the stadium');
  await page.getByRole('button', { name: 'Update Event' }).click();
  const question = page.getByRole('dialog', { name: 'Tell people of the new time or place?' });
  await expect(question).toContainText('4 people are registered');
  await expect(question).toContainText(
    'We cannot e-mail these 2 people, who left only a phone number: Chantal Ineza (0788 123 456) and Damien Mugabo (+44 20 7946 0958).',
  );
  await question.getByRole('button', { name: 'Save and tell them' }).click();
  await expect(page.getByText('Events updated successfully!')).toBeVisible();
  for (const email of emails) expect((await app.mailbox.take(email)).subject).toContain('has changed');
});

test('telling by mail is not offered if everybody left only a telephone number', async ({ page, app, signInAs }) => {
  const plan = { start_date: '2026-12-01T08:00:00.000Z', end_date: '2026-12-01T10:00:00.000Z', location: 'Kinigi' };
  const id = await addEvent(app.services, { title: 'Goat day', ...plan });
  const people = { full_name: 'Chantal Ineza', phone: '0788 123 456' };
  await app.call('POST', `/events/${id}/registrations/`, people);
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/addEvent/${id}`);
  await page.getByLabel('Physical Location').fill('Musanze, the stadium');
  await page.getByRole('button', { name: 'Update Event' }).click();
  const question = page.getByRole('dialog', { name: 'Tell people of the new time or place?' });
  await expect(question).toContainText('We cannot e-mail this person, who left only a phone number');
  await expect(question.getByRole('button', { name: 'Save and tell them' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Save without telling them' }).click();
  await expect(page.getByText('Events updated successfully!')).toBeVisible();
  await page.goto('/dashboard/getEvent?search=goat');
  await page.getByRole('button', { name: 'More for Goat day' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete “Goat day”?' });
  await expect(deletion).toContainText('We cannot e-mail this person');
  await expect(deletion.getByRole('checkbox')).toHaveCount(0);
});

test('switching an event off asks, and without a word nobody is told', async ({ page, app, signInAs }) => {
  const { id, emails } = await eventWithPeople(app, 'Bee keepers');
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent?search=bee');
  await page.getByRole('button', { name: 'Update the status of Bee keepers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByLabel('Status').selectOption('Inactive');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await page.getByRole('button', { name: 'Save without telling them' }).click();
  await expect(page.getByText('Event status updated successfully!')).toBeVisible();
  const sent = await app.services.db.selectFrom('mails').select('id').where('recipient', 'in', emails).execute();
  expect(sent).toHaveLength(2);
  expect((await app.get(`/api/events/${id}/`)).status).toBe(404);
});

test('several events deleted together tell those who are registered, if one says so', async ({
  page,
  app,
  signInAs,
}) => {
  const first = await eventWithPeople(app, 'Goat market one');
  const second = await eventWithPeople(app, 'Goat market two');
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent?search=goat+market');
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Move 2 records to the trash?' });
  await expect(question).toContainText('Goat market one (2)');
  await expect(question.getByLabel('Tell them by e-mail that it is cancelled')).toBeChecked();
  await question.getByRole('button', { name: 'Move to the trash' }).click();
  await expect(page.getByText('2 moved to the trash.')).toBeVisible();
  for (const email of [...first.emails, ...second.emails]) {
    expect((await app.mailbox.take(email)).subject).toContain('is cancelled');
  }
});
