import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/browser.ts';
import { csvRows } from '../support/csv.ts';
import { placesLeftAt } from '../support/events.ts';
import { addEvent } from '../support/factories.ts';
import { testInEachLook } from '../support/looks.ts';
import { MORNING, type TestApp } from '../support/test-app.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(MORNING));

const visitorRegisters = (app: TestApp, event: number, full_name: string, options: Record<string, unknown> = {}) =>
  app.call('POST', `/events/${event}/registrations/`, {
    full_name,
    email: `${full_name.split(' ')[0]}@example.org`.toLowerCase(),
    ...options,
  });

const placesLeft = ({ services }: TestApp, event: number) => placesLeftAt(services, event);

test('a registration is found, cancelled and made again, and its place is free in the meantime', async ({
  page,
  app,
  signInAs,
}) => {
  const event = await addEvent(app.services, { title: 'Market of baskets', capacity: 10 });
  await visitorRegisters(app, event, 'Aline Uwase', { organization: 'Abahuje' });
  await visitorRegisters(app, event, 'Bosco Habimana');
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent?search=market+of');
  await page.getByRole('button', { name: 'More for Market of baskets' }).click();
  await page.getByRole('menuitem', { name: 'Registrations' }).click();
  await expect(page.getByText('2 Registered (8 spots left)')).toBeVisible();
  await page.getByLabel('Search registrations').fill('abahuje');
  await expect(page.getByText('Showing 1 to 1 of 1 registration')).toBeVisible();
  await page.getByLabel('Search registrations').fill('nobody at all');
  await expect(page.getByText('No registrations match your search')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();

  const cancel = async (name: string, isTold: boolean) => {
    await page.getByRole('button', { name: `Cancel the registration of ${name}` }).click();
    const question = page.getByRole('dialog', { name: `Cancel the registration of ${name}?` });
    await question.getByLabel(`Tell ${name} by e-mail`).setChecked(isTold);
    await question.getByRole('button', { name: 'Cancel the registration' }).click();
  };
  await cancel('Aline Uwase', true);
  await expect(page.getByText('The registration of Aline Uwase is cancelled.')).toBeVisible();
  await expect(page.getByText('1 Registered (9 spots left)')).toBeVisible();
  expect(await placesLeft(app, event)).toBe(9);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Aline Uwase is registered again.')).toBeVisible();
  expect(await placesLeft(app, event)).toBe(8);

  await app.mailbox.take('aline@example.org', 'Intambwe: your registration for Market of baskets is cancelled');
  await cancel('Bosco Habimana', false);
  await expect(page.getByText('The registration of Bosco Habimana is cancelled.')).toBeVisible();
  await page.getByRole('link', { name: 'Cancelled' }).click();
  const cancelled = page.getByRole('row', { name: /Bosco Habimana/ });
  await expect(cancelled).toContainText('by Test Staff');
  await expect(cancelled.locator('time')).toHaveCount(2);
  await page.getByRole('button', { name: 'Register Bosco Habimana again' }).click();
  await expect(page.getByText('No cancelled registrations')).toBeVisible();
  expect(await placesLeft(app, event)).toBe(8);
});

test('staff register somebody by telephone, and find, save and cancel those to be called', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 400/);
  const event = await addEvent(app.services, { title: 'Goats for two', capacity: 10 });
  await visitorRegisters(app, event, 'Bosco Habimana');
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/addEventRegistration?event=${event}`);
  const register = page.getByRole('button', { name: 'Register' });
  await page.getByLabel('Full Name').fill('Vestine Uwase');
  await page.getByLabel('Phone').fill('0788 123 456');
  await register.click();
  await expect(page.getByText('Vestine Uwase is registered. No confirmation is sent')).toBeVisible();
  await page.getByLabel('Full Name').fill('Vestine again');
  await page.getByLabel('Phone').fill('+250788123456');
  await register.click();
  await expect(page.getByText('This phone number is already registered for this event.')).toBeVisible();

  await page.goto(`/dashboard/eventRegistrations/${event}`);
  await page.getByLabel('To be called').check();
  await expect(page.getByText('Showing 1 to 1 of 1 registration')).toBeVisible();
  await expect(page.getByRole('row', { name: /Vestine Uwase/ }).getByRole('cell', { name: 'None' })).toHaveCount(2);
  await expect(page.getByText('+250788123456')).toHaveCount(0);
  await page.getByLabel('Search registrations').fill('0788-123-456');
  await expect(page.getByText('Showing 1 to 1 of 1 registration')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [, ...rows] = csvRows(await readFile(await (await coming).path(), 'utf8'));
  expect(rows.map(([name, email]) => [name, email])).toEqual([['Vestine Uwase', '']]);
  await page.getByRole('button', { name: 'Cancel the registration of Vestine Uwase' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel the registration of Vestine Uwase?' });
  await expect(question).toContainText('who left only a phone number: 0788 123 456');
  await question.getByRole('button', { name: 'Cancel the registration' }).click();
  await expect(page.getByText('The registration of Vestine Uwase is cancelled.')).toBeVisible();
});

test('staff register people one after the other, and are told when it is full', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of (400|409)/);
  await addEvent(app.services, { title: 'Over already', start_date: '2026-11-19T08:00:00.000Z' });
  await addEvent(app.services, { title: 'Only a draft', is_active: false });
  const event = await addEvent(app.services, { title: 'Two chairs', capacity: 2 });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addEventRegistration');
  const [choice, register] = [
    page.getByLabel('Event', { exact: true }),
    page.getByRole('button', { name: 'Register' }),
  ];
  await expect(choice.getByRole('option', { name: /Over already|Only a draft/ })).toHaveCount(0);
  await register.click();
  await expect(page.getByText('Choose an event.')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.')).toHaveCount(1);
  await expect(page.getByText('Enter an e-mail address or a phone number, so that we can reach you.')).toHaveCount(2);

  await choice.selectOption('Two chairs, 21 Nov 2026, 10:00 (2 places left)');
  await page.getByLabel('Full Name').fill('Aline Uwase');
  await page.getByLabel('E-mail').fill('aline.uwase@example.org');
  await page.getByLabel('Phone').fill('+250 788 000 111');
  await page.getByLabel('Organisation').fill('Abahuje');
  await register.click();
  await expect(
    page.getByText('Aline Uwase is registered. A confirmation is sent by e-mail as soon as the mail server takes it.'),
  ).toBeVisible();
  expect((await app.mailbox.take('aline.uwase@example.org')).subject).toContain('Two chairs');
  expect(await placesLeft(app, event)).toBe(1);

  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(choice).toHaveValue(String(event));
  await page.getByLabel('Full Name').fill('Aline again');
  await page.getByLabel('E-mail').fill('aline.uwase@example.org');
  await register.click();
  await expect(page.getByText('This address is already registered for this event.')).toBeVisible();
  await visitorRegisters(app, event, 'Quick');
  await page.getByLabel('E-mail').fill('too.late@example.org');
  await register.click();
  await expect(page.getByRole('alert')).toContainText('No places are left.');
  await expect(page.getByLabel('E-mail')).toHaveValue('too.late@example.org');
});

test('the file holds what was searched for, and no cell of it is a formula', async ({ page, app, signInAs }) => {
  const event = await addEvent(app.services, { title: 'Filed away' });
  await visitorRegisters(app, event, '=HYPERLINK("https://evil.example";"Aline")', { email: 'aline@example.org' });
  await visitorRegisters(app, event, 'Bosco', { phone: '+250 788', organization: 'One, "two"; Ltd' });
  await visitorRegisters(app, event, 'Claudine');
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/eventRegistrations/${event}`);
  const saved = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`registrations-${event}.csv`);
    return csvRows(await readFile(await download.path(), 'utf8'));
  };
  const when = '2026-11-20 10:00';
  expect(await saved()).toEqual([
    ['Name', 'Email', 'Phone', 'Organization', 'Registered At'],
    ['\'=HYPERLINK("https://evil.example";"Aline")', 'aline@example.org', '', '', when],
    ['Bosco', 'bosco@example.org', '="+250 788"', 'One, "two"; Ltd', when],
    ['Claudine', 'claudine@example.org', '', '', when],
  ]);
  await page.getByLabel('Search registrations').fill('claud');
  await expect(page.getByText('Showing 1 to 1 of 1 registration')).toBeVisible();
  expect((await saved()).map(([name]) => name)).toEqual(['Name', 'Claudine']);
});

