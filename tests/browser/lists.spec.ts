import { expect, test } from '../support/browser.ts';
import type { TestApp } from '../support/test-app.ts';

const ANNOUNCEMENTS = '/dashboard/addAnnouncement';

/** Writes so many announcements, numbered from 1; every third is inactive. */
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
    await changes('announcements');
  });
}

test('columns can be hidden with the keyboard, and stay hidden for this person on this device', async ({
  page,
  app,
  signInAs,
}) => {
  await announce(app, 9);
  await signInAs(await app.addUser({ isSuperuser: true }), ANNOUNCEMENTS);
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

test('a long list is searched, filtered, sorted and paged by the server', async ({ page, app, signInAs }) => {
  const { count } = await app.services.db
    .selectFrom('announcements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await announce(app, 2000 - count);
  await signInAs(await app.addUser({ isSuperuser: true }), ANNOUNCEMENTS);
  await expect(page.getByText('Total announcements: 2000')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(new URL(request.url()).search)));
  await page.getByRole('button', { name: 'Add Announcement' }).click();
  await page.getByLabel('Title').fill('One too many');
  await page.getByLabel('Message').fill('It is.');
  await page.getByRole('button', { name: 'Create Announcement' }).click();
  await expect(page.getByText('Total announcements: 2001')).toBeVisible();
  await page.getByLabel('Search announcements').fill('too many');
  await expect(page.getByText('Announcements found: 1 of 2001')).toBeVisible();
  await page.getByRole('button', { name: 'Edit One too many' }).click();
  await page.getByLabel('Message').fill('It was.');
  await page.getByRole('button', { name: 'Update Announcement' }).click();
  await expect(page.getByText('It was.')).toBeVisible();
  await page.getByLabel('Search announcements').fill('');
  await expect(page.getByText('Total announcements: 2001')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Announcement' }).getByRole('button').click();
  await page.getByLabel('Active only').check();
  await expect(page.getByText(/^Announcements found: 133\d of 2001$/)).toBeVisible();
  await page.getByRole('link', { name: 'Last page' }).click();
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.locator('[aria-current=page]')).toHaveText(/^33\d$/);
  await expect(() => {
    const last = new URLSearchParams(asked.at(-1));
    expect(Object.fromEntries(last)).toMatchObject({ status: 'Active', ordering: 'title', page_size: '4' });
    expect(last.get('page')).toMatch(/^33\d$/);
  }).toPass();
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
  await expect(page).toHaveURL(/view=trash/);
  await expect(box).toHaveValue('');
});
