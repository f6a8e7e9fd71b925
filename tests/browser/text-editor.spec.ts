import type { Page } from '@playwright/test';
import { expect, type SignInAs, test } from '../support/browser.ts';
import { addPicture } from '../support/factories.ts';
import type { TestApp } from '../support/test-app.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: /^(Content|Description)/ });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Text formatting' }).getByRole('button', { name, exact: true });

/** Pastes this HTML where the editor's cursor is, as the browser does it. */
const paste = (page: Page, html: string) =>
  editor(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

const beginPost = async (page: Page, app: TestApp, signInAs: SignInAs) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addblog');
  await expect(editor(page)).toBeVisible();
};

test('a text is written and formatted with the keyboard alone', async ({ page, app, signInAs, expectAccessible }) => {
  await beginPost(page, app, signInAs);
  await editor(page).focus();
  await page.keyboard.type('Maize');
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('and beans');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+B');
  await expect(editor(page).locator('h2 strong')).toHaveText('Maize');
  await expect(editor(page).locator('p strong')).toHaveText('and beans');
  await expectAccessible();
});

test('a link is added, changed and taken away; one that leads nowhere is refused', async ({ page, app, signInAs }) => {
  await beginPost(page, app, signInAs);
  await editor(page).focus();
  await page.keyboard.type('our events');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+K');
  const address = page.getByLabel('Link address');
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a web address, an e-mail address or a page of this site.')).toBeVisible();
  await address.fill('/Events');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  const link = editor(page).getByRole('link', { name: 'our events' });
  await expect(link).toHaveAttribute('href', '/Events');

  await tool(page, 'Link').click();
  await expect(address).toHaveValue('/Events');
  await address.fill('example.org');
  await page.getByRole('button', { name: 'Change link' }).click();
  await expect(link).toHaveAttribute('href', 'https://example.org');
  await tool(page, 'Link').click();
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(link).toHaveCount(0);
  await expect(editor(page)).toHaveText('our events');
});

