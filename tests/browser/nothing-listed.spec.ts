import { addresses, staffAddresses as at } from '../../domain/addresses.ts';
import { advertisements } from '../../domain/collections/advertisements.ts';
import { projects } from '../../domain/collections/giving.ts';
import { testimonials } from '../../domain/collections/testimonials.ts';
import { expect, test } from '../support/browser.ts';

const nothing = { count: 0, next: null, previous: null, results: [] };

/** A list of which there is nothing, what it says, and where its first act leads. */
const lists = [
  [at.posts, 'posts', 'Posts that you publish appear', 'Write the first post', at.newPost],
  [at.events, 'events', 'visitors read it on the site', 'Add the first event', at.newEvent],
  [at.gallery, 'gallery', 'the pages “Gallery”', 'Add the first picture or video', at.newGalleryItem],
  [
    advertisements.screen.address,
    'ads',
    'Visitors see on the site',
    'Add the first advertisement',
    at.newAdvertisement,
  ],
  [at.newsletter, 'newsletter/campaigns', 'stays a draft until', 'Write the first newsletter', at.newCampaign],
  [at.pledges, 'pledges', 'You can enter a pledge', 'Enter the first pledge', at.newPledge],
  [at.givers, 'givers', 'once they have pledged or given', 'Enter the first pledge', at.newPledge],
  [at.receipts, 'receipts', 'Issue a receipt on', 'See the gifts without a receipt', at.receiptsOwed],
  [at.thanksOwed, 'gifts', 'A gift appears here', 'See the payments', at.payments],
  [at.pages, 'pages', 'what the other pages do not say', 'Write the first page', at.newPage],
] as const;

for (const [address, call, sentence, act, leadsTo] of lists) {
  test(`${address} without a record says what it is for, and a press begins it`, async ({ page, app, signInAs }) => {
    await signInAs(await app.addUser({ isSuperuser: true }));
    await page.route(new RegExp(`/api/${call}/\\?`), (route) => route.fulfill({ json: nothing }));
    await page.goto(address);
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: act, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === leadsTo);
  });
}

for (const [address, call, form] of [
  [at.contacts, 'contact', addresses.contact],
  [at.donations, 'donation/interest', addresses.donate],
  [at.subscribers, 'newsletter/subscribers', addresses.newsletter],
] as const) {
  test(`${address} without a record leads to the form that visitors fill in`, async ({ page, app, signInAs }) => {
    await signInAs(await app.addUser({ isSuperuser: true }));
    await page.route(new RegExp(`/api/${call}/\\?`), (route) => route.fulfill({ json: nothing }));
    await page.goto(address);
    const link = page.getByRole('link', { name: 'See the form for visitors (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', form);
  });
}

test('the first record of a collection is added where the list says that there is none', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await app.services.write(null, async ({ db }) => {
    await db.updateTable('projects').set({ deleted_at: '2026-11-01T08:00:00.000Z' }).execute();
  });
  await signInAs(await app.addUser({ isSuperuser: true }));
  await page.goto(projects.screen.address);
  await expect(page.getByText('No projects added yet')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Add the first project' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Rain tanks');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
});

test('payments begin with cash or with a statement', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), `${at.payments}?state=all`);
  await expect(page.getByText('Import a statement of mobile money or of the bank, or enter cash.')).toBeVisible();
  const empty = page.locator('.list');
  await expect(empty.getByRole('link', { name: 'Import a statement' })).toBeVisible();
  await empty.getByRole('button', { name: 'Enter cash' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('whoever may only read is told what it is for, and is offered nothing', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['posts.view'] }));
  await page.route(/\/api\/posts\/\?/, (route) => route.fulfill({ json: nothing }));
  await page.goto(at.posts);
  await expect(page.getByText('Posts that you publish appear')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write the first post' })).toHaveCount(0);
});

test('an empty trash says what comes there, and a search without a match what to try', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), `${testimonials.screen.address}?view=trash`);
  await expect(page.getByText('What is deleted stays here for 30 days')).toBeVisible();
  await page.goto(`${testimonials.screen.address}?search=giraffe`);
  await expect(page.getByText('Try fewer or other words')).toBeVisible();
});
