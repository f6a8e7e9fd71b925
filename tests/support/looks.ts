import type { Page } from '@playwright/test';
import { type SignInAs, test } from './browser.ts';
import type { House } from './house.ts';

/**
 * What a screen is looked at in: the width in pixels, and the theme. Contrast is a matter of the theme and fit one of the
 * width, so each of them once is enough.
 */
const looks = [
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

interface Looking {
  page: Page;
  house: House;
  signInAs: SignInAs;
  expectAccessible(): Promise<void>;
}

/** One test on a phone in the dark theme, and the same on a screen in the light one. */
export function testInEachLook(title: string, look: (looking: Looking) => Promise<void>): void {
  for (const { width, colorScheme } of looks) {
    test(`${title}, ${width} px, ${colorScheme}`, async ({ page, house, signInAs, expectAccessible }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await look({ page, house, signInAs, expectAccessible });
    });
  }
}
