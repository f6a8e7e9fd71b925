import { expect, type Locator, type Page } from '@playwright/test';

/** Pixels a finger needs. */
const FINGER = 44;

/** The finger of somebody on a phone, and the phone's own keyboard. */
export function touchOf(page: Page) {
  /** Taps what is large enough for a finger; Playwright waits until it is in sight and nothing covers it. */
  async function tap(target: Locator): Promise<void> {
    await target.waitFor();
    const { width, height, name } = await target.evaluate((element) => {
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      return { width: box.width, height: box.height, name: element.outerHTML.slice(0, 120) };
    });
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(FINGER);
    await target.tap();
    await fits();
  }
  /** Nothing reaches out of the phone sideways. */
  async function fits(): Promise<void> {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  return {
    tap,

    /** Taps a field and writes this in place of what it holds. */
    async fill(target: Locator, text: string): Promise<void> {
      await tap(target);
      await expect(target).toBeFocused();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
    },

    /** Chooses from a list that the phone draws itself. */
    async select(target: Locator, label: string): Promise<void> {
      await tap(target);
      await target.selectOption({ label });
    },

    /** Goes to a screen by its entry in the menu. */
    async openScreen(entry: string): Promise<void> {
      await tap(page.getByRole('button', { name: 'Open the menu' }));
      await tap(page.getByRole('dialog').getByRole('link', { name: entry }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  };
}
