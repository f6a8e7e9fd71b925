import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/browser.ts';
import { addPicture } from '../support/factories.ts';
import { preservedHtml } from '../support/preserved-html.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';

test('every kind of text that an article keeps goes through the editor and comes out the same', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  // Its files are not there.
  allowFaults(/404/);
  const staff = await app.addUser({ isSuperuser: true });
  const access = await accessFor(app, staff.id);
  const content = Object.values(preservedHtml).join('');
  const written = await app.call('POST', '/posts/', { title: 'All kinds', content: `<p>Begin</p>${content}` }, access);
  const post = await written.json();
  expect(post.content).toBe(`<p>Begin</p>${content}`);

  await signInAs(staff, `/dashboard/addblog/${post.id}`);
  const editor = page.getByRole('textbox', { name: 'Content' });
  await editor.getByText('Begin', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' here');
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(page.getByText('All kinds').first()).toBeVisible();

  const saved = async () => (await (await app.call('GET', `/posts/${post.id}/`, undefined, access)).json()).content;
  await expect.poll(saved).toContain('<p>Begin here</p>');
  const whole = await saved();
  for (const [kind, html] of Object.entries(preservedHtml)) expect.soft(whole, kind).toContain(html);
  expect(whole).toBe(`<p>Begin here</p>${content}`);
});

test.describe('read by a visitor', () => {
  const write = async (app: TestApp, path: string) => {
    const { id } = await app.addUser({ isSuperuser: true });
    const access = await accessFor(app, id);
    const picture = await addPicture(app.services);
    const { url } = await (await app.call('GET', `/media/${picture}/`, undefined, access)).json();
    const content = Object.values(preservedHtml)
      .join('')
      .replaceAll(/\/media\/abc-DEF_\d\.jpg/g, url);
    const wide = `<table><tbody><tr>${'<td>Unabridgeable</td>'.repeat(12)}</tr></tbody></table>`;
    const written = { title: 'All kinds', content: `${content}${wide}`, status: 'published' };
    return (await app.call('POST', path, written, access)).json();
  };

  for (const width of [320, 375, 768, 1280]) {
    test(`every kind stays within ${width} px, and a wide table is pushed in its own box`, async ({
      page,
      app,
      expectAccessible,
    }) => {
      const [post, { address }] = [await write(app, '/posts/'), await write(app, '/pages/')];
      await page.setViewportSize({ width, height: 800 });
      for (const path of [`/BlogDetail/${post.id}`, `/${address}`]) {
        await page.goto(path);
        await expectAccessible();
        const table = page.getByRole('region', { name: 'Table 2' });
        await table.focus();
        await expect(table).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
        await expect(page.getByRole('region', { name: 'Shares by village' })).toBeVisible();
      }
    });
  }

  test('a wide table has a shade at the side where there is more of it, and a small one has none', async ({
    page,
    app,
  }) => {
    const { address } = await write(app, '/pages/');
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`/${address}`);
    /** The sides above the words that have another colour than the middle. */
    const shades = async (table: Locator) => {
      const { width } = (await table.boundingBox()) ?? { width: 0 };
      const shot = await sharp(await table.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer();
      const colour = (x: number) =>
        shot
          .subarray((7 * Math.round(width) + x) * 3)
          .subarray(0, 3)
          .toString('hex');
      return [colour(0), colour(Math.round(width) - 2)].map((side) => side !== colour(Math.round(width / 2)));
    };
    const wide = page.getByRole('region', { name: 'Table 2' });
    expect(await shades(wide)).toEqual([false, true]);
    await wide.evaluate((box) => box.scrollTo(100, 0));
    expect(await shades(wide)).toEqual([true, true]);
    await wide.evaluate((box) => box.scrollTo(box.scrollWidth, 0));
    expect(await shades(wide)).toEqual([true, false]);
    expect(await shades(page.getByRole('region', { name: 'Shares by village' }))).toEqual([false, false]);
  });

  test('the large first letter of an article stays within its paragraph', async ({ page, app }) => {
    const { id } = await app.addUser({ isSuperuser: true });
    const access = await accessFor(app, id);
    const written = { title: 'Short', content: '<p>One.</p><hr><p>Two.</p>', status: 'published' };
    const post = await (await app.call('POST', '/posts/', written, access)).json();
    await page.goto(`/BlogDetail/${post.id}`);
    const [first, line] = [page.getByText('One.'), page.locator('.post-text > hr')];
    const heights = await first.evaluate((element) => [
      element.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(element, '::first-letter').fontSize) * 0.85,
    ]);
    expect(heights[0]).toBeGreaterThanOrEqual(heights[1] ?? Number.NaN);
    expect((await line.boundingBox())?.x).toBe((await first.boundingBox())?.x);
  });

  test('a film is fetched from elsewhere once it is started, and plays where its link was', async ({
    page,
    app,
    allowFaults,
  }) => {
    allowFaults(/request: https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\//);
    const asked: string[] = [];
    await page.route(/youtube|vimeo/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' });
    });
    const { address } = await write(app, '/pages/');
    await page.goto(`/${address}`);
    await page.waitForFunction(() => document.querySelector('[data-hydrated]:empty') !== null);
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'The harvest' }).click();
    await expect(page.getByTitle('The harvest')).toBeVisible();
    await page.getByRole('link', { name: 'The meeting' }).click();
    await expect(page.getByTitle('The meeting')).toBeVisible();
    await expect
      .poll(() => asked)
      .toEqual([
        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
        'https://player.vimeo.com/video/76979871?autoplay=1',
      ]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('a film is a link, and the styles of texts come only with a text', async ({ page, app }) => {
      const { address } = await write(app, '/pages/');
      await page.goto(`/${address}`);
      await expect(page.getByRole('link', { name: 'The meeting' })).toHaveAttribute(
        'href',
        'https://vimeo.com/76979871',
      );
      await expect(page.getByText('Come on Saturday.')).toBeHidden();
      await page.getByText('How do I join?').click();
      await expect(page.getByText('Come on Saturday.')).toBeVisible();
      const style = () => page.locator('head style').evaluate((element) => element.textContent);
      expect(await style()).toContain('.rich-text');
      await page.goto('/');
      expect(await style()).not.toContain('.rich-text');
    });
  });
});
