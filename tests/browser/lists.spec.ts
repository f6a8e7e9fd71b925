import * as frenchCollections from '../../locales/fr/dashboard/collections.ts';
import * as frenchList from '../../locales/fr/dashboard/list.ts';
import { expect, test } from '../support/browser.ts';
import { prepareSpam } from '../support/tasks.ts';
import type { TestApp } from '../support/test-app.ts';

const ANNOUNCEMENTS = '/dashboard/addAnnouncement';

/** Creates this many announcements, numbered from 1; every third is inactive. */
async function announce({ services }: TestApp, count: number): Promise<void> {
  await services.write(null, async ({ db, changes }) => {
    for (let first = 1; first <= count; first += 100) {
      const numbers = Array.from({ length: Math.min(100, count - first + 1) }, (_, index) => first + index);
      await db
        .insertInto('announcements')
        .values(
          numbers.map((number) => {
            const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
            const is_active = number % 3 !== 0;
            const title = `Notice ${String(number).padStart(4, '0')}`;
            return { title, message: 'Read it.', is_active, show_until: null, created_at: at, updated_at: at };
          }),
        )
        .execute();
    }
    changes('announcements');
  });
}

test('columns can be hidden with the keyboard, and stay hidden for this person on this device in every language', async ({
  page,
  app,
  signInAs,
}) => {
  await announce(app, 9);
  const user = await app.addUser({ isSuperuser: true });
  await signInAs(user, ANNOUNCEMENTS);
  const created = page.getByRole('columnheader', { name: 'Created' });
  await expect(created).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Created' }).press('Space');
  await expect(created).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Show Until' })).toBeVisible();
  await expect(created).toBeHidden();

  await app.services.db.updateTable('users').set({ language: 'fr' }).where('id', '=', user.id).execute();
  await page.context().clearCookies();
  await signInAs(user, ANNOUNCEMENTS);
  await page.getByRole('button', { name: frenchList.columns }).click();
  const createdInFrench = page.getByRole('menuitemcheckbox', { name: frenchCollections.created });
  await expect(createdInFrench).not.toBeChecked();
  await createdInFrench.click();
  await expect(page.getByRole('columnheader', { name: frenchCollections.created })).toBeVisible();
});

test('headings that this device remembered in one language hide no column, and are no hindrance', async ({
  page,
  app,
  signInAs,
}) => {
  await announce(app, 9);
  const user = await app.addUser({ isSuperuser: true });
  await signInAs(user, ANNOUNCEMENTS);
  const created = page.getByRole('columnheader', { name: 'Created' });
  await expect(created).toBeVisible();
  await page.evaluate((id) => {
    localStorage.setItem(`hidden columns of ${id}: announcements`, 'Created\nDate de création');
  }, user.id);
  await page.reload();
  await expect(created).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Created' }).click();
  await expect(created).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Show Until' })).toBeVisible();
  await expect(created).toBeHidden();
});

test('the arrow keys, and J and K, go from row to row', async ({ page, app, signInAs }) => {
  await announce(app, 9);
  await signInAs(await app.addUser({ isSuperuser: true }), ANNOUNCEMENTS);
  const deletes = page.getByRole('button', { name: /^Delete / });
  await deletes.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect(deletes.nth(2)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(deletes.first()).toBeFocused();
  await page.getByLabel('Search announcements').fill('kj');
  await expect(page.getByLabel('Search announcements')).toHaveValue('kj');
});

test('the server searches, filters, sorts and pages; a page stays until the next one is there', async ({
  page,
  app,
  signInAs,
}) => {
  await announce(app, 60);
  await signInAs(await app.addUser({ isSuperuser: true }), `${ANNOUNCEMENTS}?search=notice+00`);
  await expect(page.getByText(/^Announcements found: \d+ of \d+$/)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/announcements/')) asked.push(decodeURIComponent(new URL(request.url()).search));
  });
  await page.getByLabel('Active only').check();
  await page.getByRole('columnheader', { name: 'Announcement' }).getByRole('button').click();
  await page.getByRole('link', { name: 'Last page' }).click();
  await expect(() => expect(asked.at(-1)).toMatch(/page=1\d&.*ordering=title/)).toPass();
  expect(asked.at(-1)).toContain('status=Active');
  const last = page.getByRole('row', { name: /Notice 0059/ });
  await expect(last.first()).toBeVisible();

  const { promise: answered, resolve: answerNow } = Promise.withResolvers<void>();
  await page.route(/\/api\/announcements\/\?/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByLabel('Search announcements').fill('notice 0041');
  await expect(page).toHaveURL(/search=notice\+0041/);
  await expect(last.first()).toBeVisible();
  answerNow();
  await expect(page.getByRole('row', { name: /Notice 0041/ }).first()).toBeVisible();
  await expect(last).toHaveCount(0);
});

test('a list counts the rows it shows, also while others are on their way', async ({ page, app, signInAs }) => {
  await prepareSpam(app, 'counted');
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/viewContact?search=counted+casino');
  await expect(page.getByText('Showing 1 to 7 of 10 messages')).toBeVisible();
  const { promise: answered, resolve: answerNow } = Promise.withResolvers<void>();
  await page.route(/\/api\/.*page_size=10/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByLabel('Rows per page').selectOption('10');
  await expect(page.locator('.list[aria-busy=true]')).toBeVisible();
  await expect(page.getByText('Showing 1 to 7 of 10 messages')).toBeVisible();
  answerNow();
  await expect(page.getByText('Showing 1 to 10 of 10 messages')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select Winner/ })).toHaveCount(10);
});

test('a link that is followed at the moment when the search begins is not undone', async ({ page, app, signInAs }) => {
  await announce(app, 3);
  await page.addInitScript(() => {
    const later = window.setTimeout;
    // The pause in typing ends when the test says so.
    const held = (work: TimerHandler, delay?: number) => {
      if (delay !== 150) return later(work, delay);
      window.addEventListener('pause-ends', () => typeof work === 'function' && work(), { once: true });
      return 0;
    };
    window.setTimeout = Object.assign(held, later);
  });
  await signInAs(await app.addUser({ isSuperuser: true }), `${ANNOUNCEMENTS}?is_active=true`);
  await page.getByLabel('Search announcements').fill('Notice');
  await page.getByRole('link', { name: 'Trash' }).evaluate(async (link: HTMLElement) => {
    link.click();
    // The address has changed, and React has not shown it yet.
    while (!window.location.search.includes('trash')) await Promise.resolve();
    window.dispatchEvent(new Event('pause-ends'));
  });
  await expect(page.getByRole('link', { name: 'Trash' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/view=trash&search=Notice$/);
});

test('a link that is followed right after typing is not undone by the search', async ({ page, app, signInAs }) => {
  await announce(app, 3);
  await signInAs(await app.addUser({ isSuperuser: true }), ANNOUNCEMENTS);
  const box = page.getByRole('searchbox');
  await page.clock.install();
  await box.fill('Notice');
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page).toHaveURL(/view=trash/);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/view=trash$/);
  await expect(box).toHaveValue('');
});
