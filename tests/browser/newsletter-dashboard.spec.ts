import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';
import type { TestApp } from '../support/test-app.ts';

const writer = ['newsletter.view', 'newsletter.send', 'subscribers.view', 'subscribers.export'] as const;

/** A subscriber to the newsletter. */
async function addSubscriber(app: TestApp, email: string, status: 'pending' | 'confirmed' | 'left' = 'confirmed') {
  const now = app.services.clock().toISOString();
  await app.services.db
    .insertInto('newsletter_subscribers')
    .values({
      email,
      status,
      confirm_hash: null,
      confirm_until: null,
      unsubscribe_hash: `hash of ${email}`,
      mailed_at: now,
      created_at: now,
      confirmed_at: status === 'pending' ? null : now,
      left_at: status === 'left' ? now : null,
    })
    .execute();
}

const clearAll = async ({ services: { db } }: TestApp) => {
  await db.deleteFrom('newsletter_campaigns').execute();
  await db.deleteFrom('newsletter_subscribers').execute();
};

test('a newsletter from the first word to the mailbox: written, tried, sent, stopped, gone on with', async ({
  page,
  app,
  signInAs,
}) => {
  await clearAll(app);
  const user = await app.addUser({ permissions: writer });
  const readers = Array.from({ length: 12 }, (_, number) => `newsletter${number}@example.org`);
  for (const email of readers) await addSubscriber(app, email);
  await addSubscriber(app, 'pending@example.org', 'pending');
  await signInAs(user);
  await page.getByRole('link', { name: 'Newsletter' }).click();
  await expect(page.getByText('No newsletters yet')).toBeVisible();
  await page.getByRole('link', { name: 'Write a newsletter' }).click();

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Subject is required')).toBeVisible();
  await expect(page.getByText('Write the newsletter first')).toBeVisible();
  await page.getByLabel('Subject').fill('Harvest news');
  const editor = page.getByRole('textbox', { name: 'Newsletter' });
  await editor.click();
  await page.keyboard.type('The beans are in.');
  // The button moves up once nothing is wrong any more.
  await expect(page.getByText('Write the newsletter first')).toBeHidden();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: 'Harvest news' })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.getByText('Plain text version').click();
  await expect(page.locator('pre')).toHaveText('The beans are in.');

  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(`A test is sent to ${user.email} as soon as the mail server takes it.`)).toBeVisible();
  expect((await app.mailbox.take(user.email)).subject).toBe('[Test] Harvest news');

  await page.getByRole('button', { name: 'Send to all subscribers...' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('“Harvest news” goes to 12 subscribers.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await expect(page.locator('span').filter({ hasText: /^Sending$/ })).toBeVisible();
  app.advance(1000);
  await expect(page.getByText(/^([1-9]|1[01]) of 12 sent$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Resume sending' }).click();
  await expect(page.locator('span').filter({ hasText: /^Sending$/ })).toBeVisible();
  await expect(async () => {
    app.advance(20_000);
    await expect(page.getByText('12 of 12 sent')).toBeVisible({ timeout: 1000 });
  }).toPass();
  app.advance(1000);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  const got = app.mailbox.received.filter(({ subject }) => subject === 'Harvest news');
  expect(got.map(({ to }) => to?.[0]?.address).sort()).toEqual([...readers].sort());

  await page.getByRole('link', { name: 'Back to the newsletter' }).click();
  const row = page.getByRole('row', { name: /Harvest news/ });
  await expect(row.getByText('12 of 12 sent')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('a newsletter is sent later: it gets a time, another one, and none again', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/400/);
  await clearAll(app);
  await page.clock.install({ time: app.services.clock() });
  const user = await app.addUser({ permissions: writer });
  await addSubscriber(app, 'later@example.org');
  const { access } = await app.signIn(user);
  await app.call('POST', '/newsletter/campaigns/', { subject: 'Sowing time', content: '<p>Soon.</p>' }, access);
  await signInAs(user, '/dashboard/newsletter');
  await page.getByRole('link', { name: 'Sowing time', exact: true }).click();
  await page.getByRole('button', { name: 'Send to all subscribers...' }).click();
  await page.getByRole('button', { name: 'Send later...' }).click();
  const dialog = page.getByRole('dialog', { name: 'When does it go out?' });
  await dialog.getByRole('button', { name: 'Set the time' }).click();
  await expect(dialog.getByText('Enter a day and a time.')).toBeVisible();
  await dialog.getByLabel('Day and time').fill('2020-01-01T09:00');
  await dialog.getByRole('button', { name: 'Set the time' }).click();
  await expect(dialog.getByText('This time has passed. Choose a later one.')).toBeVisible();
  const [year] = app.services.clock().toISOString().split('-');
  const later = `${Number(year) + 1}-01-05`;
  await dialog.getByLabel('Day and time').fill(`${later}T09:00`);
  await dialog.getByRole('button', { name: 'Set the time' }).click();
  await expect(page.getByRole('main').getByText(`Goes out on 5 Jan ${Number(year) + 1}, 09:00.`)).toBeVisible();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change the time...' }).click();
  await expect(dialog.getByLabel('Day and time')).toHaveValue(`05/01/${Number(year) + 1} 09:00`);
  await dialog.getByLabel('Day and time').fill(`${later}T10:00`);
  await dialog.getByRole('button', { name: 'Set the time' }).click();
  await expect(page.getByRole('main').getByText(`Goes out on 5 Jan ${Number(year) + 1}, 10:00.`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the time' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
});

test('a draft goes to the trash and comes back; sending it to nobody says so', async ({ page, app, signInAs }) => {
  await clearAll(app);
  const user = await app.addUser({ permissions: writer });
  const { access } = await app.signIn(user);
  await app.call('POST', '/newsletter/campaigns/', { subject: 'Early thoughts', content: '<p>Hm.</p>' }, access);
  await signInAs(user, '/dashboard/newsletter');
  await page.getByRole('button', { name: 'Delete Early thoughts' }).click();
  await expect(page.getByText('Newsletter “Early thoughts” moved to the trash.')).toBeVisible();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore Early thoughts' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await page.getByRole('link', { name: 'Newsletters' }).click();
  await page.getByRole('link', { name: 'Early thoughts', exact: true }).click();
  await page.getByRole('button', { name: 'Send to all subscribers...' }).click();
  await expect(page.getByText('No one has confirmed a subscription yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toBeDisabled();
});

test('mails that failed are shown with the reason and sent again', async ({ page, app, signInAs }) => {
  await clearAll(app);
  const user = await app.addUser({ permissions: writer });
  const { access } = await app.signIn(user);
  for (const name of ['full', 'fine']) await addSubscriber(app, `${name}@example.org`);
  const made = await app.call('POST', '/newsletter/campaigns/', { subject: 'Troubled', content: '<p>x</p>' }, access);
  const { id } = await made.json();
  const { db } = app.services;
  const find = (email: string) =>
    db.selectFrom('newsletter_subscribers').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const now = app.services.clock().toISOString();
  for (const [email, outcome] of [
    ['full@example.org', { failed_at: now, last_error: '552 5.2.2 Mailbox full' }],
    ['fine@example.org', { sent_at: now }],
  ] as const) {
    const mail = { campaign_id: id, subscriber_id: (await find(email)).id, recipient: '', subject: '', body: '' };
    await db
      .insertInto('mails')
      .values({ ...mail, created_at: now, next_try_at: now, ...outcome })
      .execute();
  }
  const sent = { status: 'sent', recipients: 2, started_at: now, finished_at: now } as const;
  await db.updateTable('newsletter_campaigns').set(sent).execute();
  await signInAs(user, `/dashboard/newsletter/${id}`);
  await expect(page.getByText('1 of 2 sent')).toBeVisible();
  await expect(page.getByText('full@example.org')).toBeVisible();
  await expect(page.getByText('552 5.2.2 Mailbox full')).toBeVisible();
  await page.getByRole('button', { name: 'Retry failed e-mails' }).click();
  await expect(page.getByRole('heading', { name: 'Failed e-mails' })).toBeHidden();
  app.advance(10_000);
  expect((await app.mailbox.take('full@example.org')).subject).toBe('Troubled');
  await expect(page.getByText('2 of 2 sent')).toBeVisible();
});

test('subscribers are searched, filtered, paged and saved as a file', async ({ page, app, signInAs }) => {
  await clearAll(app);
  for (let number = 10; number < 32; number += 1) await addSubscriber(app, `paged${number}@example.org`);
  await addSubscriber(app, 'quiet@example.org', 'left');
  await signInAs(await app.addUser({ permissions: writer }), '/dashboard/newsletter/subscribers');
  await expect(page.getByText('22 confirmed, 0 pending, 1 unsubscribed.')).toBeVisible();
  await expect(page.getByText('Showing 1 to 20 of 23 subscribers')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Showing 21 to 23 of 23 subscribers')).toBeVisible();
  await page.getByLabel('Status').selectOption('Unsubscribed');
  await expect(page.getByText('Showing 1 to 1 of 1 subscriber')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('newsletter-subscribers.csv');
  await page.getByLabel('Search subscribers').fill('nobody at all');
  await expect(page.getByText('No subscribers match your search')).toBeVisible();
});

test('a user who may only view can send and export nothing', async ({ page, app, signInAs }) => {
  await clearAll(app);
  await signInAs(await app.addUser({ permissions: ['newsletter.view', 'subscribers.view'] }), '/dashboard/newsletter');
  await expect(page.getByText('No newsletters yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a newsletter' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Subscribers' }).click();
  await expect(page.getByText('No subscribers yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
});

test('a translator reads newsletters, and sees nobody they go to', async ({ page, app, signInAs }) => {
  await clearAll(app);
  await addSubscriber(app, 'private@example.org');
  const user = await app.addUser({ permissions: ['newsletter.view', 'newsletter.translate'] });
  await signInAs(user, '/dashboard/newsletter');
  await expect(page.getByText('No newsletters yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribers' })).toHaveCount(0);
});

testInEachLook('the newsletter screens are accessible', async ({ page, app, signInAs, expectAccessible }) => {
  await clearAll(app);
  const user = await app.addUser({ permissions: writer });
  const { access } = await app.signIn(user);
  await addSubscriber(app, 'one@example.org');
  const content = '<h2>What we did</h2><p>We met in <a href="/Events">Kanombe</a>.</p><ul><li>beans</li></ul>';
  const made = await app.call('POST', '/newsletter/campaigns/', { subject: 'A look', content }, access);
  const { id } = await made.json();
  await signInAs(user);
  for (const path of ['', '/subscribers', '/write', `/${id}`, `/${id}/edit`]) {
    await page.goto(`/dashboard/newsletter${path}`);
    await page.waitForLoadState('networkidle');
    await expectAccessible();
  }
  await page.goto(`/dashboard/newsletter/${id}`);
  await page.getByRole('button', { name: 'Send to all subscribers...' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  await expect(page.getByText('goes to 1 subscriber')).toBeVisible();
  await expectAccessible();
});
