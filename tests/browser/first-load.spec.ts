import { staffAddresses } from '../../domain/addresses.ts';
import { expect, test } from '../support/browser.ts';
import { weigh } from '../support/weigh.ts';

/** Screens that are often the first of a day, with the most script a phone may fetch for them (kB as they travel): a little more than today. */
const firstScreens = [
  ['signing in', staffAddresses.signIn, 210],
  ['the overview', staffAddresses.overview, 220],
  ['the posts', staffAddresses.posts, 265],
  ['a new post', staffAddresses.newPost, 412],
  ['the messages', staffAddresses.contacts, 288],
] as const;

for (const [name, address, most] of firstScreens) {
  test(`the first load of the dashboard stays light on a phone: ${name}`, async ({ page, app, signInAs }) => {
    await page.setViewportSize({ width: 375, height: 720 });
    const bytes = weigh(page);
    if (address === staffAddresses.signIn) await page.goto(address);
    else await signInAs(await app.addUser({ isSuperuser: true }), address);
    await page.waitForLoadState('networkidle');
    expect(bytes.script).toBeGreaterThan(150_000);
    expect(bytes.script).toBeLessThan(most * 1000);
  });
}

test('a field whose error cannot be worded says so, and how to read it', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/ERR_FAILED|dynamically imported module/);
  await signInAs(await app.addUser({ isSuperuser: true }), staffAddresses.newRole);
  await page.clock.install();
  const theWords = /\/assets\/(worded|replies)-/;
  await page.route(theWords, (route) => route.abort());
  const save = page.getByRole('main').getByRole('button', { name: 'Create Role' });
  await save.click();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.getByText('This cannot be accepted as it is. Load this page again to read why').count();
    })
    .toBeGreaterThan(0);
  await page.unroute(theWords);
  await page.reload();
  await save.click();
  await expect(page.getByText('Role name is required')).toBeVisible();
});
