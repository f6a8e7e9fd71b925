import { readFile } from 'node:fs/promises';
import type { Permission } from '../../domain/permission.ts';
import * as french from '../../locales/fr/dashboard/givers.ts';
import * as kinyarwanda from '../../locales/rw/dashboard/givers.ts';
import { expect, test } from '../support/browser.ts';
import { openGiving } from '../support/giving.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { testInEachLook } from '../support/looks.ts';
import { addDonation } from '../support/submissions.ts';
import { MORNING } from '../support/test-app.ts';

const SCREEN = '/dashboard/givers';
const all: Permission[] = [
  ...(['pledges.view', 'pledges.create', 'pledges.edit'] as const),
  ...(['receipts.view', 'receipts.create', 'receipts.delete', 'donations.view'] as const),
];

test.beforeEach(({ page }) => page.clock.setFixedTime(MORNING));

test('a giver is found, and their page has everything that is theirs', async ({ page, app, signInAs }) => {
  const { pledge, gift } = await openGiving(app);
  await addDonation(app.services, { full_name: 'Rose Mukamana', email: 'rose@example.org' });
  const { id, reference } = await pledge({ full_name: 'Rose Mukamana', email: 'rose@example.org', amount: '9000' });
  await gift(4000, { pledge_id: id });
  await signInAs(await app.addUser({ permissions: all }), SCREEN);
  await page.getByLabel('Search by name, e-mail or phone').fill('mukamana');
  await expect(page.getByText('Showing 1 to 1 of 1 giver')).toBeVisible();
  await page.getByRole('link', { name: 'Open the page of Rose Mukamana' }).click();
  await expect(page.getByRole('heading', { name: 'Rose Mukamana', level: 1 })).toBeVisible();
  await expect(page.getByText('Giver since 20 Nov 2026')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Donation interests' })).toContainText('20 Nov 2026');
  const gifts = page.getByRole('table', { name: 'Gifts' });
  for (const text of ['RWF 4,000', '18 Nov 2026', reference, 'Office', 'Not thanked yet']) {
    await expect(gifts).toContainText(text);
  }
  await expect(page.getByText('No receipts yet')).toBeVisible();
  const pledges = page.getByRole('table', { name: 'Pledges' });
  await expect(pledges).toContainText('RWF 4,000 of RWF 9,000');
  await pledges.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('dialog', { name: `Pledge ${reference}` })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Everything about this giver' }).click();
  await expect(page.getByRole('heading', { name: 'Rose Mukamana', level: 1 })).toBeVisible();
});

test('all links of a giver are ended after a question', async ({ page, app, signInAs }) => {
  const { pledge } = await openGiving(app);
  const { giver_id, address } = await pledge({ full_name: 'Mistyped', email: 'mistyped@example.org', amount: '9000' });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}/${giver_id}`);
  await page.getByRole('button', { name: 'End all links' }).click();
  await page.getByRole('button', { name: 'Yes, end them' }).click();
  await expect(page.getByText('The earlier links no longer work.')).toBeVisible();
  expect((await app.call('GET', `/own-pledges/${address.split('/').at(-1)}/`)).status).toBe(404);
});

test('every part of a page says so when it is empty, and a giver who is not there is not shown', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/404/);
  const { gift } = await openGiving(app);
  const { giver } = await gift(100, { giver: { name: 'Bare Giver', email: '', phone: '' } });
  await app.services.db.deleteFrom('gifts').where('giver_id', '=', giver.id).execute();
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}/${giver.id}`);
  for (const text of [
    'No donation interests with this e-mail address or phone number',
    'A summary appears for each year with a gift.',
    'No gifts yet',
    'No receipts yet',
    'No pledges yet',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.goto(`${SCREEN}/999999`);
  await expect(page.getByRole('heading', { name: 'There is no such giver' })).toBeVisible();
});

test('name, e-mail and phone are changed, and a wrong address is refused at its field', async ({
  page,
  app,
  signInAs,
}) => {
  const { pledge } = await openGiving(app);
  const { giver_id } = await pledge({ full_name: 'Misspelt', phone: '0788 700 001' });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}/${giver_id}`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Well Spelt');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('well at example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('well@example.org');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Giver saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Well Spelt', level: 1 })).toBeVisible();
});

test('who saves a giver that somebody else has changed is told, also after the page has read it again', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/409/);
  const { pledge, gift, call } = await openGiving(app);
  const { id, giver_id } = await pledge({ full_name: 'Edited Twice', phone: '0788 700 002' });
  await gift(5000, { pledge_id: id });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}/${giver_id}`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('twice@example.org');
  await call('PUT', `/givers/${giver_id}/`, { name: 'Edited Before', email: '', phone: '0788 700 002' });
  await page.getByRole('button', { name: /^Mark as thanked/ }).click();
  await expect(page.getByRole('heading', { name: 'Edited Before', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('twice@example.org');
  expect(await call('GET', `/givers/${giver_id}/`)).toMatchObject({ name: 'Edited Before', email: '' });
});

test('a gift is thanked for, and its receipt issued, sent, downloaded and made void, by keyboard', async ({
  page,
  app,
  signInAs,
}) => {
  const { pledge, gift } = await openGiving(app);
  const { id, giver_id } = await pledge({ full_name: 'Receipted', email: 'receipted@example.org', amount: '2500' });
  await app.mailbox.take('receipted@example.org');
  await gift(2500, { pledge_id: id });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}/${giver_id}`);
  const { goTo, press, type, hasPlace } = keyboardOf(page);
  const gifts = page.getByRole('table', { name: 'Gifts' });
  await goTo(page.getByRole('button', { name: /^Mark as thanked: the gift of RWF.2,500 on 18 Nov 2026$/ }));
  await press('Enter');
  await expect(gifts).toContainText('Thanked on 20 Nov 2026');
  await hasPlace();
  await goTo(page.getByRole('button', { name: /^Issue receipt for the gift of RWF.2,500 on 18 Nov 2026$/ }));
  await press('Enter');
  // Its number is not given out again: leaving it is what Enter does.
  const question = page.getByRole('alertdialog', { name: /^Issue the receipt for RWF.2,500 from / });
  await expect(question).toContainText('tax number of the site settings');
  await expect(question.locator(':focus')).toHaveText('No, not yet');
  await press('Enter');
  await expect(question).toHaveCount(0);
  await press('Enter');
  await goTo(page.getByRole('button', { name: 'Issue receipt' }));
  await press('Enter');
  const receipts = page.getByRole('table', { name: 'Receipts' });
  await expect(receipts).toContainText('Not sent yet');
  const number =
    (await receipts
      .getByRole('row')
      .nth(1)
      .getByText(/^2026-\d{5}$/)
      .textContent()) ?? '';
  await expect(gifts).toContainText(number);

  await goTo(page.getByRole('button', { name: `Send receipt ${number} by e-mail` }));
  await press('Enter');
  await app.mailbox.take('receipted@example.org', `Intambwe: inyemezabwishyu ${number}`);
  await expect(async () => {
    await page.reload();
    await expect(receipts).toContainText('Sent on 20 Nov 2026', { timeout: 2000 });
  }).toPass();

  await goTo(page.getByRole('button', { name: `Download receipt ${number}` }), 'Shift+Tab');
  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  expect(download.suggestedFilename()).toBe(`receipt-${number}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await goTo(page.getByRole('button', { name: `Make void: receipt ${number}` }));
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: `Make receipt ${number} void?` });
  await expect(dialog).toContainText('Its number is not reused');
  await goTo(dialog.getByLabel('Reason'));
  await type('The amount was wrong');
  await press('Enter');
  await expect(receipts).toContainText('Void');
  await expect(receipts).toContainText('The amount was wrong');
  await expect(page.getByRole('button', { name: `Send receipt ${number} by e-mail` })).toHaveCount(0);
});

