import { expect, test } from '../support/browser.ts';
import { addPost } from '../support/factories.ts';
import { accessFor } from '../support/signed-in.ts';

const deadLinks = '/dashboard/redirects/deadLinks';

for (const width of [1280, 375]) {
  test(`a link to a page in the trash is listed and mended, at ${width} px`, async ({
    page,
    app,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const staff = await app.addUser({ isSuperuser: true });
    const access = await accessFor(app, staff.id);
    const address = `our-history-${width}`;
    const body = { title: 'Our history', address, status: 'published' };
    const { id } = await (await app.call('POST', '/pages/', body, access)).json();
    await addPost(app.services, {
      title: 'Ten years of saving',
      slug: `ten-years-${width}`,
      content: `<p>Read <a href="/${address}">how it began</a>.</p>`,
    });
    await signInAs(staff, deadLinks);
    await expect(page.getByText('Every link leads somewhere')).toBeVisible();
    await expectAccessible();

    expect((await app.call('DELETE', `/pages/${id}/`, undefined, access)).status).toBe(204);
    await page.reload();
    const row = page.getByRole('row', { name: `/${address}` });
    await expect(row).toContainText('how it began');
    await expect(row).toContainText('Ten years of saving');
    await expect(row).toContainText('In the trash');
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();

    await row.getByRole('link', { name: `/${address}` }).click();
    await expect(page.getByRole('heading', { name: 'Before you publish' })).toBeVisible();
    await expect(
      page.getByText(`The link “how it began” to /${address}: “Our history” is in the trash.`),
    ).toBeVisible();
    await expectAccessible();

    expect((await app.call('POST', `/pages/${id}/restore/`, undefined, access)).status).toBe(200);
    await page.goto(deadLinks);
    await expect(page.getByText('Every link leads somewhere')).toBeVisible();
  });
}
