import { expect, test } from '../support/browser.ts';
import { makePledge } from '../support/pledges.ts';
import { signedIn } from '../support/signed-in.ts';
import { readSitemap } from '../support/sitemap.ts';
import type { TestApp } from '../support/test-app.ts';

/** A gift for this pledge, as staff enter cash that was brought to the office; with its receipt. */
async function receive(app: TestApp, amount: string, reference: string): Promise<void> {
  const { access } = await signedIn(app, { isSuperuser: true });
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = await app.call(method, path, body, access);
    expect(reply.status, `${path} ${await reply.clone().text()}`).toBeLessThan(300);
    return reply.json();
  };
  const found = await call('GET', `/pledges/?search=${reference}`);
  const [pledge] = found.results;
  const box = { name: `Cash box of ${reference}, ${amount}`, kind: 'cash', currency: 'RWF' };
  const source = await call('POST', '/payment-sources/', box);
  const cash = { source_id: source.id, amount, day: '2026-11-20', payer_name: 'Alice', key: crypto.randomUUID() };
  const payment = await call('POST', '/payments/', cash);
  const shares = [{ pledge_id: pledge.id, giver_id: pledge.giver_id, amount: Number(amount) }];
  const { gifts } = await call('POST', `/payments/${payment.id}/gifts/`, { shares });
  await call('POST', `/gifts/${gifts[0].id}/receipts/`);
}

test('a phone dials the code with the amount, and a computer shows it to the camera of one', async ({ page, app }) => {
  const { address, reference } = await makePledge(app, { amount: '4200' });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(address);
  const dial = page.getByRole('link', { name: 'Dial *000*000000*4200#' });
  await expect(dial).toHaveAttribute('href', 'tel:*000*000000*4200%23');
  const square = page.getByRole('img', { name: 'QR code: Dial *000*000000*4200#' });
  await expect(square).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(square).toBeVisible();
  await expect(dial).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(square).toBeVisible();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  for (const label of ['Copy the reference', 'Cancel my pledge'])
    await expect(page.getByText(label, { exact: true })).toBeHidden();
});

test('the reference and the code are copied by a press', async ({ page, app, context }) => {
  const { address, reference } = await makePledge(app);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  for (const [name, text] of [
    ['Copy the reference', reference],
    ['Copy the code: Mobile money (sample)', '000000'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' }).first()).toBeVisible();
    // The status of the press before may still be shown.
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test('what has come in is on the page of the pledge with its receipt, and counts towards the goal of the project', async ({
  page,
  app,
  expectAccessible,
}) => {
  const { address, reference } = await makePledge(app, { amount: '30000', project_id: '1', email: 'part@example.org' });
  await receive(app, '20000', reference);
  await page.goto(address);
  await expect(page.getByText('Part of it received')).toContainText(
    'RWF\u00a020,000 of RWF\u00a030,000 received so far',
  );
  await expect(page.getByText('Amount to pay: RWF\u00a010,000')).toBeVisible();
  const receipt = page.getByRole('link', { name: /^Receipt 2026-\d{5}, 20 November 2026$/ });
  await expect(receipt).toHaveAttribute('href', /^\/receipts\/.+\.pdf$/);
  await expectAccessible();
  await page.getByRole('button', { name: 'Send me my receipt by e-mail' }).click();
  await expect(page.getByText('Check your e-mail for the receipt. If it does not arrive, write to us.')).toBeVisible();

  await page.goto('/donate');
  const goal = page.getByRole('listitem').filter({ hasText: 'A new savings group (sample)' });
  await expect(goal.getByText('RWF\u00a020,000 of RWF\u00a0500,000 received')).toBeVisible();
  await expect(goal.getByRole('progressbar', { name: 'A new savings group (sample)' })).toHaveJSProperty(
    'value',
    20_000,
  );
  await goal.getByRole('link', { name: 'Give for this project' }).click();
  await expect(page.getByLabel('What it is for')).toHaveValue('1');
  await receive(app, '10000', reference);
  await page.goto(address);
  await expect(page.getByText('Received. Thank you!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to pay' })).toHaveCount(0);
});

test('an address that is not quite right leads to no pledge, and says what to do', async ({
  page,
  app,
  allowFaults,
}) => {
  allowFaults(/status of 404/);
  const { address } = await makePledge(app);
  for (const wrong of [`${address}x`, address.replace(/\d+-/, '987-'), '/pledge/x']) {
    await page.goto(wrong);
    await expect(page.getByRole('heading', { level: 1, name: 'Pledge not found' })).toBeVisible();
    await expect(page.getByText('This link is not valid.')).toBeVisible();
  }
});

test('the address stays secret: nothing keeps the page, finds it or learns where a visitor came from', async ({
  page,
  app,
}) => {
  const { address } = await makePledge(app);
  const reply = await app.get(address);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const html = await reply.text();
  const [head = ''] = html.split('</head>');
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain(address);
  expect(await readSitemap(app)).not.toContain('/pledge');
  await page.goto(address);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(/MoreBlogs/);
  expect(await page.evaluate(() => document.referrer)).not.toContain('pledge');
});
