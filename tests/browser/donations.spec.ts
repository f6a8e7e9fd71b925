import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { rearmed } from '../../domain/csv.ts';
import type { Permission } from '../../domain/permission.ts';
import { expect, test } from '../support/browser.ts';
import { csvRows } from '../support/csv.ts';
import { testInEachLook } from '../support/looks.ts';
import { addDonation } from '../support/submissions.ts';

const SCREEN = '/dashboard/viewDonation';
const all: Permission[] = ['donations.view', 'donations.edit', 'donations.export'];

/** Saves the table and reads it as a spreadsheet does. */
async function exported(page: Page): Promise<{ name: string; lines: string[][] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  return { name: download.suggestedFilename(), lines: csvRows(await readFile(await download.path(), 'utf8')) };
}

test('an empty dashboard says so, and a failed one offers to try again', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/500/);
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  await expect(page.getByRole('heading', { name: 'Donation Management', level: 1 })).toBeVisible();
  await expect(page.getByText('No donation interests found matching your filters')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();

  await page.route('**/api/admin-donations/*', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to load donations');
  await page.unroute('**/api/admin-donations/*');
  await addDonation(app.services, { full_name: 'Aline Uwase' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Aline Uwase')).toBeVisible();
});

test('searches, filters and pages, and keeps all of it in the address', async ({ page, app, signInAs }) => {
  for (let number = 1; number <= 6; number += 1) {
    await addDonation(app.services, {
      full_name: `Listed ${number}`,
      organization: 'Cooperative of Listed',
      donation_type: number % 2 === 0 ? 'monthly' : 'general',
      estimated_amount: number === 6 ? '$100-250' : '',
      phone: '0788 111 222',
      best_contact_time: 'Mornings',
      status: number === 1 ? 'declined' : 'contacted',
      next_action_on: number === 3 ? '2026-11-19' : null,
      created_at: new Date(Date.UTC(2026, 9, number, 8)).toISOString(),
    });
  }
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  await page.getByLabel('Search by name, e-mail or organisation').fill('cooperative of LISTED');
  await expect(page.getByText('Showing 1 to 5 of 6 donations')).toBeVisible();
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(6);
  for (const heading of ['#', 'Donor Info', 'Type & Amount', 'Contact', 'Status', 'Created', 'Actions']) {
    await expect(page.getByRole('columnheader', { name: heading, exact: true })).toBeVisible();
  }
  for (const text of ['Listed 6', 'Monthly', '$100-250', 'E-mail', '0788 111 222', 'Mornings', 'Contacted']) {
    await expect(rows.nth(1)).toContainText(text);
  }
  await expect(rows.nth(2)).toContainText('Amount not specified');

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(rows.nth(1)).toContainText('Listed 1');
  await page.getByLabel('Rows per page').selectOption('10');
  await expect(page.getByText('Showing 1 to 6 of 6 donations')).toBeVisible();
  await page.getByLabel('Type', { exact: true }).selectOption('Monthly');
  await expect(page.getByText('Showing 1 to 3 of 3 donations')).toBeVisible();
  await page.getByLabel('Type', { exact: true }).selectOption('All Types');
  await page.getByLabel('Status', { exact: true }).selectOption('Declined');
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Status', { exact: true }).selectOption('Donated');
  await expect(page.getByText('No donation interests found matching your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Overdue only').check();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Overdue');
});

test('the details show everything, with one touch to reach the visitor', async ({ page, app, signInAs }) => {
  const options = { full_name: 'Reached Giver', email: 'reached@example.org', phone: '0788 111 222' };
  await addDonation(app.services, { ...options, message: 'First line\nشكرا', preferred_contact_method: 'both' });
  await addDonation(app.services, { full_name: 'Vague Giver', phone: 'ask my sister' });
  await signInAs(await app.addUser({ permissions: ['donations.view'] }), SCREEN);
  await page.getByRole('button', { name: 'View details of Reached Giver' }).click();
  const dialog = page.getByRole('dialog');
  for (const part of ['Donor Information', 'Donation Details', 'Contact Preferences', 'Message', 'Status']) {
    await expect(dialog.getByRole('heading', { name: part, exact: true })).toBeVisible();
  }
  await expect(dialog.getByText('First line\nشكرا')).toBeVisible();
  await expect(dialog).toContainText('Created At');
  await expect(dialog.getByRole('link', { name: 'E-mail Reached Giver' })).toHaveAttribute(
    'href',
    'mailto:reached@example.org',
  );
  await expect(dialog.getByRole('link', { name: 'Call Reached Giver' })).toHaveAttribute('href', 'tel:+250788111222');
  await expect(dialog.getByRole('link', { name: 'WhatsApp Reached Giver' })).toHaveAttribute(
    'href',
    'https://wa.me/250788111222',
  );
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'View details of Vague Giver' }).click();
  await expect(dialog.getByRole('link', { name: 'E-mail Vague Giver' })).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(1);
  // Without the right to edit nothing else is offered.
  await expect(dialog.getByRole('button')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
});

test('moves one from new to donated, each step by its button', async ({ page, app, signInAs }) => {
  await addDonation(app.services, { full_name: 'Moved Giver', donation_type: 'yearly' });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=moved`);
  const dialog = page.getByRole('dialog');
  const marks = dialog.getByRole('button', { name: /^Mark as/ });
  const open = () => page.getByRole('button', { name: 'Update status of Moved Giver' }).click();
  for (const [offered, next, present] of [
    [['Mark as Contacted', 'Mark as Declined'], 'Contacted', 'New'],
    [['Mark as Committed', 'Mark as Declined'], 'Declined', 'Contacted'],
    [['Mark as New', 'Mark as Contacted'], 'Contacted', 'Declined'],
    [['Mark as Committed', 'Mark as Declined'], 'Committed', 'Contacted'],
    [['Mark as Donated', 'Mark as Declined'], 'Donated', 'Committed'],
  ] as const) {
    await open();
    for (const text of ['Moved Giver', 'Yearly', 'Amount not specified', present])
      await expect(dialog).toContainText(text);
    await expect(marks).toHaveText([...offered]);
    await expect(dialog.getByRole('button', { name: `${present} (current status)` })).toBeDisabled();
    const arrived = Promise.withResolvers<void>();
    await page.route('**/status/', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await dialog.getByRole('button', { name: `Mark as ${next}` }).click();
    await expect(dialog.getByRole('button', { name: 'Updating status...' })).toBeDisabled();
    arrived.resolve();
    await expect(dialog).toHaveCount(0);
    await page.unroute('**/status/');
    await expect(page.getByText('Donation status updated successfully!').first()).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText(next);
  }
  await open();
  await expect(dialog.getByText('Donation Complete: This donation has been successfully completed.')).toBeVisible();
  await expect(dialog.getByText('No status changes available for this donation.')).toBeVisible();
  await expect(marks).toHaveCount(0);
});

test('the second person to change it is told the present status', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/409/);
  const id = await addDonation(app.services, { full_name: 'Wanted Giver' });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=wanted`);
  await page.getByRole('button', { name: 'Update status of Wanted Giver' }).click();
  const { db } = app.services;
  await db.updateTable('donation_interests').set({ status: 'committed' }).where('id', '=', id).execute();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as Declined' }).click();
  await expect(page.getByText('Failed to update donation status.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText('Someone else has changed the status. Look at it again.');
  await expect(dialog.getByRole('button', { name: 'Committed (current status)' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark as Donated' }).click();
  await expect(page.getByText('Donation status updated successfully!')).toBeVisible();
});

test('details that do not come say so, and can be asked for again', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/500/);
  const id = await addDonation(app.services, { full_name: 'Far Giver', message: 'Here already.' });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=far`);
  await page.route(`**/api/admin-donations/${id}/`, (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await page.getByRole('button', { name: 'View details of Far Giver' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Here already.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('Error fetching Donation.');
  await page.unroute(`**/api/admin-donations/${id}/`);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('No notes yet')).toBeVisible();
});

test('planning the next action keeps what a colleague has decided meanwhile', async ({ page, app, signInAs }) => {
  const id = await addDonation(app.services, { full_name: 'Shared Giver', status: 'contacted' });
  const colleague = await app.addUser({ permissions: all });
  const { db } = app.services;
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=shared`);
  const assigned = async () =>
    (await db.selectFrom('donation_interests').select('assignee_id').where('id', '=', id).executeTakeFirstOrThrow())
      .assignee_id;
  await expect(page.getByRole('row', { name: /Shared Giver/ })).toBeVisible();
  const assign = (assignee_id: number | null) =>
    db.updateTable('donation_interests').set({ assignee_id }).where('id', '=', id).execute();
  await assign(colleague.id);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'View details of Shared Giver' }).click();
  await expect(dialog.getByText('No one')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Plan the next action' }).click();
  await expect(dialog.getByLabel('Assigned to')).toHaveValue(String(colleague.id));
  await dialog.getByLabel('Next action').fill('2026-12-01');
  await assign(null);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Next action saved.')).toBeVisible();
  expect(await assigned()).toBeNull();
});

test('notes, the next action and the history are told in the details', async ({ page, app, signInAs }) => {
  await addDonation(app.services, { full_name: 'Followed Giver', status: 'contacted' });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=followed`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'View details of Followed Giver' }).click();
  await expect(dialog.getByText('No notes yet')).toBeVisible();

  await dialog.getByRole('button', { name: 'Add a note' }).click();
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByText('Enter a note.')).toBeVisible();
  await dialog.getByLabel('Note').fill('Prefers to be called in the morning.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved.')).toBeVisible();
  await expect(dialog.getByText('Prefers to be called in the morning.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Plan the next action' }).click();
  await dialog.getByLabel('Assigned to').selectOption({ index: 1 });
  await dialog.getByLabel('Next action').fill('2026-11-19');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Next action saved.')).toBeVisible();
  await expect(dialog.getByText('Overdue')).toBeVisible();
  await dialog.getByRole('button', { name: 'Plan the next action' }).click();
  await expect(dialog.getByLabel('Next action')).toHaveValue('19/11/2026');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('button', { name: 'Mark as Committed' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'View details of Followed Giver' }).click();
  await expect(dialog.getByText('From Contacted to Committed')).toBeVisible();
  await expect(dialog.getByText('Sent by the visitor')).toBeVisible();
});

test('saves what the filters leave as a table, and nothing in it runs', async ({ page, app, signInAs }) => {
  const message = '=HYPERLINK("https://bad.example")\nشكرا 🌱, "quoted"';
  const hostile = { full_name: '+Exported', organization: "@evil'", estimated_amount: '-1', message };
  await addDonation(app.services, { ...hostile, email: 'one@exported.example', donation_type: 'project_based' });
  await addDonation(app.services, { full_name: 'Exported two', email: 'two@exported.example', status: 'declined' });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=exported&status=new`);
  await expect(page.getByText('Showing 1 to 1 of 1 donation')).toBeVisible();
  const { name, lines } = await exported(page);
  expect(name).toBe('donations.csv');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toEqual([
    ...['Name', 'Email', 'Organization', 'Type', 'Amount', 'Message', 'Contact Method', 'Created At'],
  ]);
  expect(lines[1]?.map(rearmed)).toEqual([
    ...['+Exported', 'one@exported.example', "@evil'", 'Project based', '-1', message, 'E-mail', '2026-11-20 10:00'],
  ]);
  expect(lines[1]?.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});

test('a long list is paged and searched, and saved whole', async ({ page, app, signInAs }) => {
  await app.services.db.transaction().execute(async (db) => {
    for (let number = 1; number <= 120; number += 1) {
      const email = `many${number}@long.example`;
      await addDonation({ db, clock: app.services.clock }, { full_name: `Many ${number}`, email });
    }
  });
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  await page.getByLabel('Search by name, e-mail or organisation').fill('many10');
  await expect(page.getByText('Showing 1 to 5 of 11 donations')).toBeVisible();
  await page.getByLabel('Search by name, e-mail or organisation').fill('long.example');
  await expect(page.getByText('Showing 1 to 5 of 120 donations')).toBeVisible();
  const { name, lines } = await exported(page);
  expect(name).toBe('donations.csv');
  expect(lines).toHaveLength(121);
});

test('a user without the permission reads whom to ask', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['contacts.view'] }), SCREEN);
  await expect(page.getByText('Your account does not have permission to open this screen.')).toBeVisible();
});

testInEachLook('list and dialogs are accessible', async ({ page, app, signInAs, expectAccessible }) => {
  await addDonation(app.services, {
    full_name: 'Seen Giver',
    email: 'somebody.with.a.very.long.address.indeed@cooperative-of-farmers.example',
    organization: 'CooperativeOfFarmersWithoutASingleBlankInItsName'.repeat(3),
    phone: '+250 788 111 222',
    best_contact_time: 'Weekday mornings before ten',
    status: 'committed',
    next_action_on: '2026-11-01',
  });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}?search=seen`);
  await expect(page.getByText('Seen Giver').first()).toBeVisible();
  await expectAccessible();
  for (const open of ['View details of', 'Update status of']) {
    await page
      .getByRole('button', { name: `${open} Seen Giver` })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
