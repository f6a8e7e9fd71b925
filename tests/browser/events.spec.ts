import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { addressOfEvent, openPage } from '../support/events.ts';
import { addEvent } from '../support/factories.ts';
import { MORNING, type TestApp } from '../support/test-app.ts';

const DAY = 86_400_000;

/** Long past, so that no other list than the one that is paged shows them. */
const OLD = 13;
const ONE_WITH_TWO_PICTURES = 'Two pictures of one day';

/** With the sample's six, more than two pages of events that have been, and one event with a banner of its own. */
async function addEvents({ services }: TestApp): Promise<void> {
  await services.write(null, async ({ db, now, changes }) => {
    const [first, second] = await db.selectFrom('media').select('id').orderBy('id').limit(2).execute();
    const event = (title: string, days: number) => ({
      title,
      description: '<h2>The day</h2><p>What will be <strong>shared</strong>.</p>',
      summary: 'What will be shared.',
      event_type: 'offline' as const,
      location: 'Kanombe',
      online_link: null,
      start_date: new Date(Date.parse(MORNING) + days * DAY).toISOString(),
      end_date: null,
      banner_media_id: first?.id ?? null,
      media_id: second?.id ?? null,
      category: null,
      organizer: null,
      is_active: true,
      is_public: true,
      capacity: 2,
      rating: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    });
    const old = Array.from({ length: OLD }, (_, index) => event(`Old event ${index + 1}`, -100 - index));
    await db
      .insertInto('events')
      .values([...old, event(ONE_WITH_TWO_PICTURES, 100)])
      .execute();
    changes('events');
  });
}

test.beforeAll(({ app }) => addEvents(app));

const recent = (page: Page) => page.getByRole('region', { name: 'Recent Events (From Today Backwards)' });

