import { expect, type Locator, type Page } from '@playwright/test';

/** Key presses after which a keyboard user gives up. */
const PATIENCE = 30;

/** The fault of the focused element for somebody who uses only the keyboard; undefined for none. */
const faultOfFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return undefined;
    const { left, right, top, bottom } = at.getBoundingClientRect();
    if (right - left < 2) return undefined;
    const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (last <= first || right < 0 || left > innerWidth) return `out of sight: ${at.outerHTML.slice(0, 100)}`;
    const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (first + last) / 2];
    const seen = document.elementFromPoint(x, y);
    const isSeen = seen !== null && (at.contains(seen) || seen.contains(at) || at.closest('label')?.contains(seen));
    return isSeen ? undefined : `covered: ${at.outerHTML.slice(0, 100)} by ${seen?.outerHTML.slice(0, 100)}`;
  });

/** A user with a keyboard only. */
export function keyboardOf(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  const isFocused = async (target: Locator) => (await target.and(page.locator(':focus')).count()) > 0;
  const nameOfFocus = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.slice(0, 30) ?? '');

  /** Presses the key until the focus is on this; it is in sight at every stop, and no more than `PATIENCE` away. */
  async function goTo(target: Locator, key = 'Tab'): Promise<void> {
    await target.first().waitFor();
    const stops: string[] = [];
    while (!(await isFocused(target))) {
      if (stops.length === PATIENCE) throw new Error(`${target} is too far away: ${stops.join(' | ')}`);
      await press(key);
      // The page may still be scrolling there.
      await expect.poll(() => faultOfFocus(page), { intervals: [20, 50, 100, 200] }).toBeUndefined();
      stops.push(await nameOfFocus());
    }
  }

  /** Goes there and presses it. */
  async function choose(target: Locator, key = 'Tab'): Promise<void> {
    await goTo(target, key);
    await press('Enter');
  }

  /** Focuses a field and replaces its text. */
  async function fill(target: Locator, text: string): Promise<void> {
    await goTo(target);
    await press('Control+A');
    await type(text);
  }

  /** Searches for a record or a screen from wherever one is, and opens the first that is found. */
  async function open(name: string): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await press('Control+k');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await type(name);
    await expect(dialog.getByRole('link').first()).toContainText(name);
    await press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }

  /** The focus is where the person has been working, and not at the beginning of the page. */
  const hasPlace = () => expect(page.locator('main :focus')).toHaveCount(1);

  return { press, type, goTo, choose, fill, open, hasPlace };
}
