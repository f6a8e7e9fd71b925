import type { Page } from '@playwright/test';
import { type SignInAs, test } from './browser.ts';
import type { TestApp } from './test-app.ts';
import { isThorough } from './thorough.ts';

/**
 * The variants of a screen: the width in pixels, and the theme. Contrast is a matter of the theme and fit one of the
 * width, so each of them once is enough. Most is wrong on a phone.
 */
const phone = { width: 375, colorScheme: 'dark' } as const;
const looks = isThorough ? [{ width: 1280, colorScheme: 'light' } as const, phone] : [phone];

/** Looked at in every test run; the others where the sweeps run whole. */
const inEveryRun = ['sign-in and announcements are accessible and fit', 'is accessible and fits'];

interface Looking {
  page: Page;
  app: TestApp;
  signInAs: SignInAs;
  expectAccessible(): Promise<void>;
}

/** One test on a phone in the dark theme that looks at a screen in the light one as well; most of them where sweeps run whole. */
export function testInEachLook(title: string, look: (looking: Looking) => Promise<void>): void {
  if (!isThorough && !inEveryRun.includes(title)) return;
  test(title, async ({ page, app, signInAs, expectAccessible }) => {
    const become = async ({ width, colorScheme }: (typeof looks)[number]) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      // Colours change gradually with the theme: a test of contrast waits until the transitions have begun and ended.
      await page.evaluate(async () => {
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
        await Promise.allSettled(
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
            .map(({ finished }) => finished),
        );
      });
    };
    const inEachLook = async () => {
      for (const one of looks) {
        await become(one);
        await expectAccessible();
      }
    };
    await become(phone);
    await look({ page, app, signInAs, expectAccessible: inEachLook });
  });
}
