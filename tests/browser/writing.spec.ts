import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/browser.ts';
import { addEvent, addPost } from '../support/factories.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { editor, save } from '../support/posts.ts';
import { MORNING, type TestApp } from '../support/test-app.ts';
import { offerLanguages } from '../support/words.ts';

const admin = (app: TestApp) => app.addUser({ isSuperuser: true });
const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings' });

const photograph = async (name: string, background = '#1f5a41') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer(),
});

type Photograph = Awaited<ReturnType<typeof photograph>>;

/** Brings files to a place of the page as the device does, by drop or by paste; tells whether the page took them. */
const bring = (page: Page, kind: 'drop' | 'paste', to: string, files: readonly Photograph[], text = '') =>
  page
    .locator(to)
    .first()
    .evaluate(
      (element, { kind: event, sent, text: said }) => {
        const data = new DataTransfer();
        for (const { name, type, bytes } of sent) data.items.add(new File([new Uint8Array(bytes)], name, { type }));
        if (said !== '') data.setData('text/plain', said);
        const { left, top } = element.getBoundingClientRect();
        const place = { clientX: left + 20, clientY: top + 5, bubbles: true, cancelable: true };
        return !element.dispatchEvent(
          event === 'drop'
            ? new DragEvent('drop', { ...place, dataTransfer: data })
            : new ClipboardEvent('paste', { ...place, clipboardData: data }),
        );
      },
      {
        kind,
        text,
        sent: files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
      },
    );

const long = `<h2>How it began</h2>${'<p>Each group keeps its savings in a box with three locks.</p>'.repeat(30)}`;

for (const { width, height, text, colorScheme } of [
  { width: 1280, height: 800, text: 400, colorScheme: 'light' },
  { width: 375, height: 667, text: 250, colorScheme: 'dark' },
] as const) {
  test(`title and text come first, ${width} px wide`, async ({ page, app, signInAs, expectAccessible }) => {
    const id = await addPost(app.services, { title: 'Three locks', content: long });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await signInAs(await admin(app), `/dashboard/addblog/${id}`);
    await editor(page).waitFor();
    const { top, shown } = await editor(page).evaluate((element) => {
      const bar = document.querySelector('.actions')?.getBoundingClientRect().top ?? 0;
      const { top: begin } = element.getBoundingClientRect();
      return { top: begin, shown: bar - begin };
    });
    expect(top).toBeLessThan(300);
    expect(shown).toBeGreaterThanOrEqual(text);
    await expectAccessible();

    // However far one has read, the pictures are in sight, and no tool is out of it.
    await page.getByText('three locks').last().scrollIntoViewIfNeeded();
    const toolbar = page.getByRole('toolbar', { name: 'Text formatting' });
    await toolbar.getByRole('button', { name: 'More' }).click();
    for (const tool of ['Picture', 'Add photographs', 'Italic', 'Undo']) {
      await expect(toolbar.getByRole('button', { name: tool, exact: true })).toBeInViewport({ ratio: 1 });
    }
    expect(await toolbar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const tool of await toolbar.getByRole('button').all()) {
      const { width: wide = 0, height: high = 0 } = (await tool.boundingBox()) ?? {};
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible();
  });
}

test('selected words are formatted where they stand, with the mouse and with the keyboard', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await admin(app), '/dashboard/addblog');
  await editor(page).click();
  await page.keyboard.type('Maize and beans');
  const selection = page.getByRole('toolbar', { name: 'Formatting of the selection' });
  await expect(selection).toHaveCount(0);
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await selection.getByRole('button', { name: 'Bold' }).click();
  await expect(editor(page).locator('strong')).toHaveText('beans');
  await expectAccessible();

  await page.keyboard.press('Home');
  await expect(selection).toHaveCount(0);
  await page.keyboard.press('Control+Shift+ArrowRight');
  const { goTo, press } = keyboardOf(page);
  await goTo(selection.getByRole('button', { name: 'Bold' }));
  await goTo(selection.getByRole('button', { name: 'Italic' }), 'ArrowRight');
  await press('Enter');
  await expect(editor(page).locator('em')).toHaveText('Maize');
  await expect(editor(page)).toBeFocused();
  await goTo(selection.getByRole('button', { name: 'Italic' }));
  await goTo(selection.getByRole('button', { name: 'Link' }), 'ArrowRight');
  await press('Enter');
  await expect(page.getByLabel('Link address')).toBeFocused();
});

