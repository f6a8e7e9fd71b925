import type { Page } from '@playwright/test';
import { type Language, languages, languageWords } from '../../domain/languages.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { keepNone, keepOne } from '../support/amounts.ts';
import { faultsOf } from '../support/boxes.ts';
import { test as base, expect } from '../support/browser.ts';
import { followTo, screenAddresses, screenShown } from '../support/dashboard-addresses.ts';
import { addOneGift, fillListsOnce } from '../support/filled-lists.ts';
import { tableFaults } from '../support/list-measures.ts';
import { wordFaults } from '../support/screen-measures.ts';
import type { TestApp } from '../support/test-app.ts';
import { isThorough, nextInTurn, some } from '../support/thorough.ts';

const MANY = 60;

const amounts: Readonly<Record<string, (app: TestApp) => Promise<void>>> = {
  no: ({ services }) => keepNone(services),
  one: async (app) => {
    await keepOne(app.services);
    await addOneGift(app);
  },
  [MANY]: (app) => fillListsOnce(app, MANY),
};

/** What people look at it with. Contrast is a matter of the theme, and so each device has one of them unless all is combined. */
const devices = [
  { name: 'a desk', hasTouch: false, widths: [1280, 1920], themes: ['light', 'dark'] },
  { name: 'a phone', hasTouch: true, widths: [375], themes: ['dark', 'light'] },
] as const;

/** One app for each amount of records, as the tests share it. */
const prepared = new WeakSet<TestApp>();
const test = base.extend<{ amount: string }>({
  amount: ['', { option: true }],
  app: async ({ testAppOf, amount }, use, { file }) => {
    const app = await testAppOf(`${file} ${amount}`);
    if (!prepared.has(app)) await amounts[amount]?.(app);
    prepared.add(app);
    await use(app);
  },
});

// The longest file of all: a worker takes the next of its tests as soon as it is free.
test.describe.configure({ mode: 'parallel' });

const isOpen = (address: string) => address.startsWith('/autho/');

async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await screenShown(page);
}

type Device = (typeof devices)[number];

/** Everything that can be measured at these widths, each in the theme that is next. */
async function measured(page: Page, { hasTouch, widths, themes }: Device, turn: number): Promise<string[]> {
  const found: string[] = [];
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of nextInTurn(themes, turn + at, 1)) {
      await page.emulateMedia({ colorScheme });
      const faults = [...(await faultsOf(page, hasTouch)), ...(await wordFaults(page))];
      if (!hasTouch && (await page.locator('.list-scroll .list-table').count()) > 0) {
        faults.push(...(await tableFaults(page, 'the list')));
      }
      found.push(...faults.map((fault) => `at ${width}: ${fault}`));
    }
  }
  return found;
}

/** What is lost in letters of twice the size. */
async function lostInLargeLetters(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const found = await faultsOf(page, true);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await browser.detach();
  return found.map((fault) => `in letters of twice the size: ${fault}`);
}

async function judged(page: Page, { themes }: Device): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of nextInTurn(themes, 0, 1)) {
    await page.emulateMedia({ colorScheme });
    const faults = await accessibilityFaults(page, 'axe');
    found.push(...faults.map((fault) => `in the ${colorScheme} theme: ${fault}`));
  }
  return found;
}

interface Looking {
  page: Page;
  language: Language;
  device: Device;
}

/** Looks at each screen; opens it by `open`. */
async function lookAt({ page, language, device }: Looking, screens: readonly string[], open: typeof load) {
  const found: string[] = [];
  for (const [place, address] of screens.entries()) {
    await open(page, address);
    const faults = await measured(page, device, place + languages.indexOf(language));
    // By axe each screen in one of the languages.
    if (nextInTurn(languages, place, 1).includes(language)) faults.push(...(await judged(page, device)));
    if (device.hasTouch) faults.push(...(await lostInLargeLetters(page)));
    found.push(...faults.map((fault) => `${address} ${fault}`));
  }
  return found;
}

/** In the ordinary run each language is seen on one of the devices, with the most records. */
const looks = languages.flatMap((language, turn) =>
  (isThorough ? devices : nextInTurn(devices, turn, 1)).map((device) => ({ language, device })),
);

for (const amount of isThorough ? Object.keys(amounts) : [String(MANY)]) {
  for (const { language, device } of looks) {
    test.describe(`with ${amount} of each record, in ${languageWords[language].name}, on ${device.name}`, () => {
      test.use({ amount, hasTouch: device.hasTouch });

      test('every screen shows all its words, in both themes', async ({ page, app, signInAs, allowFaults }) => {
        test.setTimeout(900_000);
        // A site without records has none with the number in the address, and the links that came by mail are not valid.
        allowFaults(/status of 40[014]/);
        const addresses = await screenAddresses(app.services);
        const looking = { page, language, device };
        await page.context().addCookies([{ name: 'dashboard_language', value: language, url: app.url }]);
        const found = await lookAt(looking, some(addresses.filter(isOpen), 1), load);
        const user = await app.addUser({ isSuperuser: true });
        await app.services.db.updateTable('users').set({ language }).where('id', '=', user.id).execute();
        await signInAs(user);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const behindSignIn = addresses.filter((address) => !isOpen(address));
        found.push(...(await lookAt(looking, some(behindSignIn, 10), followTo)));
        expect(found).toEqual([]);
      });
    });
  }
}
