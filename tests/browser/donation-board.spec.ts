import type { Permission } from '../../domain/permission.ts';
import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';
import { addDonation } from '../support/submissions.ts';

const BOARD = '/dashboard/donationBoard';
const all: Permission[] = ['donations.view', 'donations.edit'];

test('the list leads to a board, on which one is moved with the keyboard', async ({ page, app, signInAs }) => {
  await addDonation(app.services, { full_name: 'Moved Uwase' });
  await signInAs(await app.addUser({ permissions: all }), '/dashboard/viewDonation');
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await page.getByLabel('Search by name, e-mail or organisation').fill('moved uwase');
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(column('New').getByText('Moved Uwase')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark Moved Uwase as Donated' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark Moved Uwase as Contacted' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Donation status updated successfully!')).toBeVisible();
  const card = column('Contacted').getByRole('button', { name: 'Moved Uwase', exact: true });
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('From New to Contacted');
});

test('one is dragged to the columns that may follow, and to no other', async ({ page, app, signInAs }) => {
  await addDonation(app.services, { full_name: 'Dragged Uwase' });
  await signInAs(await app.addUser({ permissions: all }), `${BOARD}?search=dragged`);
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const card = page.getByRole('listitem').filter({ hasText: 'Dragged Uwase' });
  await card.dragTo(column('Donated'));
  await expect(column('New').getByText('Dragged Uwase')).toBeVisible();
  await card.dragTo(column('Contacted'));
  await expect(page.getByText('Donation status updated successfully!')).toBeVisible();
  await expect(column('Contacted').getByText('Dragged Uwase')).toBeVisible();
  await expect(column('New').getByText('None')).toBeVisible();
});

test('a card that a colleague has moved in the meantime is shown where it is now, and this is said', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/409/);
  const id = await addDonation(app.services, { full_name: 'Meanwhile Uwase' });
  await signInAs(await app.addUser({ permissions: all }), `${BOARD}?search=meanwhile`);
  await expect(page.getByText('Meanwhile Uwase', { exact: true })).toBeVisible();
  await app.services.db.updateTable('donation_interests').set({ status: 'declined' }).where('id', '=', id).execute();
  await page.getByRole('button', { name: 'Mark Meanwhile Uwase as Contacted' }).click();
  await expect(page.getByText('Failed to update donation status.')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Declined/ }).getByText('Meanwhile Uwase')).toBeVisible();
});

test('a card that is moved is in one column at every moment, also while a column is slow to come', async ({
  page,
  app,
  signInAs,
}) => {
  await addDonation(app.services, { full_name: 'Single Uwase' });
  await signInAs(await app.addUser({ permissions: all }), `${BOARD}?search=single`);
  const card = page.getByRole('listitem').filter({ hasText: 'Single Uwase' });
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(column('New').getByText('Single Uwase')).toBeVisible();
  // Notes each moment at which the card is not exactly once on the board.
  await page.evaluate(() => {
    const look = () => {
      const found = document.querySelectorAll('[data-card]').length;
      if (found !== 1) document.body.dataset.cards = String(found);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  const slow = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  // The board, or its first column.
  await page.route(/admin-donations\/(board\/|\?.*status=new)/, async (route) => {
    isAsked.resolve();
    await slow.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Mark Single Uwase as Contacted' }).click();
  await isAsked.promise;
  // Columns that come apart have come by now.
  await page.evaluate(() => fetch('/healthz'));
  await expect(card).toHaveCount(1);
  slow.resolve();
  await expect(column('Contacted').getByText('Single Uwase')).toBeVisible();
  await expect(page.getByText('Donation status updated successfully!')).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.cards)).toBeUndefined();
});

test('a user who may only view cannot move cards', async ({ page, app, signInAs }) => {
  await addDonation(app.services, { full_name: 'Seen Uwase' });
  await signInAs(await app.addUser({ permissions: ['donations.view'] }), `${BOARD}?search=seen`);
  await expect(page.getByText('Seen Uwase', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mark/ })).toHaveCount(0);
  await expect(page.locator('[draggable=true]')).toHaveCount(0);
});

test('a donor’s earlier interests stand beside this one, and nobody else’s', async ({ page, app, signInAs }) => {
  const donor = { full_name: 'Again Uwase', email: 'again@example.org' };
  await addDonation(app.services, { ...donor, estimated_amount: '$50', status: 'donated', message: 'The first time' });
  await addDonation(app.services, { ...donor, estimated_amount: '$250', message: 'The second time' });
  await addDonation(app.services, { full_name: 'Other', email: 'not.again@example.org', message: 'Somebody else' });
  await signInAs(await app.addUser({ permissions: all }), `${BOARD}?search=again`);
  await page.getByRole('region', { name: /^New/ }).getByRole('button', { name: 'Again Uwase', exact: true }).click();
  const beside = page.getByRole('region', { name: 'Interests of this donor' });
  await expect(beside.getByRole('listitem')).toHaveCount(2);
  await expect(beside.getByText('The first time')).toBeVisible();
  await expect(beside.getByText('Somebody else')).toHaveCount(0);
});

testInEachLook('the board is accessible', async ({ page, app, signInAs, expectAccessible }) => {
  await addDonation(app.services, { full_name: 'Looked Uwase', next_action_on: '2026-11-19' });
  await addDonation(app.services, { full_name: 'Looked Mugisha', status: 'committed' });
  await signInAs(await app.addUser({ permissions: all }), BOARD);
  await expect(page.getByText('Looked Uwase', { exact: true })).toBeVisible();
  await expectAccessible();
});
