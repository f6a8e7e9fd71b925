import type { Page } from '@playwright/test';
import { faultsAt } from '../support/boxes.ts';
import { expect, test } from '../support/browser.ts';
import { screenAddresses, screenShown } from '../support/dashboard-addresses.ts';
import { wakeIslands } from '../support/islands.ts';
import { layOut } from '../support/laid-out.ts';
import { filledIn, publicAddresses } from '../support/public-addresses.ts';
import { some } from '../support/thorough.ts';

const addresses = [...publicAddresses, '/no-such-page'];

/** Makes every text 40 % longer, as a language with longer words would. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style')) nodes.push(node);
    }
    for (const node of nodes) {
      node.textContent = (node.textContent ?? '').replaceAll(
        /\p{L}{3,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase(),
      );
    }
  });

test('words 40 % longer than English fit at 320 pixels on every page', async ({ page, app, allowFaults }) => {
  test.setTimeout(240_000);
  allowFaults(/status of 404/);
  const found: string[] = [];
  for (const address of some(addresses, 8)) {
    await page.goto(await filledIn(app, address));
    await layOut(page);
    await wakeIslands(page);
    await lengthen(page);
    found.push(...(await faultsAt(page, address, [320])));
  }
  expect(found).toEqual([]);
});

test('and on every screen of the dashboard', async ({ page, app, signInAs, allowFaults }) => {
  test.setTimeout(240_000);
  allowFaults(/status of 40[014]/);
  await signInAs(await app.addUser({ isSuperuser: true }));
  const found: string[] = [];
  const behindSignIn = (await screenAddresses(app.services)).filter((address) => !address.startsWith('/autho/'));
  for (const address of some(behindSignIn, 10)) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    await screenShown(page);
    await lengthen(page);
    found.push(...(await faultsAt(page, address, [320])));
  }
  expect(found).toEqual([]);
});