test('the gifts of a year are downloaded on one sheet', async ({ page, app, signInAs }) => {
  const { gift } = await openGiving(app);
  const { giver } = await gift(700, { giver: { name: 'Yearly Giver', email: '', phone: '' } }, '2025-03-02');
  await gift(800, { giver_id: giver.id });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}/${giver.id}`);
  await expect(page.getByRole('button', { name: 'Download 2026' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download 2025' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('gifts-2025.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('two who are the same person are merged, and that is undone', async ({ page, app, signInAs }) => {
  const { gift } = await openGiving(app);
  const kept = await gift(1100, { giver: { name: 'Jean Bosco', email: 'bosco@example.org', phone: '' } });
  const other = await gift(1200, { giver: { name: 'JEAN BOSCO', email: '', phone: '+250788800001' } });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}/${kept.giver.id}`);
  const alike = page.getByRole('region', { name: 'Is this the same person?' });
  await expect(alike).toContainText('Same name');
  await expect(alike).toContainText('+250788800001');
  await alike.getByRole('button', { name: 'Merge JEAN BOSCO into this giver' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are JEAN BOSCO and Jean Bosco the same person?' });
  await expect(question).toContainText(
    'summaries, and receipts for gifts without an address, are sent to bosco@example.org.',
  );
  await question.getByRole('button', { name: 'No' }).click();
  await alike.getByRole('button', { name: 'Merge JEAN BOSCO into this giver' }).click();
  await question.getByRole('button', { name: 'Yes, merge' }).click();
  const merged = page.getByRole('region', { name: 'Merged into this giver' });
  await expect(merged).toContainText('JEAN BOSCO');
  await expect(alike).toHaveCount(0);
  const gifts = page.getByRole('table', { name: 'Gifts' });
  await expect(gifts).toContainText('RWF 1,200');
  // The page of the other leads to the same person.
  await page.goto(`${SCREEN}/${other.giver.id}`);
  await expect(gifts).toContainText('RWF 1,100');
  await merged.getByRole('button', { name: 'Undo: JEAN BOSCO is someone else' }).click();
  await expect(page.getByText('JEAN BOSCO is separate again.')).toBeVisible();
});