test('pictures stand where they are dropped, and say what they show; beside the text a dropped file does nothing', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await admin(app), '/dashboard/addblog');
  await page.getByLabel('Title').fill('Dropped');
  await editor(page).click();
  await page.keyboard.type('before');
  await page.keyboard.press('Enter');
  await page.keyboard.type('after');
  const two = [await photograph('clay.png'), await photograph('straw.png', '#d9992f')];
  expect(await bring(page, 'drop', '.editor-text p:last-child', two)).toBe(true);
  const fields = page.getByLabel('What does the picture show?').filter({ visible: true });
  await expect(fields).toHaveCount(2);
  await expect(fields.first()).toBeFocused();
  await expectAccessible();
  await page.keyboard.type('Clay');
  await page.keyboard.press('Enter');
  await expect(fields).toBeFocused();
  await page.keyboard.type('Straw');
  await page.keyboard.press('Enter');
  await expect(fields).toHaveCount(0);
  await page.keyboard.type('So ');
  expect(await bring(page, 'drop', 'header', two)).toBe(true);
  await expect(page).toHaveURL(/addblog/);
  await save(page).click();
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  const { content } = await app.services.db
    .selectFrom('posts')
    .select('content')
    .where('title', '=', 'Dropped')
    .executeTakeFirstOrThrow();
  expect(content.replaceAll(/(?:src|width|height|loading)="[^"]*" ?/g, '')).toMatch(
    /^<p>before<\/p><figure><img alt="Clay" \/><\/figure><figure><img alt="Straw" \/><\/figure><p>So after<\/p>$/,
  );
  const kept = await app.services.db.selectFrom('media').select('alt').where('alt', 'in', ['Clay', 'Straw']).execute();
  expect(kept).toHaveLength(2);
});

test('what is written of a picture while others arrive is kept, and so are those on their way', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await admin(app), '/dashboard/addblog');
  await editor(page).focus();
  const pictures = await Promise.all(['clay', 'straw', 'reed'].map((name) => photograph(`${name}.png`)));
  await bring(page, 'paste', '.editor-text', pictures);
  const fields = page.getByLabel('What does the picture show?').filter({ visible: true });
  const arrived = editor(page).locator('figure img[src^="/media/"]');
  await expect(fields.first()).toBeFocused();
  const typed = await fields.first().evaluate(async (field: HTMLInputElement) => {
    const { port1, port2 } = new MessageChannel();
    const text = field.closest('.editor-text');
    while (text?.querySelector('img[src^="blob:"]') && field.isConnected) {
      if (field.value.length < 300) field.value += 'a';
      else field.value = '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // One task of the browser: React draws the form, and looks at what it drew, in tasks of their own.
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
    return field.value;
  });
  await expect(arrived).toHaveCount(pictures.length);
  await expect(fields.first()).toHaveValue(typed);
});

test('a pasted picture comes along, and the picture that programs put beside a copied text does not', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await admin(app), '/dashboard/addblog');
  await editor(page).focus();
  await bring(page, 'paste', '.editor-text', [await photograph('cells.png')], 'Copied from a table');
  await expect(editor(page)).toHaveText('Copied from a table');
  await bring(page, 'paste', '.editor-text', [await photograph('screen.png')]);
  await expect(editor(page).locator('figure img[src^="/media/"]')).toHaveCount(1);
  await page.keyboard.type('A screen');
  await page.keyboard.press('Enter');
  await expect(editor(page).getByRole('img', { name: 'A screen' })).toBeVisible();
});

test('a picture that cannot be taken says why; one that failed is tried again, and a post is not saved without it', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/503/);
  await signInAs(await admin(app), '/dashboard/addblog');
  await page.getByLabel('Title').fill('With a picture');
  await editor(page).focus();
  await page.route('**/api/media/', (route) =>
    route.fulfill({ status: 503, json: { detail: 'The service is busy.' } }),
  );
  const notes = { ...(await photograph('notes.txt')), mimeType: 'text/plain' };
  await page
    .getByLabel('Add photographs')
    .last()
    .setInputFiles([await photograph('field.png'), notes]);
  await expect(page.getByText('notes.txt: Choose a JPEG, PNG, GIF, WebP or AVIF picture.')).toBeVisible();
  await expect(page.getByText('field.png: The service is busy.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture' }).last().click();
  await expect(editor(page).locator('figure')).toHaveCount(1);
  await save(page).click();
  await expect(page.getByText('field.png: The service is busy.')).toHaveCount(2);

  // While it is on its way the form can be saved: the picture is waited for.
  let letThrough = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = () => void resolve();
  });
  await page.unroute('**/api/media/');
  await page.route('**/api/media/', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('What does the picture show?').fill('A field');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  letThrough();
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  const { content } = await app.services.db
    .selectFrom('posts')
    .select('content')
    .where('title', '=', 'With a picture')
    .executeTakeFirstOrThrow();
  expect(content).toMatch(/<img src="\/media\/[^"]+" [^>]*alt="A field"|alt="A field"[^>]*src="\/media\//);
});

