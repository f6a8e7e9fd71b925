import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { addDonation } from '../support/submissions.ts';

const isInView = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

for (const [width, height] of [
  [1280, 800],
  [375, 667],
] as const) {
  test(`at ${width} pixels Save stays in sight, from the top of a long form to its end`, async ({
    page,
    app,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height });
    await signInAs(await app.addUser({ isSuperuser: true }));
    for (const [address, save] of [
      ['addblog', 'Save Post'],
      ['addEvent', 'Create Event'],
      ['siteSettings', 'Save settings'],
    ] as const) {
      await page.goto(`/dashboard/${address}`);
      await expect(page.getByRole('button', { name: save, exact: true })).toBeVisible();
      expect(await isInView(page, save), `${address} at its top`).toBe(true);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      expect(await isInView(page, save), `${address} in the middle`).toBe(true);
    }
  });
}

test('publishing stands beside the text of a post, and a draft has a preview', async ({ page, app, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { id } = await app.services.db.selectFrom('posts').select('id').orderBy('id').executeTakeFirstOrThrow();
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/addblog/${id}`);
  const text = await page.getByRole('textbox', { name: 'Content' }).boundingBox();
  const publishing = await page.getByRole('heading', { name: 'Publishing' }).boundingBox();
  expect(publishing?.x ?? 0).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
  await expect(page.getByRole('link', { name: 'View on site (opens in a new tab)' })).toHaveAttribute(
    'href',
    `/BlogDetail/${id}-why-the-box-has-three-locks`,
  );

  await app.services.db.updateTable('posts').set({ status: 'draft' }).where('id', '=', id).execute();
  await page.reload();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
});

test('the details of a donation interest fit, with their actions in sight and the amount in groups', async ({
  page,
  app,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await addDonation(app.services, {
    full_name: 'Habimana Jean',
    estimated_amount: '50015',
    message: 'For the training. '.repeat(40),
  });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/viewDonation');
  await page.getByRole('button', { name: 'View details of Habimana Jean' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('50 015')).toBeVisible();
  await expect(dialog.getByText('Sent by the visitor')).toBeAttached();
  expect(await isInView(page, 'Update Status')).toBe(true);
  const box = await dialog.boundingBox();
  expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= 800).toBe(true);
});

test('toasts leave the buttons of forms free, and no more than two stand at once', async ({ page, app, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent');
  for (let turn = 1; turn <= 3; turn += 1) {
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check();
    await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Move to the trash' }).click();
    await expect(page.getByText('1 moved to the trash.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Selected' })).toBeHidden();
  }
  expect(await page.locator('[data-sonner-toast][data-visible=true]').count()).toBeLessThanOrEqual(2);
  await page.getByRole('link', { name: 'Add Event' }).click();
  const save = await page.getByRole('button', { name: 'Create Event' }).boundingBox();
  const toast = await page.locator('[data-sonner-toast]').first().boundingBox();
  expect((save?.x ?? 0) + (save?.width ?? 0)).toBeLessThan(toast?.x ?? 1280);
});

for (const width of [375, 1280]) {
  test(`at ${width} pixels no toast lies over Save, nor over the last row once the list is scrolled to its end`, async ({
    page,
    app,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getGallery');
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--toasts-room')))
      .toMatch(/^[1-9]\d+px$/);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole('button', { name: /^Delete / }).last();
    const lowest = async () => {
      const box = await last.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const top = async () => (await toast.first().boundingBox())?.y ?? 0;
    await expect.poll(async () => (await lowest()) <= (await top())).toBe(true);
    await page.getByRole('link', { name: 'New Item' }).click();
    const save = page.locator('form button[type=submit]');
    await expect(save).toBeVisible();
    const isClear = async () => {
      const [bar, note] = [await save.boundingBox(), await toast.first().boundingBox()];
      if (!bar || !note) return false;
      return bar.y + bar.height <= note.y || bar.x + bar.width <= note.x;
    };
    await expect.poll(isClear).toBe(true);
  });
}
