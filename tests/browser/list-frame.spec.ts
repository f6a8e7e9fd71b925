import type { Page } from '@playwright/test';
import { openIn, staffAddresses } from '../../domain/addresses.ts';
import { expect, test } from '../support/browser.ts';
import { screenShown } from '../support/dashboard-addresses.ts';
import { addEvent } from '../support/factories.ts';
import { fillListsOnce } from '../support/filled-lists.ts';
import { lists, tableFaults } from '../support/list-measures.ts';
import { addMessage } from '../support/submissions.ts';
import type { TestApp } from '../support/test-app.ts';

const MESSAGES = staffAddresses.contacts;

/** Messages of three people whom no other test knows. */
async function addThree(app: TestApp, name: string): Promise<number[]> {
  const ids: number[] = [];
  for (const number of [1, 2, 3]) {
    ids.push(
      await addMessage(app.services, { name: `${name} ${number}`, subject: `Seed of ${name}`, message: 'Sorghum.' }),
    );
  }
  return ids;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const title = (page: Page, name: string) => rowOf(page, name).getByRole('link', { name, exact: true });
const details = (page: Page) => page.getByRole('dialog', { name: 'Contact Message' });

test.describe('at 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const language of ['en', 'fr', 'rw'] as const) {
    test(`in ${language} no list cuts a state, no title is longer than two lines, and rows are low`, async ({
      page,
      app,
      signInAs,
    }) => {
      test.setTimeout(180_000);
      await fillListsOnce(app, 14);
      const { event_id } = await app.services.db
        .selectFrom('event_registrations')
        .select('event_id')
        .executeTakeFirstOrThrow();
      const user = await app.addUser({ isSuperuser: true });
      await app.services.db.updateTable('users').set({ language }).where('id', '=', user.id).execute();
      await signInAs(user);
      // The dashboard comes once more in the language of the account.
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const found: string[] = [];
      for (const list of lists) {
        await page.goto(`/dashboard/${list.replace('{event}', String(event_id))}`);
        await page.locator('.list-table').waitFor();
        await screenShown(page);
        found.push(...(await tableFaults(page, list)));
      }
      expect(found).toEqual([]);
    });
  }

  test('twelve rows of one line are in sight', async ({ page, app, signInAs }) => {
    await fillListsOnce(app, 14);
    await app.services.db.updateTable('payments').set({ payer_phone: '' }).execute();
    await signInAs(await app.addUser({ isSuperuser: true }));
    for (const list of ['payments', 'pledges', 'receipts', 'givers', 'translations']) {
      await page.goto(`/dashboard/${list}`);
      await page.locator('.list-table').waitFor();
      await screenShown(page);
      const room = await page.evaluate(() => {
        const low = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height);
        const top = document.querySelector('tbody')?.getBoundingClientRect().top ?? 0;
        return Math.floor((window.innerHeight - top) / Math.min(...low));
      });
      expect(room, list).toBeGreaterThanOrEqual(12);
    }
  });

  test('a press on a row opens it, at an address of its own; marked words and buttons do not', async ({
    page,
    app,
    signInAs,
  }) => {
    const [, second = 0] = await addThree(app, 'Pressed');
    await signInAs(await app.addUser({ isSuperuser: true }), `${MESSAGES}?search=pressed`);
    const cell = rowOf(page, 'Pressed 2').getByText('Sorghum.');
    const { x, y, width, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + Math.min(width, 40), y + height / 2);
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).toContain('Sor');
    await expect(details(page)).toHaveCount(0);
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.getByRole('checkbox', { name: 'Select Pressed 2' }).check();
    await expect(details(page)).toHaveCount(0);

    await cell.click();
    await expect(details(page)).toContainText('Pressed 2');
    await expect(page).toHaveURL(new RegExp(`search=pressed&open=${second}$`));
    await page.reload();
    await expect(details(page)).toContainText('Pressed 2');
    await page.goBack();
    await expect(details(page)).toHaveCount(0);
    await expect(page).toHaveURL(/search=pressed$/);
    await expect(title(page, 'Pressed 2')).toBeFocused();
  });

  test('an address opens a record that the page of the list does not show, and says so where there is none', async ({
    page,
    app,
    signInAs,
    allowFaults,
  }) => {
    allowFaults(/404/);
    const [first = 0] = await addThree(app, 'Mailed');
    await signInAs(await app.addUser({ isSuperuser: true }), `${openIn(MESSAGES, first)}&search=nobody+at+all`);
    await expect(details(page)).toContainText('Mailed 1');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/search=nobody\+at\+all$/);
    await page.goto(openIn(MESSAGES, 999_999));
    await expect(page.getByRole('dialog', { name: 'This could not be opened' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/viewContact$/i);
  });

  test('the keys of the rows: J and K, Enter, Space with and without Shift, and the question mark', async ({
    page,
    app,
    signInAs,
    expectAccessible,
  }) => {
    await addThree(app, 'Keyed');
    await signInAs(await app.addUser({ isSuperuser: true }), `${MESSAGES}?search=keyed&sort=name`);
    await expect(title(page, 'Keyed 1')).toBeVisible();
    await page.getByRole('searchbox').press('j');
    await page.getByRole('searchbox').fill('keyed');
    // The search with the letter may have begun before.
    await expect(page).toHaveURL(/search=keyed&/);
    await expect(title(page, 'Keyed 1')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('j');
    await expect(title(page, 'Keyed 1')).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(details(page)).toContainText('Keyed 2');
    await page.keyboard.press('Escape');
    await expect(title(page, 'Keyed 2')).toBeFocused();
    await page.keyboard.press('k');
    await expect(title(page, 'Keyed 1')).toBeFocused();

    await page.keyboard.press('Space');
    await expect(page.getByText('1 of 3 selected')).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+Space');
    await expect(page.getByText('3 of 3 selected')).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard' });
    await expect(help).toContainText('To the next row');
    await expect(help).toContainText('Delete the selected rows');
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
  });

  test('Shift and a press select the rows between', async ({ page, app, signInAs }) => {
    await addThree(app, 'Between');
    await signInAs(await app.addUser({ isSuperuser: true }), `${MESSAGES}?search=between&sort=name`);
    await page.getByRole('checkbox', { name: 'Select Between 1' }).check();
    await rowOf(page, 'Between 3')
      .getByText('Sorghum.')
      .click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 of 3 selected')).toBeVisible();
    await expect(details(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Select none' }).click();
    await page.getByRole('checkbox', { name: 'Select Between 3' }).click();
    await page.getByRole('checkbox', { name: 'Select Between 2' }).click({ modifiers: ['Shift'] });
    await expect(page.getByText('2 of 3 selected')).toBeVisible();
  });

  test('a list says what its filters leave out, and one press brings all of it back', async ({
    page,
    app,
    signInAs,
  }) => {
    await addThree(app, 'Narrowed');
    await signInAs(await app.addUser({ isSuperuser: true }), MESSAGES);
    await page.getByRole('searchbox').fill('narrowed');
    await expect(page.getByText(/^Showing 3 of \d+: with “narrowed”$/)).toBeVisible();
    await page.getByLabel('Status', { exact: true }).selectOption('New');
    await expect(page.getByText(/^Showing 3 of \d+: with “narrowed”, status is New$/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page).toHaveURL(/viewContact$/i);
    await expect(page.getByText(/^Showing 3 of/)).toHaveCount(0);
    await page.goto('/dashboard/addAnnouncement');
    await expect(page.getByLabel('Search announcements')).toHaveAttribute('placeholder', 'Search title and message');
  });
});

test.describe('at 1440 pixels', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('details stand beside the list, which stays in use', async ({ page, app, signInAs, expectAccessible }) => {
    await addThree(app, 'Beside');
    await signInAs(await app.addUser({ isSuperuser: true }), `${MESSAGES}?search=beside&sort=name`);
    const pane = page.getByRole('region', { name: 'Contact Message' });
    await rowOf(page, 'Beside 1')
      .getByRole('button', { name: /^View details of/ })
      .click();
    await expect(pane).toContainText('Beside 1');
    await expect(pane.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(rowOf(page, 'Beside 1')).toHaveAttribute('aria-current', 'true');
    await expectAccessible();
    expect(await tableFaults(page, 'beside')).toEqual([]);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(pane).toContainText('Beside 2');
    // Opening it has marked it.
    await expect(pane.getByText('Read', { exact: true })).toBeVisible();
    await pane.getByRole('button', { name: 'Update Status' }).click();
    await page.getByRole('dialog', { name: 'Update Status' }).getByRole('button', { name: 'Mark as New' }).click();
    await expect(pane).toContainText('Beside 2');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(pane).toHaveCount(0);
    await expect(page).toHaveURL(/search=beside&sort=name$/);
    await rowOf(page, 'Beside 3').getByText('Sorghum.').click();
    await expect(pane).toContainText('Beside 3');
    await page.keyboard.press('Escape');
    await expect(pane).toHaveCount(0);
    await expect(title(page, 'Beside 3')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('a touch on a card opens it, and the list is where it was afterwards', async ({ page, app, signInAs }) => {
    for (const number of [1, 2, 3, 4, 5, 6]) await addEvent(app.services, { title: `Touched ${number}` });
    await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent?search=touched&sort=title');
    const card = rowOf(page, 'Touched 5');
    await card.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await expect.poll(scrolled).toBeGreaterThan(100);
    const top = await scrolled();
    await card.locator('.badge').first().tap();
    await expect(page).toHaveURL(/addEvent\/\d+$/);
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(scrolled).toBe(top);
    await expect(title(page, 'Touched 5')).toBeFocused();

    await card.getByRole('button', { name: 'View Touched 5' }).tap();
    await expect(page.getByRole('dialog', { name: 'Touched 5' })).toBeVisible();
    await expect(page).toHaveURL(/open=\d+$/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(scrolled).toBe(top);
  });
});
