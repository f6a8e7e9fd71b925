import { expect, test } from '../support/browser.ts';
test('shots', async ({ page, app, signInAs }) => {
  test.setTimeout(300_000);
  await signInAs(await app.addUser({ isSuperuser: true }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/dashboard/translations/posts/1/rw');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots/tr-1.png`, fullPage: true });
  await page.getByRole('textbox', { name: 'Title' }).fill('Amatsinda yo kwizigamira');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots/tr-2.png`, fullPage: true });
  await page.goto('/dashboard/translations/posts/1/rw');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForTimeout(1000);
  await page.screenshot({ path: `/tmp/shots/tr-3.png`, fullPage: true });
  await page.setViewportSize({ width: 375, height: 800 });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const [n, a] of [['board', '/dashboard/translations'], ['edit', '/dashboard/translations/posts/1/rw']] as const) {
      await page.goto(a);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(1200);
      await page.screenshot({ path: `/tmp/shots/tr-${n}-${scheme}.png` });
    }
  }
  expect(1).toBe(1);
});
