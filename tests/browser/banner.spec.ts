import type { StaffAdvertisement } from '../../domain/collections/advertisements.ts';
import { addAdvertisement } from '../support/advertisements.ts';
import { expect, test } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import { MORNING, type TestApp } from '../support/test-app.ts';

const countsOf = (app: TestApp, id: number) =>
  app.services.db.selectFrom('advertisements').select(['views', 'clicks']).where('id', '=', id).executeTakeFirst();

test('an advertisement begins in its second in the browser of a visitor', async ({ page, app }) => {
  const { title } = await addAdvertisement(app, {
    title: 'From tomorrow on',
    start_date: '2026-11-21',
    end_date: '2026-11-21',
  });
  const banner = page.getByRole('link', { name: title });
  for (const [moment, count] of [
    ['2026-11-20T21:59:59.999Z', 0],
    ['2026-11-20T22:00:00.000Z', 1],
    ['2026-11-21T21:59:59.999Z', 1],
    ['2026-11-21T22:00:00.000Z', 0],
  ] as const) {
    app.setClock(moment);
    await page.goto('/');
    await expect(banner).toHaveCount(count);
  }
  app.setClock(MORNING);
});

test.describe('the banner', () => {
  /** Takes what other tests have made out of the banner, and puts these two into it, the second first. */
  async function showTwo(app: TestApp): Promise<[StaffAdvertisement, StaffAdvertisement]> {
    await app.services.write(null, async ({ db, changes }) => {
      await db.updateTable('advertisements').set({ is_active: false }).execute();
      changes('ads');
    });
    const [first, second] = [
      await addAdvertisement(app, { title: 'The first' }),
      await addAdvertisement(app, { title: 'The second' }),
    ];
    return [second, first];
  }

  test('counts each advertisement once while the page is open, when it is really seen', async ({ page, app }) => {
    const [first, second] = await showTwo(app);
    const sent: string[] = [];
    // Once it is answered, it is counted.
    page.on('requestfinished', (request) => {
      if (/\/api\/ads\/\d+\/view\//.test(request.url())) sent.push(request.url());
    });
    await page.clock.install({ time: MORNING });
    await page.goto('/');
    await wakeIslands(page);
    await expect.poll(() => sent.length).toBe(1);
    await page.clock.runFor(8000);
    await expect.poll(() => sent.length).toBe(2);
    // A second round counts no visitor again.
    await page.clock.runFor(8000);
    await page.clock.runFor(8000);
    await expect(page.getByRole('button', { name: 'Show slide 2 of 2' })).toHaveAttribute('aria-current', 'true');
    expect(sent.map((url) => Number(/\d+(?=\/view)/.exec(url)?.[0]))).toEqual([first.id, second.id]);
    const { generation } = app.services.versions;
    await app.flushCounts();
    expect(await countsOf(app, first.id)).toEqual({ views: 1, clicks: 0 });
    expect(await countsOf(app, second.id)).toEqual({ views: 1, clicks: 0 });
    expect(app.services.versions.generation).toBe(generation);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('says what the advertisement is about, and that it leads somewhere', async ({ page, app }) => {
    await showTwo(app);
    const { title } = await addAdvertisement(app, {
      title: 'Maize from Kanombe',
      description: 'Fifty kilos, dried and sorted.',
      content: `From the first of December on.\n${'Bring your own bags. '.repeat(40)}`,
    });
    for (const [width, height] of [
      [375, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const link = page.getByRole('link', { name: title });
      await expect(link.getByText(title)).toBeVisible();
      await expect(link.getByText('Fifty kilos, dried and sorted.')).toBeVisible();
      const content = link.getByText('From the first of December on.');
      if (width > 768) await expect(content).toBeVisible();
      await expect(link).toHaveAccessibleName(/Fifty kilos, dried and sorted/);
      const controls = page.getByRole('button', { name: 'Pause the slides' });
      await controls.click();
      await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    }
    const { results } = await (await app.get('/api/ads/')).json();
    expect(results[0].content.length).toBeLessThan(310);
  });

  test('counts nothing that is out of sight', async ({ page, app }) => {
    const [first] = await showTwo(app);
    await page.clock.install({ time: MORNING });
    await page.setViewportSize({ width: 375, height: 700 });
    let seen = 0;
    page.on('request', (request) => {
      if (request.url().includes('/view/')) seen += 1;
    });
    // Before the islands are hydrated.
    await page.addInitScript(() => {
      const toTheEnd = () => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      document.addEventListener('DOMContentLoaded', toTheEnd);
    });
    await page.goto('/');
    await wakeIslands(page);
    await page.clock.runFor(9000);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    expect(seen).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => seen).toBe(1);
    await app.flushCounts();
    expect(await countsOf(app, first.id)).toMatchObject({ clicks: 0 });
  });

  test('leads to the stored address, and the click is counted', async ({ page, app, allowFaults }) => {
    // The browser's message if the next page is there before the cross-fade could begin.
    allowFaults(/Transition was aborted/);
    const [first] = await showTwo(app);
    await app.services.db
      .updateTable('advertisements')
      .set({ target_url: '/Events' })
      .where('id', '=', first.id)
      .execute();
    await page.goto('/');
    await page.getByRole('link', { name: 'The second' }).click({ position: { x: 900, y: 40 } });
    await expect(page).toHaveURL(/\/Events$/);
    await app.flushCounts();
    expect(await countsOf(app, first.id)).toMatchObject({ clicks: 1 });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads there just the same', async ({ page, app }) => {
      const [first] = await showTwo(app);
      await app.services.db
        .updateTable('advertisements')
        .set({ target_url: '/donate' })
        .where('id', '=', first.id)
        .execute();
      await page.goto('/');
      await page.getByRole('link', { name: 'The second' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/donate$/);
      await app.flushCounts();
      expect(await countsOf(app, first.id)).toEqual({ views: 0, clicks: 1 });
      expect(await page.context().cookies()).toEqual([]);
    });
  });
});
