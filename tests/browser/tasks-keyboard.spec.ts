import { expect, test } from '../support/browser.ts';
import { addPost } from '../support/factories.ts';
import { keyboardOf } from '../support/keyboard.ts';
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

// Nothing here is pressed with a pointer, and the focus goes nowhere but where keys bring it.

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(async ({ page, app, signInAs }) => {
  await page.clock.setFixedTime(MORNING);
  await signInAs(await app.addUser({ isSuperuser: true }));
});

test('publish a post with three pictures and a table', async ({ page, app }) => {
  const file = await preparePictures(app);
  const { press, type, goTo, choose, fill, open } = keyboardOf(page);
  const content = page.getByRole('textbox', { name: 'Content' });
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  const openLibrary = async () => {
    await press('Alt+F10');
    await choose(page.getByRole('toolbar').getByRole('button', { name: 'Picture' }), 'ArrowRight');
  };
  await open('New Post');
  await fill(page.getByLabel('Title', { exact: true }), 'By the keyboard');
  await goTo(content);
  await type('Maize grows.');
  await press('Enter');

  await openLibrary();
  const chooser = page.waitForEvent('filechooser');
  await choose(library.getByRole('button', { name: 'Upload a picture' }));
  await (await chooser).setFiles(file);
  await expect(library.getByLabel('What does the picture show?')).toBeFocused();
  await type('Maize on the hill');
  await press('Enter');
  await expect(content.getByRole('img')).toHaveCount(1);
  for (const place of [1, 2]) {
    await expect(content).toBeFocused();
    await press('Enter');
    await openLibrary();
    await choose(library.getByRole('listitem').nth(place).getByRole('button'));
    await expect(content.getByRole('img')).toHaveCount(place + 1);
  }

  await expect(content).toBeFocused();
  await press('Enter');
  await press('Alt+F10');
  await choose(page.getByRole('toolbar').getByRole('button', { name: 'Table' }), 'ArrowRight');
  await expect(content).toBeFocused();
  await type('Village');
  for (const words of ['Shares', 'Since', 'Kinigi', '40', '2025', 'Musanze', '25', '2026']) {
    await press('Tab');
    await type(words);
  }
  await press('ArrowDown');
  // The editor has taken note that the cursor left the table: there, Tab leads to the next cell.
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Table' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await goTo(page.getByLabel('Status'));
  await press('P');
  await choose(page.getByRole('button', { name: 'Save Post' }));
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  await expectPost(page, 'By the keyboard');
});

test('move an event and tell those who come', async ({ page, app }) => {
  const prepared = await prepareEvent(app, 'Seeds by keyboard');
  const { press, type, goTo, choose, fill, open } = keyboardOf(page);
  await open('Seeds by keyboard');
  await goTo(page.getByLabel('Start Date'));
  await type('02/12/2026 14:30');
  await goTo(page.getByLabel('End Date'));
  await type('2 Dec 2026 16:30');
  await fill(page.getByLabel('Physical Location'), 'Musanze hall');
  await press('Enter');
  await choose(page.getByRole('button', { name: 'Save and tell them' }));
  await expect(page.getByText('Events updated successfully!')).toBeVisible();
  await expectMoved(app, page, prepared);
});

test('clear ten spam messages', async ({ page, app }) => {
  await prepareSpam(app, 'keyed');
  const { press, type, goTo, choose, open, hasPlace } = keyboardOf(page);
  await open('Contact Management');
  await goTo(page.getByLabel('Search by name, e-mail or subject'));
  await type('keyed casino');
  await expect(page.getByText('Showing 1 to 7 of 10 messages')).toBeVisible();
  await goTo(page.getByLabel('Rows per page'));
  await type('10');
  await expect(page.getByText('Showing 1 to 10 of 10 messages')).toBeVisible();
  await goTo(page.getByRole('checkbox', { name: 'Select all on this page' }));
  await press('Space');
  await press('Delete');
  await choose(page.getByRole('alertdialog').getByRole('button', { name: 'Move to the trash' }));
  await expect(page.getByText('10 moved to the trash.')).toBeVisible();
  await hasPlace();
  await expectNoSpam(app, 'keyed');
});

