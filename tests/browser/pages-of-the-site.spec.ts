import type { Page } from '@playwright/test';
import { addresses } from '../../domain/addresses.ts';
import { pagesOfSections, SECTION, usualBlocks } from '../../domain/page-sections.ts';
import { faultsAt, PHONES } from '../support/boxes.ts';
import { expect, test } from '../support/browser.ts';
import { extremeSection } from '../support/extreme-blocks.ts';
import { addPicture } from '../support/factories.ts';
import { random } from '../support/random.ts';
import { accessFor } from '../support/signed-in.ts';
import { isThorough, some } from '../support/thorough.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save page' });
const blocks = (page: Page) => page.getByRole('region', { name: 'Blocks' });
const card = (page: Page, name: RegExp) => blocks(page).getByRole('button', { name });

/** Opens the form of what a page of the site shows. */
async function change(page: Page, name: string) {
  await page.goto('/dashboard/pages/standard');
  await page.getByRole('button', { name: `Change what it shows: ${name}` }).click();
  await expect(page.getByText('This is a page of the site itself')).toBeVisible();
}

async function publish(page: Page) {
  await page.getByLabel('Status').selectOption('Published');
  await save(page).click();
  await expect(page.getByText(/^Page “.*” saved\.$/)).toBeVisible();
}

for (const width of [1280, ...PHONES]) {
  test(`the home page gets other words and a block, and is as it came once that is deleted, at ${width} px`, async ({
    page,
    app,
    signInAs,
    expectAccessible,
  }) => {
    // What another width has left in the trash would be gone on with.
    await app.services.db.deleteFrom('pages').execute();
    await page.setViewportSize({ width, height: 800 });
    await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/pages/standard');
    await expectAccessible();
    await change(page, 'Home');
    await expect(blocks(page).getByRole('heading', { level: 3 })).toHaveCount(10);
    await expectAccessible();
    await card(page, /^5\. Fun facts/).click();
    await blocks(page).getByLabel('Title', { exact: true }).fill('What we count');
    await page.getByRole('button', { name: 'Move up: 5. Fun facts' }).click();
    await page.getByRole('button', { name: 'More for 9. Call to donate' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Add a block', exact: true }).click();
    const chooser = page.getByRole('dialog');
    await expect(chooser.getByRole('button', { name: /^Call to donate/ })).toBeVisible();
    await expectAccessible();
    await chooser.getByRole('button', { name: /^Questions and answers/ }).click();
    await blocks(page).getByLabel('Title', { exact: true }).last().fill('What people ask');
    await publish(page);

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'What we count' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empowering Communities, Transforming Lives');
    await expect(page.getByRole('heading', { name: 'Your gift is someone’s first step' })).toHaveCount(0);
    await expectAccessible();
    await page.goto('/fr');
    await expect(page.getByText('What we count')).toHaveAttribute('lang', 'en');

    await page.goto('/dashboard/pages');
    await page.getByRole('button', { name: 'Delete Home' }).click();
    await expect(page.getByRole('button', { name: 'Delete Home' })).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Your gift is someone’s first step' })).toBeVisible();
  });
}

test('who reads a changed page of the site comes to the section in sight', async ({ page, app, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/pages/standard');
  await change(page, 'Our Mission');
  await publish(page);
  await page.goto('/Mission');
  await expect(async () => {
    await page.locator('#statement-title').evaluate((title) => title.scrollIntoView({ block: 'center' }));
    await page.getByRole('link', { name: 'Edit this page' }).dispatchEvent('pointerdown');
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', /part=block-/, {
      timeout: 500,
    });
  }).toPass();
  await page.getByRole('link', { name: 'Edit this page' }).click();
  await expect(card(page, /^3\. Mission statement/)).toHaveAttribute('aria-expanded', 'true');
});

/** Looks at each page; others with other seeds. */
const ROUNDS = isThorough ? 3 : 1;

test('sections of the site hold whatever is written in them', async ({ page, app, expectAccessible, allowFaults }) => {
  test.setTimeout(isThorough ? 900_000 : 180_000);
  // The other sizes of pictures are not made here.
  allowFaults(/status of 404/);
  const access = await accessFor(app, (await app.addUser({ isSuperuser: true })).id);
  const pictures: number[] = [];
  for (const [width, height] of [
    [900, 1600],
    [3000, 750],
    [200, 150],
  ] as const)
    pictures.push(await addPicture(app.services, '#8e2f17', width, height));
  const found: string[] = [];
  for (const [place, name] of some(pagesOfSections, 5).entries()) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const choosing = { below: random(place * ROUNDS + round + 1), pictures };
      const begun = await (await app.call('POST', `/site/pages/${name}/content/`, undefined, access)).json();
      const blocks = usualBlocks(name).map((block, at) =>
        block.type === SECTION ? extremeSection(block, at, choosing) : block,
      );
      const body = { ...begun, status: 'published', blocks };
      const reply = await app.call('PUT', `/pages/${begun.id}/`, body, access);
      expect(reply.status, await reply.clone().text()).toBe(200);
      for (const [width, colorScheme] of [
        [375, 'dark'],
        [1280, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(addresses[name]);
        await expect(page.locator('main [data-block]').first()).toBeAttached();
        await expectAccessible();
      }
      found.push(...(await faultsAt(page, `${name} ${round}`, [320, 375, 768, 1280, 1920])));
    }
  }
  expect(found).toEqual([]);
});
