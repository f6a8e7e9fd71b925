import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { addEvent, addPost } from '../support/factories.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';

const redirects = '/dashboard/redirects';
const notFound = '/dashboard/redirects/notFound';

async function writePage(app: TestApp, title: string, address: string) {
  const { id } = await app.addUser({ isSuperuser: true });
  const page = { title, address, status: 'published' };
  expect((await app.call('POST', '/pages/', page, await accessFor(app, id))).status).toBe(201);
}

/** Somebody follows a dead link. */
async function miss(page: Page, app: TestApp, path: string) {
  const visitor = await page.context().newPage();
  expect((await visitor.goto(path))?.status()).toBe(404);
  await visitor.close();
  await app.missed.flush();
}

async function visit(page: Page, path: string) {
  const visitor = await page.context().newPage();
  const reply = await visitor.goto(path);
  const found = { status: reply?.status(), path: new URL(visitor.url()).pathname };
  const heading = await visitor.getByRole('heading', { level: 1 }).textContent();
  await visitor.close();
  return { ...found, heading };
}

test.beforeEach(async ({ app, allowFaults }) => {
  allowFaults(/404|410/);
  await app.services.db.deleteFrom('redirects').execute();
  await app.services.db.deleteFrom('missed_addresses').execute();
});

for (const width of [1280, 375]) {
  test(`what a visitor did not find is answered in two presses, at ${width} px`, async ({
    page,
    app,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await writePage(app, 'Our volunteers', `our-volunteers-${width}`);
    await signInAs(await app.addUser({ isSuperuser: true }), notFound);
    await expect(page.getByText('Visitors found everything')).toBeVisible();
    await expectAccessible();
    await miss(page, app, `/about/our-volunteers-${width}.html`);
    await miss(page, app, `/old-sale-${width}`);
    await page.reload();
    await page.getByRole('button', { name: `Redirect /about/our-volunteers-${width}.html` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Leads to')).toHaveValue(`/our-volunteers-${width}`);
    await expect(dialog.getByLabel('Leads to')).toHaveAccessibleDescription(/We filled in .* “Our volunteers”/);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`now leads to /our-volunteers-${width}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Redirect /old-sale-${width}` })).toBeFocused();
    expect(await visit(page, `/about/our-volunteers-${width}.html`)).toEqual({
      ...{ status: 200, path: `/our-volunteers-${width}`, heading: 'Our volunteers' },
    });

    await page.getByRole('button', { name: `Say that /old-sale-${width} is gone` }).click();
    await expect(page.getByText(`Visitors of /old-sale-${width} now read that it is gone.`)).toBeVisible();
    await expect(page.getByText('Visitors found everything')).toBeVisible();
    expect(await visit(page, `/old-sale-${width}`)).toMatchObject({ status: 410, heading: 'This Page Is Gone' });

    await page.getByRole('link', { name: 'Old addresses' }).first().click();
    await expect(page.getByRole('table').getByText(`/old-sale-${width}`)).toBeVisible();
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });
}

test('the same by the keyboard alone', async ({ page, app, signInAs }) => {
  await writePage(app, 'Savings groups', 'savings-groups');
  await signInAs(await app.addUser({ isSuperuser: true }), notFound);
  await miss(page, app, '/saving-group');
  await page.reload();
  const { choose, press } = keyboardOf(page);
  await choose(page.getByRole('button', { name: 'Redirect /saving-group' }));
  const target = page.getByRole('dialog').getByLabel('Leads to');
  await expect(target).toBeFocused();
  await expect(target).toHaveValue('/savings-groups');
  await press('Enter');
  await expect(page.getByText('/saving-group now leads to /savings-groups.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await visit(page, '/fr/saving-group')).toMatchObject({
    status: 200,
    path: expect.stringMatching(/savings-groups$/),
  });
});

test('the target is found by a part of its title, with the keys alone, and can be typed as well', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await writePage(app, 'Beekeeping for beginners', 'bees');
  const post = await addPost(app.services, { title: 'The beekeepers of Kanombe' });
  const event = await addEvent(app.services, { title: 'A day of bees and honey' });
  await signInAs(await app.addUser({ isSuperuser: true }), redirects);
  const { choose, press } = keyboardOf(page);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox', { name: 'Leads to' });
  const open = async (from: string) => {
    await choose(page.getByRole('button', { name: 'New redirect' }).first());
    await dialog.getByLabel('Old address').fill(from);
    await field.focus();
  };
  await open('/old-bees');
  await page.keyboard.type('bee');
  const options = dialog.getByRole('option');
  await expect(options).toHaveText([/Beekeeping for.*\/bees/, /The beekeepers/, /A day of bees/]);
  await expect(dialog.getByText('Found: 3.')).toBeVisible();
  await expectAccessible();
  await press('Escape');
  await expect(options.first()).toBeHidden();
  await press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await press('ArrowDown');
  await press('Enter');
  await expect(field).toHaveValue(`/BlogDetail/${post}`);
  await press('Enter');
  await expect(page.getByText(`/old-bees now leads to /BlogDetail/${post}.`)).toBeVisible();

  await open('/old-day');
  await page.keyboard.type('honey');
  await options.first().click();
  await expect(field).toHaveValue(`/EventDetails/${event}`);
  await field.fill('nothing is called so');
  await expect(dialog.getByText('Nothing has this title.')).toBeVisible();
  await field.fill('/Team');
  await expect(options.first()).toBeHidden();
  await press('Enter');
  await expect(page.getByText('/old-day now leads to /Team.')).toBeVisible();
});

