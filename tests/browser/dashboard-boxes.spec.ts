import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { Services } from '../../server/services.ts';
import { allScreens } from '../../web/dashboard/screens.ts';
import { keepNone, keepOne, multiply } from '../support/amounts.ts';
import { faultsAt } from '../support/boxes.ts';
import { test as base, expect } from '../support/browser.ts';
import { writeHostile } from '../support/hostile-texts.ts';
import { isThorough, some } from '../support/thorough.ts';

const WIDTHS = isThorough ? [1920, 1280, 768, 375, 320] : [1280, 375];

/** What the records are like: each has an app of its own. */
const amounts: Readonly<Record<string, (services: Services) => Promise<void>>> = {
  'hostile texts': writeHostile,
  'none of anything': keepNone,
  'one of everything': keepOne,
  '500 of everything': (services) => multiply(services, 500),
};

const test = base.extend({
  app: async ({ testAppOf }, use, { file, title }) => use(await testAppOf(`${file} ${title}`)),
});

/** The table that the number in a screen's address is from. */
const tableOf: Readonly<Record<string, string>> = {
  editRole: 'roles',
  editUser: 'users',
  user: 'users',
  editAdvertisement: 'advertisements',
  editPost: 'posts',
  postVersions: 'posts',
  editEvent: 'events',
  eventRegistrations: 'event_registrations',
  signInSheet: 'event_registrations',
  editGalleryItem: 'gallery_items',
  campaign: 'newsletter_campaigns',
  editCampaign: 'newsletter_campaigns',
  editPage: 'pages',
};

/** The address of a screen; a new screen with a number in its address gets a line above. */
async function addressOf({ db }: Services, screen: string, address: string): Promise<string> {
  if (address.includes('{slug}')) return address.replace('{slug}', 'services');
  if (!address.includes('{id}')) return address;
  const table = tableOf[screen];
  if (table === undefined) throw new Error(`It is not known which table the number of the screen ${screen} is from`);
  const column = table === 'event_registrations' ? 'event_id' : 'id';
  const { rows } = await sql<{
    id: number | null;
  }>`select min(${sql.ref(column)}) as id from ${sql.table(table)}`.execute(db);
  return address.replace('{id}', String(rows[0]?.id ?? 1));
}

/** Waits until a screen shows its records, and not only that it is fetching them. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

/** Looks at a screen, at what its first row opens, and at its trash. */
async function lookAt(page: Page, address: string): Promise<string[]> {
  // Buttons are found as they are on a wide screen; what they open is looked at in every width.
  const atWidest = () => page.setViewportSize({ width: 1280, height: 900 });
  await atWidest();
  await page.goto(address);
  await settled(page);
  const found = await faultsAt(page, address, WIDTHS);
  await atWidest();
  for (const name of [/^View details of /, /^More for /]) {
    const opener = page.locator('main').getByRole('button', { name }).first();
    if ((await opener.count()) === 0) continue;
    await opener.click();
    const opened = page.getByRole('dialog').or(page.getByRole('menu')).first();
    await opened.waitFor();
    await expect(opened.getByText(/^Loading/)).toHaveCount(0);
    found.push(...(await faultsAt(page, `${address}, ${name.source}`, WIDTHS)));
    await atWidest();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
  const trash = page.locator('main').getByRole('link', { name: 'Trash' });
  if ((await trash.count()) > 0) {
    await trash.click();
    await settled(page);
    found.push(...(await faultsAt(page, `${address}, its trash`, WIDTHS)));
  }
  return found;
}

const isOpen = (address: string) => address.startsWith('/autho/');

for (const [amount, make] of Object.entries(amounts)) {
  // Every test run looks at the worst of them.
  if (!isThorough && make !== writeHostile) continue;
  test(`with ${amount} everything on every screen of the dashboard has its place`, async ({
    page,
    app,
    signInAs,
    allowFaults,
  }) => {
    test.setTimeout(300_000);
    // Where there are no records, there is none with the number in the address.
    allowFaults(/status of 40[014]/);
    const user = await app.addUser({ isSuperuser: true });
    await make(app.services);
    const addresses = await Promise.all(
      Object.entries(allScreens).map(([screen, [address = '']]) => addressOf(app.services, screen, address)),
    );
    const found: string[] = [];
    for (const address of addresses.filter(isOpen)) found.push(...(await lookAt(page, address)));
    await signInAs(user);
    for (const address of some(
      addresses.filter((it) => !isOpen(it)),
      14,
    ))
      found.push(...(await lookAt(page, address)));
    expect(found).toEqual([]);
  });
}