test('receipts are listed by number, giver and year', async ({ page, app, signInAs }) => {
  const { gift, receipt } = await openGiving(app);
  const { number } = await receipt(await gift(3300, { giver: { name: 'Listed Receipt', email: '', phone: '' } }));
  await signInAs(await app.addUser({ permissions: ['receipts.view'] }), '/dashboard/receipts');
  const search = page.getByLabel('Search by number, or by name or e-mail of the giver');
  await search.fill('listed receipt');
  await expect(page.getByText('Showing 1 to 1 of 1 receipt')).toBeVisible();
  await search.fill(number);
  await expect(page.getByRole('row').nth(1)).toContainText('Listed Receipt');
  await page.getByLabel('Year').selectOption('2025');
  await expect(page.getByText('No receipts match your search and filters')).toBeVisible();
  await page.getByLabel('Year').selectOption('2026');
  // Whoever may only see receipts downloads them, and neither sends them nor makes them void.
  await expect(page.getByRole('button', { name: `Download receipt ${number}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Send receipt ${number} by e-mail` })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Make void: receipt ${number}` })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Listed Receipt' })).toHaveCount(0);
});

test('a receipt for somebody without an e-mail address says why it cannot be sent', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/409/);
  const { call, gift, receipt } = await openGiving(app);
  const given = await gift(400, { giver: { name: 'Without Address', email: '', phone: '' } });
  const { number } = await receipt(given);
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}/${given.giver.id}`);
  const receipts = page.getByRole('table', { name: 'Receipts' });
  await expect(receipts).toContainText('Not sent: no e-mail address is known');
  const send = page.getByRole('button', { name: `Send receipt ${number} by e-mail` });
  await expect(send).toHaveCount(0);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('with@example.org');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(send).toBeVisible();
  // A colleague takes the address away again.
  await call('PUT', `/givers/${given.giver.id}/`, { name: 'Without Address', email: '', phone: '' });
  await send.click();
  await expect(
    page.getByText('No gift of this giver came with an e-mail address. Download it and send it another way.'),
  ).toBeVisible();
  await expect(send).toHaveCount(0);
});

for (const [language, words] of [
  ['fr', french],
  ['rw', kinyarwanda],
] as const) {
  test(`the page of a giver speaks ${language}`, async ({ page, app, signInAs }) => {
    const { gift } = await openGiving(app);
    const { giver } = await gift(900, { giver: { name: `Speaker of ${language}`, email: '', phone: '' } });
    const user = await app.addUser({ permissions: all });
    await app.services.db.updateTable('users').set({ language }).where('id', '=', user.id).execute();
    await signInAs(user, `${SCREEN}/${giver.id}`);
    await expect(page.getByRole('table', { name: words.gifts })).toBeVisible();
    await expect(page.getByText(words.thanksOwed)).toBeVisible();
    await expect(page.getByRole('button', { name: words.downloadSummary(2026) })).toBeVisible();
  });
}

testInEachLook('givers and receipts are accessible', async ({ page, app, signInAs, expectAccessible }) => {
  const { pledge, gift, receipt } = await openGiving(app);
  const email = 'somebody.with.a.very.long.address.indeed@cooperative-of-farmers.example';
  const { id, giver_id } = await pledge({ full_name: 'Seen Giver', email, amount: '2500' });
  await receipt(await gift(2500, { pledge_id: id }));
  await gift(300, { giver: { name: 'Seen Giver', email: '', phone: '' } });
  await signInAs(await app.addUser({ permissions: all }), `${SCREEN}/${giver_id}`);
  await expect(page.getByRole('table', { name: 'Receipts' })).toBeVisible();
  await expectAccessible();
  for (const address of [SCREEN, '/dashboard/receipts']) {
    await page.goto(address);
    await expect(page.getByRole('row').first()).toBeAttached();
    await expectAccessible();
  }
});