test.describe('the list of events', () => {
  test('shows the newest eight, what is coming, and the way to the others', async ({ page, expectAccessible }) => {
    await openPage(page, '/Events');
    await expect(page.getByRole('heading', { level: 1, name: 'Recent Events' })).toBeVisible();
    await expect(recent(page).getByText('Showing 1-8 of 19 events')).toBeVisible();
    await expect(recent(page).getByRole('article')).toHaveCount(8);
    await expect(recent(page).getByText('Page 1 of 3')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Upcoming Events' }).getByRole('listitem')).toHaveCount(4);
    await expectAccessible();
  });

  test('turns its pages in place, and Back turns them back', async ({ page }) => {
    await openPage(page, '/Events');
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await recent(page).getByRole('link', { name: 'Next' }).click();
    await expect(recent(page).getByText('Showing 9-16 of 19 events')).toBeVisible();
    await expect(page).toHaveURL(/\/Events\?page=2$/);
    await expect(page.getByRole('heading', { name: 'Recent Events (From Today Backwards)' })).toBeFocused();
    await recent(page).getByRole('link', { name: 'Page 3' }).click();
    await expect(recent(page).getByRole('article')).toHaveCount(3);
    await expect(recent(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
    await page.goBack();
    await expect(recent(page).getByText('Showing 9-16 of 19 events')).toBeVisible();
    await page.goBack();
    await expect(recent(page).getByText('Showing 1-8 of 19 events')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-same-document');
  });

  test('a page that does not come can be tried again', async ({ page }) => {
    await openPage(page, '/Events');
    await page.route('**/api/events/**', (route) => route.fulfill({ body: 'no JSON' }));
    await recent(page).getByRole('link', { name: 'Next' }).click();
    await expect(recent(page).getByText('Oops something went wrong while Loading Events')).toBeVisible();
    await expect(recent(page).getByText('Failed to fetch events')).toBeVisible();
    await page.unroute('**/api/events/**');
    await recent(page).getByRole('link', { name: 'Try Again' }).click();
    await expect(recent(page).getByText('Showing 9-16 of 19 events')).toBeVisible();
  });

  test('the names of the longest months stay whole beside their events', async ({ page, app }) => {
    const [start_date, end_date] = ['2027-09-10T08:00:00.000Z', '2027-09-10T10:00:00.000Z'];
    await addEvent(app.services, { title: 'A year ahead', start_date, end_date });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/Events');
    const name = page.getByRole('heading', { name: 'September 2027' });
    const lines = await name.evaluate((heading) => {
      const words = heading.firstChild;
      if (words === null) throw new Error('The month has no name');
      const september = document.createRange();
      september.setStart(words, 0);
      september.setEnd(words, 'September'.length);
      return september.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test('past its end shows its last page, and is found under every spelling', async ({ app }) => {
    const pastTheEnd = await (await app.get('/events?page=40')).text();
    expect(pastTheEnd).toContain('Showing 17-19 of 19 events');
    const withoutNumber = await (await app.get('/EventDetails')).text();
    expect(withoutNumber).toContain('Showing 1-8 of 19 events');
    expect(withoutNumber).toContain('<link rel="canonical" href="https://intambwe.example/Events"/>');
  });
});

test.describe('an event', () => {
  test('tells when, where and what', async ({ page, app, expectAccessible }) => {
    await openPage(page, await addressOfEvent(app, 'Savings and loans: an evening online'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Savings and loans: an evening online');
    await expect(page.getByText('28 November 2026, 18:00–20:00').first()).toBeVisible();
    await expect(page.getByText('Online Event').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Join Online Event' }).first()).toHaveAttribute('href', /^https:/);
    await expect(page.getByText(/meet\.example/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', /^\/events\/\d+\.ics$/);
    await expect(page.getByRole('region', { name: 'More Upcoming Events' }).getByRole('article')).toHaveCount(3);
    await expectAccessible();
  });

  test('turns its pictures, past either end', async ({ page, app }) => {
    await openPage(page, await addressOfEvent(app, ONE_WITH_TWO_PICTURES));
    const shown = page.getByRole('button', { name: /^Show picture/ }).and(page.locator('[aria-current=true]'));
    await expect(shown).toHaveAccessibleName('Show picture 1 of 2');
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await expect(shown).toHaveAccessibleName('Show picture 2 of 2');
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(shown).toHaveAccessibleName('Show picture 1 of 2');
    await page.getByRole('button', { name: 'Show picture 2 of 2' }).click();
    await expect(shown).toHaveAccessibleName('Show picture 2 of 2');
  });

  test('is shared by its public address', async ({ page, app, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const address = await addressOfEvent(app, ONE_WITH_TWO_PICTURES);
    await openPage(page, address);
    await page.getByText('Share Event').click();
    const shared = encodeURIComponent(`https://intambwe.example${address}`);
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(`${shared}$`));
    await expect(page.getByRole('link', { name: 'Facebook', exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`https://intambwe.example${address}`);
  });

  test('opens the phone’s own share sheet where there is one', async ({ page, app }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (given: ShareData) => document.body.setAttribute('data-shared', String(given.title)),
      });
    });
    await openPage(page, await addressOfEvent(app, ONE_WITH_TWO_PICTURES));
    await page.getByText('Share Event').click();
    await expect(page.locator('body')).toHaveAttribute(
      'data-shared',
      new RegExp(`^${ONE_WITH_TWO_PICTURES}, 28 February 2027 at 10:00, `),
    );
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
  });

  test('that is not there says so', async ({ app }) => {
    for (const id of ['99999', 'tomorrow']) {
      const answer = await app.get(`/EventDetails/${id}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain(
        'The event you&#x27;re looking for doesn&#x27;t exist or has been removed.',
      );
    }
  });
});

test.describe('the calendar', () => {
  /** The calendar of the page. */
  const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar' });

  test('holds events far ahead, and leads to a file that phones can follow', async ({ page }) => {
    await page.goto('/Events');
    await expect(calendar(page).getByRole('link', { name: 'calendar' })).toHaveAttribute('href', '/events.ics');
    const pages = calendar(page).getByRole('link', { name: /^Page \d/ });
    if ((await pages.count()) > 0) await pages.last().click();
    await expect(calendar(page).getByRole('heading', { name: ONE_WITH_TWO_PICTURES })).toBeVisible();
  });

  test('says what is today, under way and over, as the day goes on', async ({ app }) => {
    const start = Date.parse(MORNING) + 3_600_000;
    const title = 'Market of the day';
    await app.services.write(null, async ({ db, changes }) => {
      await db
        .updateTable('events')
        .set({ start_date: new Date(start).toISOString(), end_date: new Date(start + 3_600_000).toISOString(), title })
        .where('title', '=', 'Old event 1')
        .execute();
      changes('events');
    });
    const address = await addressOfEvent(app, title);
    for (const [minutes, words, isOver] of [
      [0, 'Today', false],
      [60, 'Now', false],
      [121, 'Over', true],
    ] as const) {
      app.setClock(new Date(Date.parse(MORNING) + minutes * 60_000).toISOString());
      const list = await (await app.get('/Events')).text();
      const card = list
        .slice(list.indexOf('id="coming"'))
        .split('<article')
        .find((part) => part.includes(title));
      expect(card).toContain(`</time> <strong class="event-phase">${words}</strong>`);
      const details = await (await app.get(address)).text();
      expect(details.includes('This event is over')).toBe(isOver);
      expect(details.includes('Add to calendar')).toBe(!isOver);
    }
    app.setClock(MORNING);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages are turned by their links', async ({ page }) => {
    await page.goto('/Events');
    await recent(page).getByRole('link', { name: 'Next' }).click();
    await expect(recent(page).getByText('Showing 9-16 of 19 events')).toBeVisible();
  });

  test('an event is shared and a place is kept', async ({ page, app }) => {
    await page.goto(await addressOfEvent(app, ONE_WITH_TWO_PICTURES));
    await page.getByText('Share Event').click();
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await page.getByLabel('Full name').fill('Test Visitor');
    await page.getByLabel('E-mail', { exact: true }).fill('plain@example.org');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(
      page.getByText(
        'You are registered. Check your e-mail for a confirmation. If none arrives, your place is still reserved.',
      ),
    ).toBeVisible();
    await expect(page.getByText('Only a few places left')).toBeVisible();
  });
});
