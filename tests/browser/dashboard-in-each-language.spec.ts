import { type Language, languageWords, otherLanguages } from '../../domain/languages.ts';
import { addWhatIsMissing } from '../support/amounts.ts';
import { expect, type SignInAs } from '../support/browser.ts';
import { followTo, screenAddresses, screenShown } from '../support/dashboard-addresses.ts';
import { test } from '../support/data-sets.ts';
import { addOneGift } from '../support/filled-lists.ts';
import type { TestApp } from '../support/test-app.ts';
import { nextInTurn, some } from '../support/thorough.ts';

const looks = [
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

interface SigningIn {
  app: TestApp;
  signInAs: SignInAs;
}

async function signInWith(language: Language, { app, signInAs }: SigningIn): Promise<void> {
  const user = await app.addUser({ isSuperuser: true });
  await app.services.db.updateTable('users').set({ language }).where('id', '=', user.id).execute();
  await signInAs(user);
}

const isOpen = (address: string) => address.startsWith('/autho/');

for (const [place, language] of otherLanguages().entries()) {
  test(`three programs find the screens of the dashboard accessible in ${languageWords[language].name}`, async ({
    page,
    app,
    signInAs,
    expectAccessibleByAll,
    allowFaults,
  }) => {
    test.setTimeout(900_000);
    // The links that came by mail are not valid.
    allowFaults(/status of 40[014]/);
    await addWhatIsMissing(app.services);
    await addOneGift(app);
    const addresses = await screenAddresses(app.services);
    const lookAt = async (screens: readonly string[], open: (address: string) => Promise<void>) => {
      for (const [turn, address] of screens.entries()) {
        for (const { width, colorScheme } of nextInTurn(looks, place + turn, 1)) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          await open(address);
          await test.step(`${address} at ${width}`, expectAccessibleByAll);
        }
      }
    };
    await page.context().addCookies([{ name: 'dashboard_language', value: language, url: app.url }]);
    await lookAt(some(addresses.filter(isOpen), 1), async (address) => {
      await page.goto(address);
      await screenShown(page);
    });
    await signInWith(language, { app, signInAs });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await lookAt(
      some(
        addresses.filter((address) => !isOpen(address)),
        8,
      ),
      (address) => followTo(page, address),
    );
  });
}
