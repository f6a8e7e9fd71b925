import type { Page } from '@playwright/test';
import { addresses, staffAddresses } from '../../domain/addresses.ts';
import { expect, test } from '../support/browser.ts';
import { addEvent, addPost, drawn } from '../support/factories.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { addAdmin, editor, save } from '../support/posts.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';
import { offerLanguages } from '../support/words.ts';
import { noise } from '../uploads/corpus.ts';

const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const count = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
const line = (page: Page, said: string | RegExp) => page.getByRole('button', { name: said });
const selected = (page: Page) => page.evaluate(() => String(getSelection()));

/** A picture of the library that no program can make small. */
async function addHeavyPicture({ services }: TestApp): Promise<string> {
  const picture = await drawn(await noise(1400, 900).jpeg({ quality: 90 }).toBuffer());
  return services.write(null, async ({ db, now }) => {
    const id = await services.media.add(db, picture, '', now);
    const { key } = await db.selectFrom('media').select('key').where('id', '=', id).executeTakeFirstOrThrow();
    return `/media/${key}`;
  });
}

/** A published page that is in the trash now, as a link leads to it. */
async function deletedPage(app: TestApp, address: string): Promise<void> {
  const access = await accessFor(app, (await addAdmin(app)).id);
  const body = { title: 'Our story', address, status: 'published' };
  const { id } = await (await app.call('POST', '/pages/', body, access)).json();
  expect((await app.call('DELETE', `/pages/${id}/`, undefined, access)).status).toBe(204);
}

for (const { width, colorScheme } of [
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const) {
  test(`what a reader would stumble over is listed and mended with the keyboard, ${width} px wide`, async ({
    page,
    app,
    signInAs,
    expectAccessible,
  }) => {
    await offerLanguages(app, []);
    const src = await addHeavyPicture(app);
    const id = await addPost(app.services, {
      title: 'Three locks',
      excerpt: '',
      content:
        '<h3>The box</h3><p>Each group has one: read more <a href="/donate">here</a>.</p>' +
        `<figure><img src="${src}" alt="" width="1400" height="900" /></figure>`,
    });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await signInAs(await addAdmin(app), staffAddresses.editPost(id));
    await count(page, '5 things to look at');
    const { choose, press, type } = keyboardOf(page);
    await choose(page.getByRole('button', { name: 'Show all 5' }));
    await expect(line(page, /This page loads about .* on a phone/)).toBeFocused();
    for (const one of await settings(page).getByRole('list').first().getByRole('button').all()) {
      expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }

    await choose(line(page, 'The link “here” does not say where it leads.'), 'Shift+Tab');
    await expect(editor(page)).toBeFocused();
    await expect.poll(() => selected(page)).toBe('here');
    await type('of the three locks');
    await expect(line(page, 'The link “here”')).toHaveCount(0);
    await count(page, '4 things to look at');

    await choose(line(page, 'Picture 1 has no description'));
    await expect(page.getByLabel('What does the picture show?')).toBeFocused();
    await type('A box of wood');
    await press('Enter');
    await count(page, '3 things to look at');

    await choose(line(page, 'The heading “The box” leaves out a size. Choose “Heading”.'));
    await expect.poll(() => selected(page)).toBe('The box');
    await press('Control+Alt+2');
    await count(page, '2 things to look at');
    await expectAccessible();

    await choose(line(page, 'The excerpt is empty.'));
    await expect(page.getByLabel('Excerpt')).toBeFocused();
    await type('How a box has three locks.');
    await count(page, '1 thing to look at');

    await choose(line(page, /This page loads about/), 'Shift+Tab');
    await expect(editor(page).locator('figure')).toHaveClass(/ProseMirror-selectednode/);
    await press('Delete');
    await count(page, 'Nothing to mend.');
    await expectAccessible();
    await page.getByLabel('Title').fill('Three locks and three keys for each of the groups in the hills of Musanze');
    await count(page, '1 thing to look at');
    await save(page).click();
    await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
    await page.goto(addresses.postByNumber(id));
    await expect(page.getByText('read more of the three locks')).toBeVisible();
  });

  test(`a dead link is marked where it stands, ${width} px wide`, async ({ page, app, signInAs, expectAccessible }) => {
    const address = `our-story-${width}`;
    await offerLanguages(app, []);
    await deletedPage(app, address);
    const content = `<p>Read <a href="/${address}#begin">how it <strong>began</strong></a>.</p>`;
    const id = await addEvent(app.services, { title: 'A walk', description: content });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await signInAs(await addAdmin(app), staffAddresses.editEvent(id));
    const told = `The link “how it began” to /${address}: “Our story” is in the trash.`;
    const marked = page.locator('.editor-dead-link').first();
    await expect(marked).toHaveText('how it ');
    await expect(marked).toHaveAttribute('title', told);
    await expect(page.getByText(told)).toHaveCount(1);
    await expectAccessible();

    await keyboardOf(page).choose(line(page, told));
    await expect.poll(() => selected(page)).toBe('how it began');
    await page.keyboard.press('Control+k');
    await page.getByRole('button', { name: 'Remove link' }).click();
    await expect(page.locator('.editor-dead-link')).toHaveCount(0);
    await count(page, 'Nothing to mend.');
  });
}

test('a page that staff add, and a standard page, lead to what is missing', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await offerLanguages(app);
  const staff = await addAdmin(app);
  const access = await accessFor(app, staff.id);
  const body = { title: 'Our groups', address: 'our-groups', content: '<p>PLEASE COME ALL TO THE BIG HALL.</p>' };
  const { id } = await (await app.call('POST', '/pages/', body, access)).json();
  await signInAs(staff, staffAddresses.editPage(id));
  await count(page, '4 things to look at');
  await expect(line(page, 'Words in capitals are hard to read: “PLEASE COME ALL TO THE BIG HALL.”')).toBeVisible();
  await line(page, 'The description is empty.').click();
  await expect(page.getByLabel('Description')).toBeFocused();
  await expectAccessible();
  await page.getByRole('link', { name: 'Visitors cannot read this in French yet.' }).click();
  await expect(page).toHaveURL(new RegExp(`${staffAddresses.translation('pages', String(id), 'fr')}$`));

  await page.goto(staffAddresses.sitePage('terms'));
  await expect(page.getByRole('heading', { name: 'Before you publish' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /to look at|Nothing to mend/ })).toBeVisible();
  await expectAccessible();
});

