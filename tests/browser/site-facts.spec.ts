import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';

const title = /Confirm What the Site Says \(\d+\)/;

testInEachLook(
  'what the site says by itself stands on the overview',
  async ({ page, app, signInAs, expectAccessible }) => {
    await signInAs(await app.addUser({ permissions: ['settings.edit'] }));
    const list = page.getByRole('region', { name: title });
    await expect(list.getByRole('listitem')).toHaveCount(5);
    await expect(list.getByRole('listitem').first()).toContainText('Replace it before you share the site.');
    await expectAccessible();
  },
);

test('a fact is confirmed by keyboard with one key, put back with another, and can be changed', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ permissions: ['settings.view', 'settings.edit'] }));
  const list = page.getByRole('region', { name: title });
  const count = async () =>
    Number(/\d+/.exec((await list.getByRole('heading', { level: 2 }).textContent()) ?? '')?.[0]);
  await expect(list).toBeVisible();
  const before = await count();
  await list.getByRole('button', { name: `Show all ${before}` }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(before);
  await list.getByRole('button', { name: 'Confirm: Fun facts' }).press('Enter');
  await expect(list.getByText('459+ · People Rised')).toHaveCount(0);
  expect(await count()).toBe(before - 1);
  // The button has gone with its row; the next Tab leads to the next fact.
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').or(list.getByRole('button')).first()).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(list.getByText('459+ · People Rised')).toBeVisible();
  expect(await count()).toBe(before);

  // The sample's telephone number cannot be confirmed.
  await expect(list.getByRole('button', { name: 'Phone' })).toHaveCount(0);
  await list.getByRole('link', { name: 'Edit Phone' }).press('Enter');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+250 788 111 222');
  await page.getByRole('button', { name: 'Save settings' }).press('Enter');
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  await page.goto('/dashboard/adminDashboard');
  await expect(list).toBeVisible();
  await expect(list.getByRole('link', { name: 'Edit Phone' })).toHaveCount(0);
});

test('the pages are whole without a telephone number, an e-mail address and social links', async ({ page, app }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const settings = await (await app.get('/api/site-settings/')).json();
  const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
  const options = { ...settings, phone: '', email: '', social_links: [] };
  expect((await app.call('PUT', '/site-settings/', options, access)).status).toBe(200);
  await page.goto('/contactus');
  const reach = page.getByRole('region', { name: 'Reach us' }).getByRole('link');
  await expect(reach).toHaveText([/Write to us/, /Visit us/]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByLabel('Name')).toBeInViewport();
  await expect(page.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
});
