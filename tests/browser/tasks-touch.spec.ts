import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { addPost } from '../support/factories.ts';
import {
  expectEverything,
  expectFollowedUp,
  expectMoved,
  expectNoSpam,
  expectPost,
  prepareDonation,
  prepareEvent,
  preparePerson,
  preparePictures,
  prepareSpam,
} from '../support/tasks.ts';
import { MORNING } from '../support/test-app.ts';

/** Pixels a finger needs. */
const FINGER = 44;

/** A phone user's finger, and the phone's own keyboard. */
function touchOf(page: Page) {
  /** Taps an element that is large enough for a finger; Playwright waits until it is visible and not covered. */
  async function tap(target: Locator): Promise<void> {
    await target.waitFor();
    const { size, name } = await target.evaluate((element) => {
      // A row of a form is touched on its label too.
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      return { size: Math.round(Math.min(width, height)), name: element.outerHTML.slice(0, 120) };
    });
    expect(size, name).toBeGreaterThanOrEqual(FINGER);
    await target.tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  /** Taps a field and replaces its text. */
  async function fill(target: Locator, text: string): Promise<void> {
    await tap(target);
    await expect(target).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  }

  /** Chooses from a list that the phone draws itself. */
  async function select(target: Locator, label: string): Promise<void> {
    await tap(target);
    await target.selectOption({ label });
  }

  /** Chooses a day or a time in the calendar of the phone. */
  async function setTime(target: Locator, time: string): Promise<void> {
    await tap(target);
    await target.fill(time);
  }

  /** Goes to a screen by its entry in the menu. */
  async function open(entry: string): Promise<void> {
    await tap(page.getByRole('button', { name: 'Open the menu' }));
    await tap(page.getByRole('dialog').getByRole('link', { name: entry }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  return { tap, fill, select, setTime, open };
}

// Everything here is tapped, and large enough for a finger; only text comes from the phone's keyboard.

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });
test.beforeEach(async ({ page, app, signInAs }) => {
  await page.clock.setFixedTime(MORNING);
  await signInAs(await app.addUser({ isSuperuser: true }));
});

test('publish a post with three pictures and a table', async ({ page, app }) => {
  const file = await preparePictures(app);
  const { tap, fill, select, open } = touchOf(page);
  const content = page.getByRole('textbox', { name: 'Content' });
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  await open('Blogs management');
  await tap(page.getByRole('link', { name: 'New Post' }));
  await fill(page.getByLabel('Title', { exact: true }), 'By touch');
  await fill(content, 'Maize grows.');
  await page.keyboard.press('Enter');

  await tap(tool('Picture'));
  const chooser = page.waitForEvent('filechooser');
  await tap(library.getByRole('button', { name: 'Upload a picture' }));
  await (await chooser).setFiles(file);
  await fill(library.getByLabel('What does the picture show?'), 'Maize on the hill');
  await tap(library.getByRole('button', { name: 'Use this picture' }));
  await expect(content.getByRole('img')).toHaveCount(1);
  for (const place of [1, 2]) {
    await expect(content).toBeFocused();
    await page.keyboard.press('Enter');
    await tap(tool('Picture'));
    await tap(library.getByRole('listitem').nth(place).getByRole('button'));
    await expect(content.getByRole('img')).toHaveCount(place + 1);
  }

  await expect(content).toBeFocused();
  await page.keyboard.press('Enter');
  await tap(tool('More'));
  await tap(tool('Table'));
  const words = ['Village', 'Shares', 'Since', 'Kinigi', '40', '2025', 'Musanze', '25', '2026'];
  for (const [place, text] of words.entries()) {
    const cell = content.locator('td, th').nth(place);
    await tap(cell);
    await page.keyboard.insertText(text);
    await expect(cell).toHaveText(text);
  }
  await select(page.getByLabel('Status'), 'Published');
  await tap(page.getByRole('button', { name: 'Save Post' }));
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  await expectPost(page, 'By touch');
});

test('move an event and tell those who come', async ({ page, app }) => {
  const prepared = await prepareEvent(app, 'Seeds by touch');
  const { tap, fill, open, setTime } = touchOf(page);
  await open('Events management');
  await fill(page.getByLabel('Search events'), 'Seeds by touch');
  await tap(page.getByRole('link', { name: 'Seeds by touch' }));
  await fill(page.getByLabel('Physical Location'), 'Musanze hall');
  await setTime(page.getByLabel('Start Date'), '2026-12-02T14:30');
  await setTime(page.getByLabel('End Date'), '2026-12-02T16:30');
  await tap(page.getByRole('button', { name: 'Update Event' }));
  await tap(page.getByRole('button', { name: 'Save and tell them' }));
  await expect(page.getByText('Events updated successfully!')).toBeVisible();
  await expectMoved(app, page, prepared);
});

test('clear ten spam messages', async ({ page, app }) => {
  await prepareSpam(app, 'tapped');
  const { tap, fill, select, open } = touchOf(page);
  await open('Contact Messages');
  await fill(page.getByLabel('Search by name, e-mail or subject'), 'tapped casino');
  await expect(page.getByText('Showing 1 to 7 of 10 messages')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Filters' }));
  await select(page.getByLabel('Rows per page'), '10');
  await tap(page.getByRole('checkbox', { name: /^Select Winner/ }).first());
  const selected = page.getByRole('region', { name: 'Selected' });
  await tap(selected.getByRole('button', { name: 'Select all on this page' }));
  await expect(selected.getByText('10 of 10 selected')).toBeVisible();
  await tap(selected.getByRole('button', { name: 'Delete' }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Move to the trash' }));
  await expect(page.getByText('10 moved to the trash.')).toBeVisible();
  await expectNoSpam(app, 'tapped');
});

test('answer a donation interest and record the follow-up', async ({ page, app }) => {
  const id = await prepareDonation(app, 'Tapped Uwase');
  const { tap, fill, open, setTime } = touchOf(page);
  const dialog = page.getByRole('dialog');
  await open('Donation');
  await tap(page.getByRole('link', { name: 'Tapped Uwase', exact: true }));
  await expect(dialog.getByRole('link', { name: 'E-mail Tapped Uwase' })).toHaveAttribute(
    'href',
    'mailto:giver@example.org',
  );
  await tap(dialog.getByRole('button', { name: 'Add a note' }));
  await fill(dialog.getByLabel('Note'), 'Thanked. Two goats in January.');
  await tap(dialog.getByRole('button', { name: 'Save note' }));
  await expect(dialog.getByText('Thanked. Two goats in January.')).toBeVisible();
  await tap(dialog.getByRole('button', { name: 'Plan the next action' }));
  await setTime(dialog.getByLabel('Next action'), '2026-12-05');
  await tap(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog.getByText('5 Dec 2026')).toBeVisible();
  await tap(dialog.getByRole('button', { name: 'Update Status' }));
  await tap(dialog.getByRole('button', { name: 'Mark as Contacted' }));
  await expect(page.getByText('Donation status updated successfully!')).toBeVisible();
  await expectFollowedUp(app, id);
});

test('find a person’s everything', async ({ page, app }) => {
  const title = await preparePerson(app, 'Tapped Habimana', 'tapped.habimana@example.org');
  const { tap, fill, open } = touchOf(page);
  await open('Personal data');
  await fill(page.getByRole('searchbox', { name: /E-mail address/ }), 'tapped habimana');
  await tap(page.getByRole('button', { name: 'Search', exact: true }));
  await tap(page.getByRole('button', { name: /^View \d+ records held under tapped.habimana@example.org/ }));
  for (const kind of ['Contact messages (1)', 'Donation interests (1)', 'Event registrations (1)', 'Newsletter (1)']) {
    await expect(page.getByRole('heading', { name: kind })).toBeVisible();
  }
  const download = page.waitForEvent('download');
  await tap(page.getByRole('button', { name: 'Save to read' }));
  await expectEverything(await download, title);
});

test('undo a wrong delete, at once or after a while', async ({ page, app }) => {
  const id = await addPost(app.services, { title: 'Wrongly tapped' });
  const { tap, fill, open } = touchOf(page);
  const answer = async () => (await app.get(`/BlogDetail/${id}`)).status;
  const remove = async () => {
    await tap(page.getByRole('button', { name: 'More for Wrongly tapped' }));
    await tap(page.getByRole('menuitem', { name: 'Delete' }));
    await expect(page.getByText('“Wrongly tapped” moved to the trash.')).toBeVisible();
  };
  await open('Blogs management');
  await fill(page.getByRole('searchbox'), 'wrongly tapped');
  await remove();
  expect(await answer()).toBe(404);
  await tap(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('“Wrongly tapped” restored.')).toBeVisible();
  expect(await answer()).toBe(200);

  await remove();
  await tap(page.getByRole('link', { name: 'Trash' }));
  await tap(page.getByRole('button', { name: 'Restore Wrongly tapped' }));
  await expect.poll(answer).toBe(200);
});