test('one sentence says what will happen', async ({ page, app, signInAs }) => {
  await page.clock.setFixedTime(MORNING);
  await offerLanguages(app);
  const id = await addPost(app.services, { title: 'Soon', status: 'draft', published_date: null, excerpt: '' });
  await signInAs(await admin(app), `/dashboard/addblog/${id}`);
  const says = (text: string) => expect(settings(page).getByRole('status').first()).toHaveText(text);
  await says('A draft: nobody but staff sees it.');
  await page.getByLabel('Status').selectOption('Published');
  await says('Visitors read it as soon as it is saved, in English; Kinyarwanda and French are missing.');
  await page.getByLabel('Published Date').fill('27 November 9:00');
  await says(
    'Publishes on Friday, 27 November 2026 at 09:00, Kigali time, in English; Kinyarwanda and French are missing.',
  );
  await save(page).click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();

  const event = await addEvent(app.services, { title: 'A walk' });
  await page.goto(`/dashboard/addEvent/${event}`);
  await says('Visitors read this now, in English; Kinyarwanda and French are missing.');
  await page.getByLabel('Public', { exact: true }).uncheck();
  await says('Not public: nobody but staff sees it.');
});

test('an inactive event is published by one press, and taken back', async ({ page, app, signInAs }) => {
  const id = await addEvent(app.services, {
    title: 'A quiet walk',
    is_active: false,
    start_date: '2026-12-01T08:00:00.000Z',
    end_date: '2026-12-01T10:00:00.000Z',
  });
  await signInAs(await admin(app), `/dashboard/addEvent/${id}`);
  const answer = async () => (await app.get(`/EventDetails/${id}`)).status;
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors read it now.')).toBeVisible();
  expect(await answer()).toBe(200);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is a draft again. Visitors no longer read it.')).toBeVisible();
  expect(await answer()).toBe(404);
});

test('without the right to publish there is no button for it', async ({ page, app, signInAs }) => {
  const permissions = ['posts.view', 'posts.create', 'posts.edit'] as const;
  await signInAs(await app.addUser({ permissions }), '/dashboard/addblog');
  await expect(save(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
});

for (const locale of ['en-US', 'fr-FR']) {
  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale });

    test('a date is written with its day first, typed or chosen with the keyboard', async ({
      page,
      app,
      signInAs,
      expectAccessible,
    }) => {
      await page.clock.setFixedTime(MORNING);
      await signInAs(await admin(app), '/dashboard/addblog');
      const field = page.getByLabel('Published Date');
      await field.fill('5 Dec 14h30');
      await field.blur();
      await expect(field).toHaveValue('05/12/2026 14:30');

      await field.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const calendar = page.getByRole('dialog', { name: 'Choose a day' });
      await expect(calendar.getByRole('button', { name: 'Saturday, 5 December 2026' })).toBeFocused();
      await expectAccessible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Home');
      await expect(calendar.getByRole('button', { name: 'Monday, 11 January 2027' })).toBeFocused();
      await page.keyboard.press('Enter');
      await calendar.getByLabel('Hour').selectOption('08');
      await expect(field).toHaveValue('11/01/2027 08:30');
      await page.keyboard.press('Escape');
      await expect(calendar).toHaveCount(0);

      await page.getByLabel('Title').fill('Dated');
      await field.fill('31/2/2027 9:00');
      await save(page).click();
      await expect(page.getByText(/valid date and time/)).toBeVisible();
      await expect(field).toHaveValue('31/2/2027 9:00');
      await expect(field).toBeFocused();
    });
  });
}

test('what visitors read is taken off the site by one press', async ({ page, app, signInAs }) => {
  const id = await addPost(app.services, { title: 'Too early', content: '<p>Beans.</p>' });
  await signInAs(await admin(app), `/dashboard/addblog/${id}`);
  expect((await app.get(`/BlogDetail/${id}`)).status).toBe(200);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('It is a draft again. Visitors no longer read it.')).toBeVisible();
  expect((await app.get(`/BlogDetail/${id}`)).status).toBe(404);
  await page.goto(`/dashboard/addblog/${id}`);
  await editor(page).waitFor();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toHaveCount(0);
});