for (const language of ['en', 'rw', 'fr'] as const) {
  test(`in ${language} the buttons stand in one line, the main one first, and the rows say what can be done`, async ({
    page,
    app,
    signInAs,
  }) => {
    await page.context().addCookies([{ name: 'dashboard_language', value: language, url: app.url }]);
    const user = await app.addUser({ isSuperuser: true });
    await app.services.db.updateTable('users').set({ language }).where('id', '=', user.id).execute();
    await signInAs(user, redirects);
    for (const width of [1280, 375, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page
        .locator('header button', { has: page.locator('.lucide-plus, .lucide-ellipsis') })
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { top, height, right } = button.getBoundingClientRect();
            return { top, height, isCut: right > window.innerWidth };
          }),
        );
      expect(boxes, `${width}`).toHaveLength(2);
      expect(new Set(boxes.map(({ top }) => top)).size, `${width}`).toBe(1);
      for (const { height, isCut } of boxes) expect([height, isCut], `${width}`).toEqual([44, false]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await miss(page, app, `/lost-${language}`);
    await page.goto(notFound);
    const words = page.locator('.list-actions .row-word');
    await expect(words).toHaveCount(3);
    for (const word of await words.all()) await expect(word).toBeVisible();
  });
}

test('an address is dismissed, and listed again', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), notFound);
  await miss(page, app, '/nonsense');
  await page.reload();
  await page.getByRole('button', { name: 'Dismiss /nonsense' }).click();
  await expect(page.getByText('Visitors found everything')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('cell', { name: '/nonsense', exact: true })).toBeVisible();
});

test('a redirect is added with what is wrong at its field, tried, taken away and put back', async ({
  page,
  app,
  signInAs,
  allowFaults,
  expectAccessible,
}) => {
  allowFaults(/400|404/);
  await signInAs(await app.addUser({ isSuperuser: true }), redirects);
  await expect(page.getByText('No old addresses yet')).toBeVisible();
  await page.getByRole('button', { name: 'New redirect' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Old address').fill('/Events');
  await dialog.getByLabel('Leads to').fill('/Team');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The site uses this address itself, so it cannot lead elsewhere.')).toBeVisible();
  await expect(dialog.getByLabel('Leads to')).toHaveValue('/Team');
  await expectAccessible();
  await dialog.getByLabel('Old address').fill('https://old.example/people/');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: '/people', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Try an address' }).click();
  await dialog.getByLabel('Address', { exact: true }).fill('/rw/people');
  await dialog.getByRole('button', { name: 'Try it' }).click();
  await expect(dialog.getByText('/people leads to /Team.')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Remove /people' }).click();
  await expect(page.getByText('No old addresses yet')).toBeVisible();
  expect((await visit(page, '/people')).status).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('cell', { name: '/people', exact: true })).toBeVisible();
  expect(await visit(page, '/people')).toMatchObject({ status: 200, path: '/Team' });
});

test('a file is looked at before it is taken, and says which row is refused', async ({
  page,
  app,
  signInAs,
  allowFaults,
  expectAccessible,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), redirects);
  allowFaults(/400|404/);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add from a file' }).click();
  const dialog = page.getByRole('dialog');
  const choose = (name: string, content: string | Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await choose('letter.csv', 'We have moved.');
  const chooser = dialog.getByRole('button', { name: 'Choose another file' });
  await expect(chooser).toHaveAccessibleDescription(
    'This file is not a table. Save it as CSV and choose it again. letter.csv',
  );
  await expect(dialog.getByText(/0 new/)).toHaveCount(0);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expectAccessible();
  const text = 'old,new\n/who-we-are,/Aboutus\n/out,https://evil.example/\n';
  await choose('old.csv', text);
  await expect(dialog.getByText('old.csv: 1 new, 0 changed, 0 as they are, 1 refused.')).toBeVisible();
  await expect(dialog.getByText('Row 3, /out: This is not an address of this site.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save 1 redirect' }).click();
  await expect(page.getByRole('cell', { name: '/who-we-are', exact: true })).toBeVisible();
});

test('who may not publish pages reads both lists and changes nothing', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['pages.view'] }), redirects);
  await expect(page.getByText('No old addresses yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try an address' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New redirect' })).toHaveCount(0);
});
