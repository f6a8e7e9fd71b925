import { expect, test } from '../support/browser.ts';
import type { TestApp } from '../support/test-app.ts';

/** An organisation that has just begun: no article, no picture, no film, no advertisement. */
async function takeAllAway(app: TestApp): Promise<void> {
  await app.services.write(null, async ({ db, changes }) => {
    const deleted_at = '2026-11-01T08:00:00.000Z';
    await db.updateTable('posts').set({ deleted_at }).execute();
    await db.updateTable('gallery_items').set({ deleted_at }).execute();
    await db.updateTable('advertisements').set({ is_active: false }).execute();
    for (const tag of ['posts', 'categories', 'gallery', 'ads'] as const) changes(tag);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a banner without an advertisement does not let anybody wait for one', async ({ page, app }) => {
      await takeAllAway(app);
      await page.goto('/');
      await expect(page.locator('.hero-picture')).toBeVisible();
      expect(await page.getByText('Loading content...').count()).toBe(0);
    });

    for (const [path, sentence] of [
      ['/MoreBlogs', 'We have not published any articles yet. Please come back soon.'],
      ['/Gallery', 'We have no photos to show yet. Please come back soon.'],
      ['/Videos', 'We have no videos to show yet. Please come back soon.'],
    ] as const) {
      test(`${path} says that there is nothing yet, and shows no empty part`, async ({
        page,
        app,
        expectAccessible,
      }) => {
        await takeAllAway(app);
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByText(sentence)).toBeVisible();
        await expect(main.getByText(/^(0|Showing 0)/)).toHaveCount(0);
        for (const name of ['Recent Posts', 'Categories', 'Highlights']) {
          await expect(main.getByRole('heading', { name })).toHaveCount(0);
        }
        await expect(main.getByRole('search')).toHaveCount(0);
        await expect(main.getByRole('navigation')).toHaveCount(0);
        if (javaScriptEnabled) await expectAccessible();
      });
    }
  });
}

test('a team that is not introduced yet says so on the page, and not on the painted wall', async ({ page, app }) => {
  await app.services.write(null, async ({ db, changes }) => {
    await db.updateTable('team_members').set({ deleted_at: '2026-11-01T08:00:00.000Z' }).execute();
    changes('team');
  });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/Team');
    const [wall, sentence] = await Promise.all([
      page.locator('.team-hero').boundingBox(),
      page.getByText('introduce our team here').boundingBox(),
    ]);
    expect(sentence?.y).toBeGreaterThan((wall?.y ?? 0) + (wall?.height ?? Number.NaN));
  }
});

test('what there is none of is not shown as an achievement', async ({ page, app }) => {
  await app.services.write(null, async ({ db, changes }) => {
    const settings = {
      fun_facts: [
        { value: '0+', label: 'Houses built' },
        { value: '12', label: 'Groups' },
      ],
      progress_bars: [{ label: 'Wells', percent: 0 }],
    };
    await db
      .updateTable('site_settings')
      .set({ settings: JSON.stringify(settings) })
      .execute();
    changes('settings');
  });
  for (const [path, nothing] of [
    ['/', 'Houses built'],
    ['/', 'Wells'],
    ['/Aboutus', 'Wells'],
    ['/Videos', 'YouTube Videos'],
    ['/donate', 'RWF 0'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(nothing)).toHaveCount(0);
  }
  await page.goto('/');
  await expect(page.getByRole('main').getByText('Groups', { exact: true })).toBeVisible();
});