test('answer a donation interest and record the follow-up', async ({ page, app }) => {
  const id = await prepareDonation(app, 'Keyed Uwase');
  const { press, type, goTo, choose, open, hasPlace } = keyboardOf(page);
  const dialog = page.getByRole('dialog');
  await open('Keyed Uwase');
  await choose(page.getByRole('row', { name: /Keyed Uwase/ }).getByRole('link', { name: 'Keyed Uwase', exact: true }));
  await goTo(dialog.getByRole('link', { name: 'E-mail Keyed Uwase' }));
  await expect(page.locator(':focus')).toHaveAttribute('href', 'mailto:giver@example.org');

  await choose(dialog.getByRole('button', { name: 'Add a note' }));
  await expect(dialog.getByLabel('Note')).toBeFocused();
  await type('Thanked. Two goats in January.');
  await choose(dialog.getByRole('button', { name: 'Save note' }));
  await expect(dialog.getByText('Thanked. Two goats in January.')).toBeVisible();
  await choose(dialog.getByRole('button', { name: 'Plan the next action' }));
  await goTo(dialog.getByLabel('Next action'));
  await type('05/12/2026');
  await press('Enter');
  await expect(dialog.getByText('5 Dec 2026')).toBeVisible();
  await choose(dialog.getByRole('button', { name: 'Update Status' }));
  await choose(dialog.getByRole('button', { name: 'Mark as Contacted' }));
  await expect(page.getByText('Donation status updated successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await hasPlace();
  await expectFollowedUp(app, id);
});

test('find a person’s everything', async ({ page, app }) => {
  const title = await preparePerson(app, 'Keyed Habimana', 'keyed.habimana@example.org');
  const { press, type, goTo, choose, open } = keyboardOf(page);
  await open('Personal data');
  await goTo(page.getByRole('searchbox', { name: /E-mail address/ }));
  await type('keyed habimana');
  await press('Enter');
  await choose(page.getByRole('button', { name: /^View \d+ records held under keyed.habimana@example.org/ }));
  for (const kind of ['Contact messages (1)', 'Donation interests (1)', 'Event registrations (1)', 'Newsletter (1)']) {
    await expect(page.getByRole('heading', { name: kind })).toBeVisible();
  }
  const download = page.waitForEvent('download');
  await choose(page.getByRole('button', { name: 'Save to read' }));
  await expectEverything(await download, title);
});

test('undo a wrong delete, at once or after a while', async ({ page, app }) => {
  const id = await addPost(app.services, { title: 'Wrongly keyed' });
  const { press, type, goTo, choose, open, hasPlace } = keyboardOf(page);
  const answer = async () => (await app.get(`/BlogDetail/${id}`)).status;
  await open('Blogs management');
  await goTo(page.getByRole('searchbox'));
  await type('wrongly keyed');
  await expect(page.getByRole('row')).toHaveCount(2);
  const remove = async (key: string) => {
    await choose(page.getByRole('button', { name: 'More for Wrongly keyed' }), key);
    await choose(page.getByRole('menuitem', { name: 'Delete' }), 'ArrowDown');
  };
  await remove('Tab');
  await expect(page.getByText('“Wrongly keyed” moved to the trash.')).toBeVisible();
  await hasPlace();
  expect(await answer()).toBe(404);
  await press('Alt+t');
  await choose(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('“Wrongly keyed” restored.')).toBeVisible();
  expect(await answer()).toBe(200);
  await hasPlace();

  await remove('Shift+Tab');
  await expect.poll(answer).toBe(404);
  await hasPlace();
  await choose(page.getByRole('link', { name: 'Trash' }), 'Shift+Tab');
  await choose(page.getByRole('button', { name: 'Restore Wrongly keyed' }));
  await expect.poll(answer).toBe(200);
  await hasPlace();
});