test('of a long list the first lines are shown, and the rest by a button; a new text has none', async ({
  page,
  app,
  signInAs,
}) => {
  await offerLanguages(app, []);
  const content = '<p><a href="/donate">here</a></p>'.repeat(20);
  const id = await addPost(app.services, { title: 'Here', content });
  await signInAs(await addAdmin(app), staffAddresses.newPost);
  await count(page, 'Nothing to mend.');
  await page.goto(staffAddresses.editPost(id));
  await count(page, '20 things to look at');
  const lines = line(page, 'The link “here”');
  await expect(lines).toHaveCount(3);
  await page.getByRole('button', { name: 'Show all 20' }).click();
  await expect(lines).toHaveCount(20);
});

test('what is the matter in a block opens the block, at its place', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await offerLanguages(app, []);
  const src = await addHeavyPicture(app);
  const { id: picture } = await app.services.db
    .selectFrom('media')
    .select('id')
    .where('key', '=', src.slice('/media/'.length))
    .executeTakeFirstOrThrow();
  const staff = await addAdmin(app);
  const access = await accessFor(app, staff.id);
  const blocks = [
    { id: 'heroaaaa', type: 'hero', title: 'Savings', buttons: [{ label: 'Click here', address: '/donate' }] },
    { id: 'content', type: 'content' },
    { id: 'textaaaa', type: 'text', body: '<p>First.</p><h4>How it began</h4>' },
    { id: 'pictaaaa', type: 'gallery', entries: [{ picture, caption: '' }] },
    { id: 'hideaaaa', type: 'text', body: '<h4>Nobody reads this</h4>', is_hidden: true },
  ];
  const body = { title: 'Our groups', address: 'groups-of-blocks', description: 'Groups', blocks };
  const { id } = await (await app.call('POST', '/pages/', body, access)).json();
  await signInAs(staff, staffAddresses.editPage(id));
  await count(page, '4 things to look at');
  await line(page, 'The link “Click here” does not say where it leads.').press('Enter');
  await expect(page.getByLabel('Label')).toBeFocused();
  await page.keyboard.type('Donate');
  await count(page, '3 things to look at');
  await expectAccessible();

  await line(page, 'The heading “How it began” leaves out a size. Choose “Smaller heading”.').press('Enter');
  await expect.poll(() => selected(page)).toBe('How it began');
  await page.keyboard.press('Control+Alt+3');
  await count(page, '2 things to look at');

  await line(page, 'Picture 1 has no description').press('Enter');
  const chosen = page.getByRole('group', { name: 'Picture', exact: true }).last();
  await expect(chosen.getByRole('button', { name: 'Change picture' })).toBeFocused();
  await chosen.getByRole('button', { name: 'Remove picture' }).click();
  await count(page, 'Nothing to mend.');
});
