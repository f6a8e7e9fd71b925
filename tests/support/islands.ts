import { expect, type Page } from '@playwright/test';

/** Touches each island of the page that wakes when it is touched, or `which` by an addition to their selector, as a visitor who uses all of it would, and waits until they answer. */
export async function wakeIslands(page: Page, within = ':is(header, main)', which = ''): Promise<void> {
  const asleep = page.locator(`${within} [data-island]:not([data-wakes="returned-only"])${which}`);
  await asleep.evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  await expect(asleep).toHaveCount(0);
}
