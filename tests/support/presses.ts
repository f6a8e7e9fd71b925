import { expect, type Locator, type Page } from '@playwright/test';
import { keyboardOf } from './keyboard.ts';

/** Counts what a person presses: each click, tap, key that does something, and shortcut. Typing and moving are not counted. */
export interface Presser {
  press(target: Locator): Promise<void>;
  /** Opens the search from wherever one is, and looks for this. */
  search(text: string): Promise<void>;
  /** The same, and opens the first of what is found. */
  open(name: string): Promise<void>;
  /** Presses a button that opens the device's dialog for files, and chooses there. */
  chooseFiles(button: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void>;
  /** Brings the cursor into a field, if it is not there. */
  reach(field: Locator): Promise<void>;
  count(): number;
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** A person with a mouse or a finger. */
export function pointerOf(page: Page, kind: 'mouse' | 'touch'): Presser {
  let presses = 0;
  async function press(target: Locator): Promise<void> {
    presses += 1;
    if (kind === 'mouse') return target.click();
    await target.tap();
  }
  const dialog = page.getByRole('dialog', { name: 'Search' });
  async function search(text: string): Promise<void> {
    await press(page.getByRole('banner').getByRole('button', { name: 'Search' }));
    await dialog.getByRole('searchbox').fill(text);
    await expect(dialog.getByRole('link').first()).toContainText(text);
  }
  return {
    press,
    search,
    async open(name) {
      await search(name);
      await press(dialog.getByRole('link').first());
      await expect(dialog).toHaveCount(0);
    },
    async chooseFiles(button, files) {
      const chooser = page.waitForEvent('filechooser');
      await press(button);
      await (await chooser).setFiles(files);
    },
    async reach(field) {
      await field.waitFor();
      if (!(await isFocused(field))) await press(field);
    },
    count: () => presses,
  };
}

/** A person with a keyboard alone: the tab key and the arrows only move. */
export function keysOf(page: Page): Presser {
  const { choose, goTo, open, search } = keyboardOf(page);
  let presses = 0;
  async function press(target: Locator): Promise<void> {
    presses += 1;
    // In a toolbar the tab key comes to one button, and the arrows to the others.
    const isWithin = (place: string) => target.evaluate((element, one) => element.closest(one) !== null, place);
    if (await isWithin('[data-sonner-toast]')) {
      presses += 1;
      await page.keyboard.press('Alt+t');
    }
    if (!(await isWithin('[role=toolbar]'))) return choose(target);
    await goTo(page.locator('[role=toolbar] [tabindex="0"]'), 'Shift+Tab');
    await choose(target, 'ArrowRight');
  }
  return {
    press,
    async search(text) {
      presses += 1;
      await search(text);
    },
    async open(name) {
      presses += 2;
      await open(name);
    },
    async chooseFiles(button, files) {
      const chooser = page.waitForEvent('filechooser');
      await press(button);
      await (await chooser).setFiles(files);
    },
    reach: goTo,
    count: () => presses,
  };
}