test('text pasted from Word becomes plain headings, lists and words', async ({ page, app, signInAs }) => {
  await beginPost(page, app, signInAs);
  const point = (sign: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
  await editor(page).focus();
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>
    <h1 style='color:red'>Harvest</h1>
    <p class=MsoNormal style='margin:0'><b><span style='font-family:Calibri'>Maize</span></b> and <i>beans</i><o:p></o:p></p>
    ${point('·', 'Seed')}${point('·', 'Rain')}
    <p class=MsoNormal>then</p>
    ${point('1.', 'Cut')}${point('2.', 'Carry')}
    <table><tr><td>One</td><td>Two</td></tr></table></body></html>`,
  );
  await expect
    .poll(() => editor(page).evaluate((element) => element.innerHTML.replaceAll(/ class="[^"]*"|<br>|\n */g, '')))
    .toBe(
      '<h2>Harvest</h2><p><strong>Maize</strong> and <em>beans</em></p><ul><li><p>Seed</p></li><li><p>Rain</p></li></ul>' +
        '<p>then</p><ol><li><p>Cut</p></li><li><p>Carry</p></li></ol><table><tbody><tr><td><p>One</p></td><td><p>Two</p></td></tr></tbody></table><p><br></p>',
    );
});

test('bold and italic of Google Docs stay bold and italic, and nothing else is', async ({ page, app, signInAs }) => {
  await beginPost(page, app, signInAs);
  await editor(page).focus();
  await paste(
    page,
    '<b style="font-weight:normal;" id="docs-internal-guid"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">plain </span>' +
      '<span style="font-weight:700;font-style:normal">weight</span><span style="font-style:italic"> stress</span> style="kept"</p></b>',
  );
  await expect
    .poll(() => editor(page).evaluate((element) => element.innerHTML))
    .toBe('<p>plain <strong>weight</strong><em> stress</em> style="kept"</p>');
});

test('script that is pasted does not run, and pictures from elsewhere do not come along', async ({
  page,
  app,
  signInAs,
}) => {
  await beginPost(page, app, signInAs);
  let ran = false;
  await page.exposeFunction('harm', () => {
    ran = true;
  });
  await editor(page).focus();
  await paste(
    page,
    `<script>harm()</script><img src=x onerror="harm()"><svg onload="harm()"></svg><iframe srcdoc="<script>parent.harm()</script>"></iframe>
     <p onmouseover="harm()" style="background:url(javascript:harm())">words <a href="javascript:harm()">here</a></p>
     <img src="https://evil.example/a.jpg"><figure><img src="/media/../a.jpg"><figcaption>said</figcaption></figure>`,
  );
  await expect(editor(page)).toContainText('words here');
  await expect(editor(page)).toContainText('said');
  await expect(editor(page).locator('img, script, svg, iframe, [style], [onmouseover]')).toHaveCount(0);
  await expect(editor(page).locator('a[href^="javascript"]')).toHaveCount(0);
  await editor(page).getByText('words').hover();
  expect(ran).toBe(false);
});

test('an address pasted on its own line is a link', async ({ page, app, signInAs }) => {
  await beginPost(page, app, signInAs);
  await editor(page).focus();
  await editor(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'https://www.youtube.com/watch?v=abcdefghijk');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(editor(page).getByRole('link')).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
});

test('a picture in the text is described, taken hold of and removed', async ({ page, app, signInAs }) => {
  const id = await addPicture(app.services);
  const { url } = (await app.services.media.pictures(app.services.db, [id])).get(id) ?? { url: '' };
  await beginPost(page, app, signInAs);
  await editor(page).focus();
  const figure = (caption: string) => `<figure><img src="${url}" alt="A colour">${caption}</figure>`;
  await paste(page, `<p>before</p>${figure('<figcaption>Red</figcaption>')}<p>after</p>`);
  const picture = editor(page).getByRole('img', { name: 'A colour' });
  await picture.click();
  await expect(tool(page, 'Picture')).toHaveAttribute('aria-pressed', 'true');
  await tool(page, 'Picture').click();
  await page.getByLabel('What does the picture show?').fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Describe the picture in a few words.')).toBeVisible();
  await page.getByLabel('What does the picture show?').fill('Clay');
  await page.getByRole('button', { name: 'Change description' }).click();
  await expect(editor(page).getByRole('img', { name: 'Clay' })).toBeVisible();
  await expect(editor(page).locator('figcaption')).toHaveText('Red');
  await editor(page).locator('figcaption').click();
  await tool(page, 'Picture').click();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(editor(page).locator('figure')).toHaveCount(0);
  await expect(editor(page)).toHaveText('beforeafter');

  await paste(page, figure(''));
  await editor(page).locator('figcaption').click();
  await expect(tool(page, 'Picture')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Backspace');
  await expect(editor(page).locator('figure.ProseMirror-selectednode')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(editor(page).locator('figure')).toHaveCount(0);
});

test('a table is added, grows, gets a caption, and stands on the page as it was written', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await beginPost(page, app, signInAs);
  await editor(page).focus();
  await tool(page, 'Table').click();
  await page.keyboard.type('Village');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Shares');
  const cells = editor(page).locator('td, th');
  await expect(cells).toHaveCount(9);
  await page.getByRole('button', { name: 'Add row below' }).click();
  await expect(cells).toHaveCount(12);
  await page.getByRole('button', { name: 'Add column after' }).click();
  await expect(cells).toHaveCount(16);
  await page.getByRole('button', { name: 'Remove column' }).click();
  await page.getByRole('button', { name: 'Remove row' }).click();
  await page.getByRole('button', { name: 'Caption' }).click();
  await page.keyboard.type('Shares by village');
  await expect(editor(page).locator('caption')).toHaveText('Shares by village');
  await expectAccessible();
  // After the last cell Tab begins a row.
  const before = await cells.count();
  await cells.last().click();
  // Until it is there, the editor may not have handled the click yet.
  await page.keyboard.type('The last');
  await expect(cells.nth(before - 1)).toHaveText('The last');
  await page.keyboard.press('Tab');
  await page.keyboard.type('In the new row');
  await expect(cells.nth(before)).toHaveText('In the new row');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Before it');
  await expect(cells.nth(before - 1)).toContainText('Before it');
  await page.getByRole('button', { name: 'Remove table' }).click();
  await expect(cells).toHaveCount(0);
  await page.keyboard.press('Control+Z');
  await expect(editor(page).locator('caption')).toHaveText('Shares by village');
});

test('a film is added by its address, and one that no player shows is refused', async ({ page, app, signInAs }) => {
  await beginPost(page, app, signInAs);
  await editor(page).focus();
  await tool(page, 'Video').click();
  const address = page.getByLabel('Video address');
  await address.fill('https://evil.example/film');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the address of a YouTube or Vimeo video, or choose one')).toBeVisible();
  await address.fill('youtu.be/abcdefghijk');
  await page.keyboard.press('Enter');
  await expect(editor(page).locator('figure')).toContainText('https://youtu.be/abcdefghijk');
  await paste(page, '<p>Seen</p><iframe src="https://player.vimeo.com/video/123456" title="The harvest"></iframe>');
  await expect(editor(page).locator('figure').nth(1)).toContainText('The harvest');
  await tool(page, 'Video').click();
  await page.locator('.editor-panel').getByRole('button', { name: 'Choose from the library' }).click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await expect(editor(page).locator('figure').nth(2)).toContainText('/media/');
});

test('a picture stays when a table or a film is added while it has the cursor', async ({ page, app, signInAs }) => {
  await addPicture(app.services);
  await beginPost(page, app, signInAs);
  const picture = editor(page).getByRole('img');
  await tool(page, 'Picture').click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(picture).toBeVisible();
  await expect(editor(page)).toBeFocused();
  await tool(page, 'Table').click();
  await expect(editor(page).getByRole('table')).toHaveCount(1);
  await expect(picture).toHaveCount(1);

  await picture.click();
  await tool(page, 'Video').click();
  await page.getByLabel('Video address').fill('https://youtu.be/aqz-KE-bpKQ');
  await page.keyboard.press('Enter');
  await expect(editor(page).locator('figure')).toHaveCount(2);
  await expect(picture).toHaveCount(1);
});

test('the focused field stays in sight when the editor comes late', async ({ page, app, signInAs }) => {
  let letThrough = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = () => void resolve();
  });
  await page.route('**/assets/TextEditor-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 1100 });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addEvent');
  await page.getByText('Loading the editor...').waitFor();
  // The lowest of the fields in sight.
  const name = await page.evaluate(() => {
    const bar = document.querySelector('.actions')?.getBoundingClientRect().top ?? 0;
    const fields = [...document.querySelectorAll<HTMLElement>('form input, form select')];
    const lowest = fields.findLast((field) => field.offsetHeight > 20 && field.getBoundingClientRect().bottom < bar);
    lowest?.focus({ preventScroll: true });
    return lowest?.getAttribute('name');
  });
  const field = page.locator(`form [name="${name}"]`);
  await expect(field).toBeFocused();
  letThrough();
  await expect(editor(page)).toBeVisible();
  const isCovered = () =>
    field.evaluate((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.contains(it) !== true;
    });
  await expect.poll(isCovered).toBe(false);
});
