import { faultsAt, widthsInTurn } from '../support/boxes.ts';
import { expect } from '../support/browser.ts';
import { amounts, test } from '../support/data-sets.ts';
import { layOut } from '../support/laid-out.ts';
import { filledIn, publicAddresses } from '../support/public-addresses.ts';
import { some } from '../support/thorough.ts';

const addresses = [...publicAddresses, '/Gallery?item={gallery_items}', '/harvest', '/no-such-page'];

for (const [amount, { name, make }] of amounts.entries()) {
  test(`with ${name} everything on every public page has its place`, async ({ page, app, allowFaults }) => {
    test.setTimeout(300_000);
    // A site without records has no page for the first one, and copies of files have no pictures.
    allowFaults(/status of 404/);
    await make(app.services);
    const found: string[] = [];
    for (const [place, address] of some(addresses, 8).entries()) {
      await page.goto(await filledIn(app, address));
      // Sections further down are laid out one by one once somebody moves.
      await layOut(page);
      found.push(...(await faultsAt(page, address, widthsInTurn(amount + place))));
    }
    expect(found).toEqual([]);
  });
}
