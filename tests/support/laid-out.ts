import { expect, type Page } from '@playwright/test';

/** Moves like a visitor until the sections further down, which wait for that, are laid out. */
export async function layOut(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1);
    await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible', { timeout: 500 });
  }).toPass();
  await page.mouse.wheel(0, -100);
}
