import type { Page } from '@playwright/test';
import { staffAddresses } from '../../domain/addresses.ts';
import { type Language, languageWords, translationLanguages } from '../../domain/languages.ts';
import { addWhatIsMissing } from '../support/amounts.ts';
import { expect, type SignInAs } from '../support/browser.ts';
import { followTo, screenAddresses, screenShown } from '../support/dashboard-addresses.ts';
import { test } from '../support/data-sets.ts';
import { addEvent } from '../support/factories.ts';
import { openGiving } from '../support/giving.ts';
import type { TestApp } from '../support/test-app.ts';
import { nextInTurn, some } from '../support/thorough.ts';

const looks = [
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** Something in every list. */
async function fillLists(app: TestApp): Promise<void> {
  await addWhatIsMissing(app.services);
  // The longest of the words for a type.
  await addEvent(app.services, { event_type: 'hybrid' });
  const { pledge, gift, receipt } = await openGiving(app);
  const email = 'umukobwa.wanjye.munini@cooperative-yacu.example';
  const { id } = await pledge({ full_name: 'Mukamana Marie Claire', email, phone: '0788123456' });
  await receipt(await gift(5000, { pledge_id: id }));
  await gift(300, { giver: { name: 'Habimana Jean Bosco', email: '', phone: '' } });
}

interface SigningIn {
  app: TestApp;
  signInAs: SignInAs;
}

async function signInWith(language: Language, { app, signInAs }: SigningIn): Promise<void> {
  const user = await app.addUser({ isSuperuser: true });
  await app.services.db.updateTable('users').set({ language }).where('id', '=', user.id).execute();
  await signInAs(user);
}

/** Tables that have to be scrolled to be read, and the page itself if it does. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.list-scroll')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} in ${clientWidth}`),
  );

const isOpen = (address: string) => address.startsWith('/autho/');

for (const [place, language] of translationLanguages.entries()) {
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
    await fillLists(app);
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

for (const language of translationLanguages) {
  test(`every list in ${languageWords[language].name} is as wide as its screen`, async ({ page, app, signInAs }) => {
    test.setTimeout(300_000);
    await fillLists(app);
    await signInWith(language, { app, signInAs });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const lists = (await screenAddresses(app.services)).filter((address) => !isOpen(address));
    const found: string[] = [];
    for (const address of new Set([staffAddresses.events, ...some(lists, 12)])) {
      await followTo(page, address);
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await tooWide(page)).map((it) => `${address} at ${width}: ${it}`));
      }
    }
    expect(found).toEqual([]);
  });
}
