import { readFile } from 'node:fs/promises';
import { rearmed } from '../../domain/csv.ts';
import type { Permission } from '../../domain/permission.ts';
import { expect, test } from '../support/browser.ts';
import { csvRows } from '../support/csv.ts';
import { testInEachLook } from '../support/looks.ts';
import { addMessage } from '../support/submissions.ts';

const SCREEN = '/dashboard/viewContact';
const all: Permission[] = ['contacts.view', 'contacts.edit', 'contacts.export'];

test('an empty dashboard says so, and a failed one offers to try again', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/500/);
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  await expect(page.getByRole('heading', { name: 'Contact Management', level: 1 })).toBeVisible();
  await expect(page.getByText('No contact messages found matching your filters')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();

  await page.route('**/api/admin-contacts/*', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to load contacts');
  await page.unroute('**/api/admin-contacts/*');
  await addMessage(app.services, { name: 'Aline Uwase' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Aline Uwase')).toBeVisible();
});

test('searches, filters and pages, and shows the beginning of each message', async ({ page, app, signInAs }) => {
  const message = `${'Amahoro 🌱'.repeat(10)}, and much more than that.`;
  for (let number = 1; number <= 8; number += 1) {
    await addMessage(app.services, {
      name: `Listed ${number}`,
      subject: `A market stall ${number}`,
      subject_type: number % 2 === 0 ? 'partnership' : 'complaint',
      status: number === 1 ? 'readed' : 'new',
      message,
      created_at: new Date(Date.UTC(2026, 9, number, 8)).toISOString(),
    });
  }
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  await page.getByLabel('Search by name, e-mail or subject').fill('MARKET stall');
  await expect(page.getByText('Showing 1 to 7 of 8 messages')).toBeVisible();
  for (const heading of [
    ...['#', 'Contact Info', 'Subject & Type', 'Message Preview', 'Status', 'Created', 'Actions'],
  ]) {
    await expect(page.getByRole('columnheader', { name: heading, exact: true })).toBeVisible();
  }
  const rows = page.getByRole('row');
  for (const text of ['Listed 8', 'A market stall 8', 'Partnership', 'New'])
    await expect(rows.nth(1)).toContainText(text);
  const preview = `${Array.from(message).slice(0, 100).join('')}…`;
  await expect(rows.nth(1).getByText(preview, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(rows.nth(1)).toContainText('Listed 1');
  await expect(rows.nth(1)).toContainText('Read');
  await page.getByLabel('Rows per page').selectOption('5');
  await expect(page.getByText('Showing 1 to 5 of 8 messages')).toBeVisible();
  await page.getByLabel('Type', { exact: true }).selectOption('Partnership');
  await expect(page.getByText('Showing 1 to 4 of 4 messages')).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('Read');
  await expect(page.getByText('No contact messages found matching your filters')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Showing 1 to 5 of')).toBeVisible();
});

test('marks one as read and as new again; the present status cannot be set', async ({ page, app, signInAs }) => {
  await addMessage(app.services, { name: 'Marked Writer', subject: 'Marking' });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=marked`);
  const dialog = page.getByRole('dialog');
  for (const [next, present] of [
    ['Mark as Read', 'Mark as New'],
    ['Mark as New', 'Mark as Read'],
  ] as const) {
    await page.getByRole('button', { name: 'Update status of Marked Writer' }).click();
    await expect(dialog.getByRole('button', { name: present })).toBeDisabled();
    await dialog.getByRole('button', { name: next }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Contact status updated successfully!').first()).toBeVisible();
    await expect(page.getByText('Contact updated successfully!')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText(next.replace('Mark as ', ''));
  }
});

test('a status that cannot be set leaves everything as it was', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/500/);
  await addMessage(app.services, { name: 'Stuck Writer' });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=stuck`);
  await page.route('**/update/', (route) => route.fulfill({ status: 500, json: { detail: 'Something went wrong.' } }));
  await page.getByRole('button', { name: 'Update status of Stuck Writer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as Read' }).click();
  await expect(page.getByText('Failed to update contact status.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong.');
  await expect(dialog.getByRole('button', { name: 'Mark as New' })).toBeDisabled();
});

test('details that do not come say so, and can be asked for again', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/500/);
  const id = await addMessage(app.services, { name: 'Far Writer', message: 'Here already.' });
  await signInAs(await app.addUser({ permissions: ['contacts.view'] }), `${SCREEN}?search=far`);
  await page.route(`**/api/admin-contacts/${id}/`, (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await page.getByRole('button', { name: 'View details of Far Writer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Here already.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('Error fetching Contacts.');
  await page.unroute(`**/api/admin-contacts/${id}/`);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('No replies from the dashboard yet')).toBeVisible();
});

test('answers by mail, and keeps the answer with the message', async ({ page, app, signInAs }) => {
  await addMessage(app.services, {
    name: 'Asking Writer',
    email: 'asking@example.org',
    phone: '+250788111222',
    subject: 'When is the market?',
    subject_type: 'support',
    message: 'I would like to come.\nWith my sister.',
  });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=asking`);
  await page.getByRole('button', { name: 'View details of Asking Writer' }).click();
  const dialog = page.getByRole('dialog');
  for (const text of ['asking@example.org', '+250788111222', 'Support', 'When is the market?', 'Created At', 'Read']) {
    await expect(dialog).toContainText(text);
  }
  await expect(dialog.getByText('I would like to come.\nWith my sister.')).toBeVisible();
  await expect(dialog.getByText('No replies from the dashboard yet')).toBeVisible();

  // While nothing is written, the button leads to the field.
  await dialog.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(dialog.getByLabel('Reply', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Enter a reply.')).toBeVisible();
  await dialog.getByLabel('Reply', { exact: true }).fill('On Friday. Bring her along!');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Your reply is saved. It is sent to asking@example.org')).toBeVisible();
  await expect(dialog.getByRole('listitem').getByText('On Friday. Bring her along!')).toBeVisible();
  await expect(dialog.getByText('Read', { exact: true })).toBeVisible();
  const mail = await app.mailbox.take('asking@example.org');
  expect(mail.subject).toBe('Re: When is the market?');
  expect(mail.text).toContain('On Friday. Bring her along!');
});

test('an answer that cannot be sent is not lost', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/ERR_FAILED/);
  await addMessage(app.services, { name: 'Waiting Writer' });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=waiting`);
  await page.getByRole('button', { name: 'View details of Waiting Writer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reply', { exact: true }).fill('A long answer.');
  await page.route('**/replies/', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByText('Failed to send the reply.')).toBeVisible();
  await expect(dialog.getByLabel('Reply', { exact: true })).toHaveValue('A long answer.');
  await page.unroute('**/replies/');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByRole('listitem').getByText('A long answer.')).toBeVisible();
});

test('saves what the filters leave as a table', async ({ page, app, signInAs }) => {
  const options = { name: 'Exported', email: 'one@exported.example', phone: '+250788111222', subject: '=1+1' };
  await addMessage(app.services, {
    ...options,
    subject_type: 'feedback',
    message: 'مرحبا 🌱\n- one',
    status: 'readed',
  });
  await addMessage(app.services, { name: 'Exported two' });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=exported&status=readed`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('contacts.csv');
  const lines = csvRows(await readFile(await download.path(), 'utf8'));
  expect(lines.map((cells) => cells.map(rearmed))).toEqual([
    ['Name', 'Email', 'Phone', 'Subject Type', 'Subject', 'Message', 'Status', 'Created At'],
    [
      ...['Exported', 'one@exported.example', '+250788111222', 'Feedback', '=1+1', 'مرحبا 🌱\n- one', 'Read'],
      '2026-11-20 10:00',
    ],
  ]);
});

testInEachLook('list and dialogs are accessible', async ({ page, app, signInAs, expectAccessible }) => {
  await addMessage(app.services, {
    name: 'Seen Writer',
    email: 'somebody.with.a.very.long.address.indeed@cooperative-of-farmers.example',
    phone: '+250 788 111 222',
    subject: 'Farmers'.repeat(20),
    message: `https://example.org/${'x'.repeat(200)}`,
  });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=seen`);
  await expect(page.getByText('Seen Writer').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'View details of Seen Writer' }).first().click();
  await expect(page.getByLabel('Reply', { exact: true })).toBeVisible();
  await expectAccessible();
});
