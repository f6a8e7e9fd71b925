import { expect, test } from '../support/browser.ts';
import { addPost } from '../support/factories.ts';
import { accessFor } from '../support/signed-in.ts';

const link = { name: 'Edit this page' };

for (const width of [1280, 375]) {
  test(`who is signed in comes from what they read to its form, at ${width} px`, async ({
    page,
    app,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const id = await addPost(app.services, { title: 'Ten years of saving', slug: `ten-years-of-${width}` });
    await page.goto(`/BlogDetail/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ten years of saving' })).toBeVisible();
    await expect(page.getByRole('link', link)).toHaveCount(0);

    const staff = await app.addUser({ isSuperuser: true });
    const access = await accessFor(app, staff.id);
    await signInAs(staff, '/dashboard/getBlog');
    await page.goto(`/BlogDetail/${id}`);
    await expect(page.getByRole('link', link)).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', link).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Ten years of saving');

    const body = { title: 'Our house', address: `our-house-${width}`, status: 'published' };
    expect((await app.call('POST', '/pages/', body, access)).status).toBe(201);
    await page.goto(`/our-house-${width}`);
    await page.getByRole('link', link).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Our house');
  });

  test(`on the home page the dashboard says where each part is written, at ${width} px`, async ({
    page,
    app,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getBlog');
    await page.goto('/');
    // Sections below the screen are laid out as the page is scrolled, so that those above may still grow.
    await expect(async () => {
      await page.locator('#posts-title').evaluate((title) => title.scrollIntoView({ block: 'center' }));
      await page.getByRole('link', link).dispatchEvent('pointerdown');
      await expect(page.getByRole('link', link)).toHaveAttribute('href', /part=posts-title$/, { timeout: 500 });
    }).toPass();
    await page.getByRole('link', link).click();
    await expect(page.getByRole('heading', link)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('Blogs management');
    await expectAccessible();
    await page.getByRole('main').getByRole('link', { name: 'Site settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Site settings' })).toBeVisible();
  });
}

test('an address that is no page of ours leads nowhere else', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 404/);
  await signInAs(await app.addUser({ permissions: ['posts.view'] }), '/dashboard/getBlog');
  await page.goto('/dashboard/editThisPage?page=javascript:alert(1)');
  await expect(page.getByRole('main').getByRole('link', { name: /^View/ })).toHaveAttribute('href', '/');
  await page.goto('/dashboard/editThisPage?page=//evil.example/x');
  await expect(page.getByRole('main').getByRole('link', { name: /^View/ })).toHaveAttribute('href', '/');
  await page.goto('/dashboard/editThisPage?page=/nothing-here');
  await expect(page.getByText('No page that you can edit stands at this address.')).toBeVisible();
});
