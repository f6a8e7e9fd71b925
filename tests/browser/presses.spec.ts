import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/browser.ts';
import { addPost } from '../support/factories.ts';
import { keysOf, type Presser, pointerOf } from '../support/presses.ts';
import { MORNING } from '../support/test-app.ts';
import { offerLanguages } from '../support/words.ts';

// What is done every day takes few presses, with a mouse, with the keyboard alone, and with a finger on a phone.

const photographs = () =>
  Promise.all(
    ['#8e2f17', '#d9992f', '#1f5a41'].map(async (background, place) => ({
      name: `field_${place + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );

/** The screens that come up from now on. */
function screensOf(page: Page): Set<string> {
  const screens = new Set<string>();
  page.on('framenavigated', (frame) => screens.add(new URL(frame.url()).pathname));
  return screens;
}

interface Way {
  way: string;
  viewport: { width: number; height: number };
  isTouch: boolean;
  presserOf(page: Page): Presser;
}

const ways: readonly Way[] = [
  {
    way: 'with a mouse',
    viewport: { width: 1280, height: 800 },
    isTouch: false,
    presserOf: (page) => pointerOf(page, 'mouse'),
  },
  { way: 'with the keyboard', viewport: { width: 1280, height: 800 }, isTouch: false, presserOf: keysOf },
  {
    way: 'by touch at 375 px',
    viewport: { width: 375, height: 667 },
    isTouch: true,
    presserOf: (page) => pointerOf(page, 'touch'),
  },
];

for (const { way, viewport, isTouch, presserOf } of ways) {
  test.describe(way, () => {
    test.use({ viewport, hasTouch: isTouch, isMobile: isTouch });

    test('a post with three pictures is published in 4 presses from the overview, and taken back', async ({
      page,
      app,
      signInAs,
    }) => {
      await page.clock.setFixedTime(MORNING);
      await signInAs(await app.addUser({ isSuperuser: true }));
      const { open, reach, press, chooseFiles, count } = presserOf(page);
      const screens = screensOf(page);
      const title = `Three fields ${way}`;
      const text = page.getByRole('textbox', { name: 'Content' });
      await open('New Post');
      await reach(page.getByLabel('Title', { exact: true }));
      await text.waitFor();
      await page.keyboard.type(title);
      await page.keyboard.press('Enter');
      await expect(text).toBeFocused();
      await page.keyboard.type('What they carry.');
      await chooseFiles(page.getByRole('button', { name: 'Add photographs' }), await photographs());
      for (const shown of ['Clay', 'Straw', 'Leaves']) {
        await expect(page.locator('main input:focus')).toHaveCount(1);
        await page.keyboard.type(shown);
        await page.keyboard.press('Enter');
        await expect(text.getByRole('img', { name: shown })).toBeVisible();
      }
      await expect(text).toBeFocused();
      expect([...screens]).toEqual(['/dashboard/addBlog']);
      await press(page.getByRole('button', { name: 'Publish', exact: true }));
      await expect(page.getByText('Published. Visitors read it now.')).toBeVisible();
      expect(count()).toBeLessThanOrEqual(4);

      const { id } = await app.services.db
        .selectFrom('posts')
        .select('id')
        .where('title', '=', title)
        .executeTakeFirstOrThrow();
      const article = await app.get(`/BlogDetail/${id}`);
      const html = await article.text();
      expect([...html.matchAll(/<figure><img [^>]*alt="(\w+)"/g)].map(([, alt]) => alt)).toEqual([
        'Clay',
        'Straw',
        'Leaves',
      ]);
      // The key that leads to the notices.
      await page.keyboard.press('Alt+t');
      await press(page.getByRole('button', { name: 'Undo' }));
      await expect(page.getByText('It is a draft again. Visitors no longer read it.')).toBeVisible();
      expect((await app.get(`/BlogDetail/${id}`)).status).toBe(404);
    });

    test('a post is translated and the translation published in 3 presses from the overview', async ({
      page,
      app,
      signInAs,
    }) => {
      await offerLanguages(app);
      const id = await addPost(app.services, {
        title: `Locks ${way}`,
        excerpt: '',
        content: '<p>Nobody opens it alone.</p>',
      });
      await signInAs(await app.addUser({ isSuperuser: true }));
      const { search, reach, press, count } = presserOf(page);
      const screens = screensOf(page);
      await search(`Locks ${way}`);
      await press(page.getByRole('link', { name: `Translate Locks ${way} into Ikinyarwanda` }));
      const translated = page.getByRole('textbox', { name: 'Content (Ikinyarwanda)' });
      await translated.waitFor();
      await reach(page.getByRole('textbox', { name: 'Title (Ikinyarwanda)' }));
      await page.keyboard.type('Ingufuri eshatu');
      await page.keyboard.press('Enter');
      await expect(translated).toBeFocused();
      await page.keyboard.type('Ntawuyifungura wenyine.');
      expect([...screens]).toEqual([`/dashboard/translations/posts/${id}/rw`]);
      await press(page.getByRole('button', { name: 'Publish', exact: true }));
      await expect(page.getByText('Visitors now read this in Ikinyarwanda.')).toBeVisible();
      expect(count()).toBeLessThanOrEqual(3);
      expect(await (await app.get(`/rw/BlogDetail/${id}`)).text()).toContain('Ingufuri eshatu');
    });

    test('three photographs come into the gallery in 3 presses from the overview', async ({ page, app, signInAs }) => {
      const user = await app.addUser({ isSuperuser: true });
      // On a phone it is one of the places at the foot of the screen.
      await app.services.db.updateTable('users').set({ pins: '["gallery"]' }).where('id', '=', user.id).execute();
      await signInAs(user);
      const { press, reach, chooseFiles, count } = presserOf(page);
      const screens = screensOf(page);
      const menu = page.getByRole('navigation', { name: isTouch ? 'Shortcuts' : 'Menu' });
      const gallery = menu.getByRole('link', { name: 'Gallery And Video' });
      // Moving there is not counted.
      if (way === 'with the keyboard') await gallery.focus();
      await press(gallery);
      const dialog = page.getByRole('dialog', { name: 'Upload many' });
      const titles = ['Clay', 'Straw', 'Leaves'].map((name) => `${name} ${way}`);
      await chooseFiles(page.getByRole('button', { name: 'Upload pictures' }), await photographs());
      await reach(dialog.getByRole('textbox').first());
      for (const title of titles) {
        await expect(dialog.getByRole('textbox').nth(titles.indexOf(title))).toBeFocused();
        await page.keyboard.press('Control+A');
        await page.keyboard.type(title);
        await page.keyboard.press('Enter');
      }
      await press(dialog.getByRole('button', { name: 'Upload 3' }));
      await expect(dialog.getByText('3 of 3 added.')).toBeVisible();
      expect(count()).toBeLessThanOrEqual(3);
      expect([...screens]).toEqual(['/dashboard/getGallery']);
      const added = await app.services.db
        .selectFrom('gallery_items')
        .select('title')
        .where('title', 'in', titles)
        .execute();
      expect(added).toHaveLength(3);
    });
  });
}
