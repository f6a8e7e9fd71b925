import { expect, test } from '../support/browser.ts';

const tiles = {
  '/Mission': ['Education', 'Community', 'Empowerment'],
  '/Vision': ['Growth', 'Innovation', 'Progress'],
};

test('the about page says who we are, with the mission, the vision and how far things are', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/Aboutus');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Donations' })).toHaveAttribute('value', '75');
  await expect(page.getByRole('progressbar', { name: 'Trainings' })).toHaveAttribute('value', '90');
  await expectAccessible();
});

for (const [path, names] of Object.entries(tiles)) {
  test(`${path} has its hero, its tiles and its statement`, async ({ page, expectAccessible }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const name of names) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /(Mission|Vision) statement/ })).toBeVisible();
    await expect(page.locator('main img')).not.toHaveCount(0);
    await expectAccessible();
  });
}

const pillars = [
  ['Savings groups', 'saving-groups', 'Community Savings Groups'],
  ['Training', 'training', 'Comprehensive Training'],
  ['Seed money', 'financial-empowerment', 'Seed Money'],
  ['Weekly support', 'support', 'Weekly Volunteer Support'],
] as const;

test('each pillar has its components and outcomes, and the page ends with what one can do', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/Mentorship');
  for (const [, id, title] of pillars) {
    const section = page.locator(`#${id}`);
    await expect(section.getByRole('heading', { level: 2, name: title })).toBeAttached();
    await expect(section.getByRole('heading', { name: 'Key Components' })).toBeAttached();
    await expect(section.getByRole('heading', { name: 'Expected Outcomes' })).toBeAttached();
  }
  await expect(page.locator('main').getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', '/donate');
  await expectAccessible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an icon leads to its pillar and marks it', async ({ page }) => {
    await page.goto('/Mentorship');
    const icons = page.getByRole('navigation', { name: 'The four pillars' });
    for (const [label, id, title] of pillars) {
      await icons.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(`/Mentorship#${id}`);
      await expect(page.locator(':target')).toHaveAttribute('id', id);
      await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    }
  });
});

test('the pictures of the pillars stand left and right in turn', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/Mentorship');
  const sides: boolean[] = [];
  for (const [, id] of pillars) {
    const box = await page.locator(`#${id} img`).boundingBox();
    sides.push((box?.x ?? 0) < 600);
  }
  expect(sides).toEqual([true, false, true, false]);
});

test('the home page’s pillars lead to the same places', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Seed Money' }).click();
  await expect(page).toHaveURL('/Mentorship#financial-empowerment');
  await expect(page.locator(':target')).toHaveAttribute('id', 'financial-empowerment');
});
