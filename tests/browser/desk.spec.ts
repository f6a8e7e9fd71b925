import { expect, test } from '../support/browser.ts';

test('from the password to the ticker of the next plain request', async ({ page, house, signInAs }) => {
  await signInAs(await house.addUser({ isSuperuser: true }));
  await page.goto('/dashboard/addAnnouncement');
  await page.getByRole('button', { name: 'Add Announcement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/title/i).fill('Umuganda on Saturday');
  await dialog.getByLabel(/message/i).fill('Meet at the sector hall at eight.');
  await dialog.getByRole('button', { name: /add|save|create/i }).click();
  await expect(page.getByText('Announcement "Umuganda on Saturday" created successfully!')).toBeVisible();
  const html = await (await house.get('/')).text();
  expect(html).toContain('Meet at the sector hall at eight.');
});
