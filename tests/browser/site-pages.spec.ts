import { expect, test } from '../support/browser.ts';

const titles = {
  '/History': 'Our History',
  '/Team': 'Our Team',
  '/Documents': 'Documents',
  '/Testimonials': 'Testimonials',
  '/Announcements': 'Announcements',
  '/Services': 'Our Services',
  '/Privacy': 'Privacy Policy',
  '/Terms': 'Terms of Service',
  '/Cookies': 'Cookie Policy',
};

for (const [path, title] of Object.entries(titles)) {
  test(`${path} is a page of its own, for everybody and at every width`, async ({ page, expectAccessible }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('the history is dated, as far as the date is known, and goes forward', async ({ page }) => {
  await page.goto('/History');
  const dates = page.getByRole('region', { name: 'Timeline' }).locator('time');
  await expect(dates.first()).toHaveText('2024');
  await expect(dates.first()).toHaveAttribute('datetime', '2024');
  const all = await dates.evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(all.length).toBeGreaterThan(1);
  expect(all).toEqual(all.toSorted());
});

test('every person of the team has a name, a role and a portrait', async ({ page }) => {
  await page.goto('/Team');
  const people = page.getByRole('region', { name: 'Our Team' }).getByRole('listitem');
  await expect(people).not.toHaveCount(0);
  for (const person of await people.all()) {
    await expect(person.getByRole('heading', { level: 2 })).not.toBeEmpty();
    await expect(person.getByRole('img')).toBeAttached();
  }
});

test('a document says what it is before it is downloaded, and arrives whole', async ({ page, app }) => {
  await page.goto('/Documents');
  const link = page.getByRole('link', { name: /download, PDF, \d/ }).first();
  await expect(link).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: link });
  await expect(row.locator('time')).toHaveText(/^\d{1,2} \w+ \d{4}$/);
  const file = await app.get((await link.getAttribute('href')) ?? '');
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toContain('application/pdf');
});

test('quotations stand with who said them', async ({ page }) => {
  await page.goto('/Testimonials');
  const quotations = page.getByRole('figure');
  await expect(quotations).not.toHaveCount(0);
  for (const quotation of await quotations.all()) {
    await expect(quotation.locator('blockquote')).not.toBeEmpty();
    await expect(quotation.locator('figcaption')).not.toBeEmpty();
  }
});

test('the policies lead to one another', async ({ page }) => {
  await page.goto('/Privacy');
  const policies = page.getByRole('navigation', { name: 'Policies' });
  await expect(policies.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('aria-current', 'page');
  await policies.getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page).toHaveURL('/Cookies');
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible();
});
