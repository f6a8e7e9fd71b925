import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { MORNING, type TestApp } from '../support/test-app.ts';

const TITLE = 'General assembly';
const MESSAGE = `${'The savings groups of the whole sector meet. '.repeat(12)}Bring your passbook.`;

const planting = { title: 'Planting season', message: 'Seed can be collected.' };

/** Writes these announcements, the newest last, in place of those there are: two, the newest of which is long. */
function announce({ services }: TestApp, all = [planting, { title: TITLE, message: MESSAGE }]): Promise<unknown> {
  return services.write(null, async ({ db, now, changes }) => {
    await db.deleteFrom('announcements').execute();
    const shown = { is_active: true, show_until: null, created_at: now, updated_at: now };
    for (const texts of all)
      await db
        .insertInto('announcements')
        .values({ ...shown, ...texts })
        .execute();
    changes('announcements');
  });
}

const strip = (page: Page) => page.getByRole('region', { name: 'Announcements', exact: true });

/** The number of the one that the strip shows. */
const shown = (page: Page) =>
  page.getByRole('button', { name: /^Show announcement/ }).and(page.locator('[aria-current=true]'));

test('a long announcement is held until it can be read, and leads to the page of all', async ({ page, app }) => {
  await announce(app);
  await page.clock.install({ time: MORNING });
  await page.goto('/History');
  await page.clock.runFor(1000);
  await expect(shown(page)).toHaveAccessibleName('Show announcement 1 of 2');
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveAccessibleName('Show announcement 1 of 2');
  await page.clock.runFor(5000);
  await expect(shown(page)).toHaveAccessibleName('Show announcement 2 of 2');
  await strip(page).getByRole('link').click();
  await expect(page).toHaveURL('/Announcements');
  await expect(page.getByRole('region', { name: 'All announcements' }).getByText(MESSAGE)).toBeVisible();
});

test('announcements turn without React; those that have changed are shown on return, and stay held', async ({
  page,
  app,
}) => {
  const react: string[] = [];
  page.on('request', (request) => {
    if (/\/hydrate-/.test(request.url())) react.push(request.url());
  });
  await announce(app);
  await page.clock.install({ time: MORNING });
  await page.goto('/History');
  await strip(page).getByRole('button', { name: 'Next announcement' }).click();
  await expect(shown(page)).toHaveAccessibleName('Show announcement 2 of 2');
  await page.clock.runFor(5000);
  await expect(shown(page)).toHaveAccessibleName('Show announcement 1 of 2');
  await strip(page).getByRole('button', { name: 'Pause announcements' }).press('Enter');
  await expect(strip(page).getByRole('button', { name: 'Resume announcements' })).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(shown(page)).toHaveAccessibleName('Show announcement 1 of 2');
  expect(react).toEqual([]);

  await announce(app, [planting, { title: 'Harvest', message: 'Bring your sacks.' }, planting]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(shown(page)).toHaveAccessibleName('Show announcement 1 of 3');
  await strip(page).getByRole('button', { name: 'Show announcement 2 of 3' }).click();
  await expect(strip(page).getByRole('link')).toContainText('Bring your sacks.');
  await expect(strip(page).getByText('Seed can be collected.').first()).toBeHidden();
  await page.clock.runFor(30_000);
  await expect(shown(page)).toHaveAccessibleName('Show announcement 2 of 3');
  await strip(page).getByRole('button', { name: 'Resume announcements' }).click();
  await page.clock.runFor(5000);
  await expect(shown(page)).toHaveAccessibleName('Show announcement 3 of 3');
});

test('an announcement stands still on a phone, in two lines', async ({ page, app }) => {
  await announce(app);
  await page.setViewportSize({ width: 375, height: 640 });
  await page.goto('/History');
  const looks = await strip(page)
    .getByText(TITLE)
    .first()
    .evaluate((title) => {
      const copy = title.closest('p') ?? title;
      const { lineHeight, animationName } = getComputedStyle(copy);
      return { lines: Math.round(copy.clientHeight / Number.parseFloat(lineHeight)), animationName };
    });
  expect(looks).toEqual({ lines: 2, animationName: 'none' });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every announcement can be read', async ({ page, app }) => {
    await announce(app);
    await page.goto('/History');
    await page.getByRole('link', { name: 'Read all 2' }).click();
    const all = page.getByRole('region', { name: 'All announcements' });
    await expect(all.getByRole('heading', { level: 2 })).toHaveText([TITLE, 'Planting season']);
  });
});