test('the sheet to sign has a line for everybody, and nothing else of the dashboard on paper', async ({
  page,
  app,
  signInAs,
}) => {
  const event = await addEvent(app.services, { title: 'Signed at the door', location: 'Kanombe hall' });
  await visitorRegisters(app, event, 'Zawadi', { phone: '+250 788 999', organization: 'Abahuje' });
  await visitorRegisters(app, event, 'Aline');
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/eventRegistrations/${event}`);
  await page.getByRole('link', { name: 'Sign-in sheet' }).click();
  const sheet = page.getByRole('table');
  for (const heading of ['No.', 'Name', 'Organisation', 'Signature']) {
    await expect(sheet.getByRole('columnheader', { name: heading })).toBeVisible();
  }
  await expect(sheet.getByRole('row')).toHaveCount(1 + 2 + 10);
  await expect(sheet.getByRole('row').nth(1)).toContainText('1Aline');
  await expect(sheet.getByRole('row').nth(2)).toContainText('2ZawadiAbahuje');
  await expect(sheet).not.toContainText(/@|788/);
  await expect(page.getByText('21 Nov 2026, 10:00, Kanombe hall')).toBeVisible();

  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Signed at the door' })).toBeVisible();
  for (const hidden of [page.getByRole('button', { name: 'Print' }), page.getByRole('banner'), page.locator('nav')]) {
    for (const part of await hidden.all()) await expect(part).toBeHidden();
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});

test('without the right to edit events one does not see who comes', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 403/);
  const event = await addEvent(app.services);
  await signInAs(await app.addUser({ permissions: ['events.view'] }));
  for (const screen of ['eventRegistrations', 'signInSheet']) {
    await page.goto(`/dashboard/${screen}/${event}`);
    await expect(page.getByText('Your account does not have permission to open this screen.')).toBeVisible();
  }
});

testInEachLook(
  'registrations, sheet and form are accessible and fit',
  async ({ page, app, signInAs, expectAccessible }) => {
    const event = await addEvent(app.services);
    const email = 'a-rather-long-address.of-somebody@example.org';
    await visitorRegisters(app, event, 'Mukamana Claudine', { email, organization: 'Abahuje Cooperative' });
    await signInAs(await app.addUser({ isSuperuser: true }));
    const addresses = [
      `/dashboard/eventRegistrations/${event}`,
      `/dashboard/signInSheet/${event}`,
      `/dashboard/addEventRegistration?event=${event}`,
    ];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible();
    }
  },
);
