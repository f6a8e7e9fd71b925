import type { Page } from '@playwright/test';
import { faultsAt, PHONES, widthsInTurn } from '../support/boxes.ts';
import { expect } from '../support/browser.ts';
import { followTo, screenAddresses, screenShown } from '../support/dashboard-addresses.ts';
import { amounts, test } from '../support/data-sets.ts';
import { some } from '../support/thorough.ts';

type Open = (page: Page, address: string) => Promise<void>;

async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await screenShown(page);
}

/** Looks at a screen, at what its first row opens, and at its trash. */
async function lookAt(page: Page, address: string, open: Open, widths: readonly number[]): Promise<string[]> {
  // Buttons are found on a wide screen; the dialogs they open are checked at every width.
  const atWidest = () => page.setViewportSize({ width: 1280, height: 900 });
  await atWidest();
  await open(page, address);
  const found = await faultsAt(page, address, widths);
  await atWidest();
  for (const name of [/^View details of /, /^More for /]) {
    const opener = page.locator('main').getByRole('button', { name }).first();
    if ((await opener.count()) === 0) continue;
    await opener.click();
    const opened = page.getByRole('dialog').or(page.getByRole('menu')).first();
    await opened.waitFor();
    await expect(opened.getByText(/^Loading/)).toHaveCount(0);
    found.push(...(await faultsAt(page, `${address}, ${name.source}`, widths)));
    await atWidest();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
  const trash = page.locator('main').getByRole('link', { name: 'Trash' });
  if ((await trash.count()) > 0) {
    await trash.click();
    await screenShown(page);
    found.push(...(await faultsAt(page, `${address}, its trash`, widths)));
  }
  return found;
}

/** Checks the parts that every screen can open: the search with results, and on a phone the menu. */
async function lookAtFrame(page: Page, widths: readonly number[]): Promise<string[]> {
  await page.getByRole('button', { name: 'Search everything' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('us');
  await dialog
    .getByRole('link', { name: /User Management/ })
    .first()
    .waitFor();
  const found = await faultsAt(page, 'the search', widths);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 900 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await dialog.getByRole('link').first().waitFor();
  return [...found, ...(await faultsAt(page, 'the menu', PHONES))];
}

const isOpen = (address: string) => address.startsWith('/autho/');

for (const [amount, { name, make }] of amounts.entries()) {
  test(`with ${name} everything on every screen of the dashboard has its place`, async ({
    page,
    app,
    signInAs,
    allowFaults,
  }) => {
    test.setTimeout(300_000);
    // A site without records has none with the id in the address.
    allowFaults(/status of 40[014]/);
    const user = await app.addUser({ isSuperuser: true });
    await make(app.services);
    const addresses = await screenAddresses(app.services);
    const found: string[] = [];
    const lookAtEach = async (screens: readonly string[], open: Open) => {
      for (const [place, address] of screens.entries()) {
        found.push(...(await lookAt(page, address, open, widthsInTurn(amount + place))));
      }
    };
    await lookAtEach(addresses.filter(isOpen), load);
    await signInAs(user);
    found.push(...(await lookAtFrame(page, widthsInTurn(amount))));
    await lookAtEach(
      some(
        addresses.filter((address) => !isOpen(address)),
        14,
      ),
      followTo,
    );
    expect(found).toEqual([]);
  });
}
