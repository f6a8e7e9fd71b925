import { faultsAt } from '../support/boxes.ts';
import { expect } from '../support/browser.ts';
import { amounts, firstOf, test } from '../support/data-sets.ts';
import { some } from '../support/thorough.ts';

/** Every kind of public page; a table in braces stands for the number of its first record. */
const addresses = [
  '/',
  '/Events',
  '/EventDetails/{events}',
  '/MoreBlogs',
  '/BlogDetail/{posts}',
  '/Gallery',
  '/Gallery?item={gallery_items}',
  '/Videos',
  '/Aboutus',
  '/Mission',
  '/Vision',
  '/Mentorship',
  '/History',
  '/Team',
  '/Documents',
  '/Testimonials',
  '/Announcements',
  '/Services',
  '/Privacy',
  '/contactus',
  '/donate',
  '/newsletter',
  '/harvest',
  '/offline',
  '/no-such-page',
];

for (const { name, make } of amounts) {
  test(`with ${name} everything on every public page has its place`, async ({ page, app, allowFaults }) => {
    test.setTimeout(300_000);
    // A site without records has no page for the first one, and copies of files have no pictures.
    allowFaults(/status of 404/);
    await make(app.services);
    const found: string[] = [];
    for (const address of some(addresses, 8)) {
      const table = /\{(\w+)\}/.exec(address)?.[1];
      const id = table === undefined ? '' : String(await firstOf(app.services, table));
      await page.goto(address.replace(/\{\w+\}/, id));
      // Sections further down are laid out one by one once the page is there.
      await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible');
      found.push(...(await faultsAt(page, address)));
    }
    expect(found).toEqual([]);
  });
}
