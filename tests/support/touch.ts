import { expect, type Locator, type Page } from '@playwright/test';

/** Pixels a finger needs. */
const FINGER = 44;

/** A phone user's finger, and the phone's own keyboard. */
export function touchOf(page: Page) {
  /** Taps an element that is large enough for a finger; Playwright waits until it is visible and not covered. */
  async function tap(target: Locator): Promise<void> {
    await target.waitFor();
    const { size, name } = await target.evaluate((element) => {
      // A row of a form is touched on its label too.
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      return { size: Math.round(Math.min(width, height)), name: element.outerHTML.slice(0, 120) };
    });
    expect(size, name).toBeGreaterThanOrEqual(FINGER);
    await target.tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  /** Taps a field and replaces its text. */
  async function fill(target: Locator, text: string): Promise<void> {
    await tap(target);
    await expect(target).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  }

  /** Chooses from a list that the phone draws itself. */
  async function select(target: Locator, label: string): Promise<void> {
    await tap(target);
    await target.selectOption({ label });
  }

  /** Chooses a day or a time in the calendar of the phone. */
  async function setTime(target: Locator, time: string): Promise<void> {
    await tap(target);
    await target.fill(time);
  }

  /** Goes to a screen by its entry in the menu. */
  async function open(entry: string): Promise<void> {
    await tap(page.getByRole('button', { name: 'Open the menu' }));
    await tap(page.getByRole('dialog').getByRole('link', { name: entry }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  return { tap, fill, select, setTime, open };
}
