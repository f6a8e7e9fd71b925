import { expect, test } from '../support/browser.ts';

/** The sheets that a page takes on A4. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('an event is one sheet for a notice board, without what can only be clicked', async ({ page }) => {
  await page.goto('/EventDetails/1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
  for (const hidden of ['Reserve my place', 'More Upcoming Events'])
    await expect(page.getByRole('heading', { name: hidden })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(1);
});

test('an article is printed without what stands around it', async ({ page }) => {
  await page.goto('/BlogDetail/1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Share Article')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(1);
});
