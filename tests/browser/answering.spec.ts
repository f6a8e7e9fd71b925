import type { Permission } from '../../domain/permission.ts';
import { expect, test } from '../support/browser.ts';
import { createEvent } from '../support/events.ts';
import { openGiving } from '../support/giving.ts';
import { testInEachLook } from '../support/looks.ts';
import { signedIn } from '../support/signed-in.ts';
import { addDonation, addMessage } from '../support/submissions.ts';
import { MORNING } from '../support/test-app.ts';

const LIST = '/dashboard/viewContact';
const all: Permission[] = ['contacts.view', 'contacts.edit', 'donations.view', 'donations.edit'];

test('the address in the mail to staff opens the message, also after the sign-in, and closing leads to the list', async ({
  page,
  app,
  signInAs,
}) => {
  const id = await addMessage(app.services, { name: 'Named Writer', message: 'By the address.' });
  await signInAs(await app.addUser({ permissions: all }), `${LIST}?open=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Contact Message' });
  await expect(dialog.getByText('By the address.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(LIST);
});

test('beside a message stands what is known of its sender, each part with the way to the rest', async ({
  page,
  app,
  signInAs,
}) => {
  const email = 'known@example.org';
  for (let count = 1; count <= 7; count += 1) await addMessage(app.services, { email, subject: `Question ${count}` });
  const { pledge } = await openGiving(app);
  await pledge({ full_name: 'Known', email, amount: '9000' });
  const event = await createEvent(app, { title: 'Terraces' });
  await app.call('POST', `/events/${event.id}/registrations/`, { full_name: 'Known', email });
  const id = await addMessage(app.services, { email, message: 'And now?' });
  const known = page.getByRole('region', { name: 'What is known of this person' });

  await signInAs(await app.addUser({ isSuperuser: true }), `${LIST}?open=${id}`);
  await expect(known.getByRole('link', { name: 'Message: Question 7' })).toBeVisible();
  await expect(known.getByRole('link', { name: /^Pledge .*RWF 9,000$/ })).toBeVisible();
  await expect(known.getByRole('link', { name: 'Terraces' })).toBeVisible();
  await known.getByRole('link', { name: 'Message: Question 7' }).click();
  await expect(page.getByRole('dialog').getByText('How can I join?')).toBeVisible();
  await known.getByRole('link', { name: 'and 2 more' }).click();
  await expect(page).toHaveURL(/search=known%40example\.org/);
  await expect(page.getByText('of 8 messages')).toBeVisible();

  await signInAs(await app.addUser({ permissions: ['contacts.view'] }), `${LIST}?open=${id}`);
  await expect(known.getByRole('link', { name: 'Message: Question 7' })).toBeVisible();
  for (const hidden of ['Pledged and gave', 'Registered for']) await expect(known.getByText(hidden)).toHaveCount(0);
  await expect(page.getByLabel('Reply', { exact: true })).toHaveCount(0);
});

test('a colleague’s reply is shown before one’s own goes out, and what was written stays', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 409/);
  const id = await addMessage(app.services, { message: 'Who answers first?' });
  await signInAs(await app.addUser({ permissions: all }), `${LIST}?open=${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No replies from the dashboard yet')).toBeVisible();
  await dialog.getByLabel('Reply', { exact: true }).fill('I do.');
  const { access } = await signedIn(app, { permissions: all });
  await app.call('POST', `/admin-contacts/${id}/replies/`, { text: 'I was first.' }, access);
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByRole('listitem').getByText('I was first.')).toBeVisible();
  await expect(dialog.getByText(/replied while this was open/)).toBeVisible();
  await expect(dialog.getByLabel('Reply', { exact: true })).toHaveValue('I do.');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByRole('listitem').getByText('I do.')).toBeVisible();
  await expect(dialog.getByLabel('Reply', { exact: true })).toHaveValue('');
});

test('leaving a reply that is not sent asks first', async ({ page, app, signInAs }) => {
  const id = await addDonation(app.services, { message: 'Ten goats.' });
  await signInAs(await app.addUser({ permissions: all }), `/dashboard/viewDonation?open=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Donation Interest' });
  await dialog.getByLabel('Reply', { exact: true }).fill('Half written');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Reply', { exact: true })).toHaveValue('Half written');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
});

test('without a mail server this is said before anybody writes, with the address to copy', async ({
  page,
  app,
  signInAs,
}) => {
  const id = await addMessage(app.services, { email: 'copied@example.org' });
  await page.route('**/api/mail-server/', (route) => route.fulfill({ json: { state: 'none' } }));
  await signInAs(await app.addUser({ permissions: all }), `${LIST}?open=${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^There is no mail server yet/)).toBeVisible();
  await expect(dialog.getByLabel('E-mail address')).toHaveValue('copied@example.org');
  await expect(dialog.getByLabel('Reply', { exact: true })).toHaveCount(0);
});

test('a reply that came back says so at the message, with what to do', async ({ page, app, signInAs }) => {
  const { db } = app.services;
  const contact_id = await addMessage(app.services);
  await db
    .insertInto('contact_replies')
    .values({ contact_id, text: 'Are you there?', user_id: null, at: MORNING, outcome: 'refused' })
    .execute();
  await signInAs(await app.addUser({ permissions: all }), `${LIST}?open=${contact_id}`);
  const reply = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Are you there?' });
  await expect(reply).toContainText('Not delivered');
  await expect(reply).toContainText('Look at the e-mail address for a mistake');
  await expect(reply.getByRole('button', { name: 'Copy the text' })).toBeVisible();
});

testInEachLook(
  'a message with its history is accessible and fits',
  async ({ page, app, signInAs, expectAccessible }) => {
    const email = 'somebody.with.a.very.long.address.indeed@cooperative-of-farmers.example';
    await addMessage(app.services, { email, subject: 'Farmers'.repeat(20) });
    const id = await addMessage(app.services, { email, message: `https://example.org/${'x'.repeat(200)}` });
    await signInAs(await app.addUser({ isSuperuser: true }), `${LIST}?open=${id}`);
    await expect(page.getByRole('link', { name: /^Message: Farmers/ })).toBeVisible();
    await expectAccessible();
  },
);
