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

  /** Whoever begins at the top of a page takes the link to its content. */
  const isAtBeginning = () => page.evaluate(() => document.activeElement === document.body);
  const isInContent = (target: Locator) => target.first().evaluate((element) => element.closest('main') !== null);

  /** Presses the key until the focus is on this; it is in sight at every stop, and no more than `PATIENCE` away. */
  async function goTo(target: Locator, key = 'Tab'): Promise<void> {
    await target.first().waitFor();
    if (key === 'Tab' && (await isAtBeginning()) && (await isInContent(target))) {
      await press('Tab');
      if (await isFocused(page.locator('.skip-link'))) await press('Enter');
    }
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

  /** The focus is where the person has been working, and not at the beginning of the page. */
  const hasPlace = () => expect(page.locator('main :focus')).toHaveCount(1);

  const dialog = page.getByRole('dialog', { name: 'Search' });

  /** Searches for a record or a screen from wherever one is. */
  async function search(text: string): Promise<void> {
    await press('Control+k');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await type(text);
    await expect(dialog.getByRole('link').first()).toContainText(text);
  }

  /** The same, and opens the first that is found. */
  async function open(name: string): Promise<void> {
    await search(name);
    await press('Enter');
    await expect(dialog).toHaveCount(0);
    // Where something is to be written at once, the cursor is there.
    await hasPlace();
  }

  return { press, type, goTo, choose, fill, search, open, hasPlace };
}
