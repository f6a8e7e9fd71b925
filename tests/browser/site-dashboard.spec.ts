import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from '../../domain/addresses.ts';
import { plainCollections } from '../../domain/collections/registry.ts';
import { readSampleFile } from '../../server/sample/texts.ts';
import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';

const photograph = () =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: '#2f6b3a' } })
    .jpeg()
    .toBuffer();

// High enough for the longest list to end above the corner where messages pass.
test.use({ viewport: { width: 1280, height: 1000 } });

const form = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Cancel' }) });

/** Tests of every list: to the trash and back, as visitors see it. */
async function deletesAndBringsBack(page: Page, name: string, singular: string, isShown: () => Promise<boolean>) {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText(`${singular} “${name}” moved to the trash.`)).toBeVisible();
  expect(await isShown()).toBe(false);
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByText(`${singular} “${name}” restored.`)).toBeVisible();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  expect(await isShown()).toBe(true);
}

test('a step of the history: added, changed, deleted and brought back, as the next visitor reads it', async ({
  page,
  app,
  signInAs,
}) => {
  const shown = async (text: string) => (await (await app.get(addresses.history)).text()).includes(text);
  await signInAs(await app.addUser({ permissions: ['pages.view', 'pages.publish'] }));
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Add step' }).click();
  await form(page).getByRole('button', { name: 'Create step' }).click();
  await expect(form(page).getByText('Title is required')).toBeVisible();
  await expect(form(page).getByText('Date is required')).toBeVisible();
  await form(page).getByLabel('Title').fill('The first well');
  await form(page).getByLabel('Date', { exact: true }).fill('2026-05-09');
  await form(page).getByLabel('How exact is the date?').selectOption('The month: March 2024');
  await form(page).getByLabel('Text').fill('Forty households drink from it.');
  await form(page).getByRole('button', { name: 'Create step' }).click();
  await expect(page.getByText('Step "The first well" created successfully!')).toBeVisible();
  await expect(page.getByRole('row', { name: /The first well.*May 2026/ })).toBeVisible();
  expect(await shown('Forty households drink from it.')).toBe(true);

  await page.getByRole('button', { name: 'Edit The first well' }).click();
  await form(page).getByLabel('Text').fill('Sixty households drink from it.');
  await form(page).getByRole('button', { name: 'Update step' }).click();
  await expect(page.getByText('Step "The first well" updated successfully!')).toBeVisible();
  expect(await shown('Sixty households drink from it.')).toBe(true);
  await deletesAndBringsBack(page, 'The first well', 'Step', () => shown('Sixty households drink from it.'));
});

test('a person of the team, with a photograph that is sent here', async ({ page, app, signInAs }) => {
  const html = async () => (await app.get(addresses.team)).text();
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/team');
  await page.getByRole('button', { name: 'Add person' }).click();
  await form(page).getByLabel('Name').fill('Example Person');
  await form(page).getByLabel('Role').fill('Bookkeeper');
  await expect(form(page).getByLabel('Position')).toHaveValue('4');
  await form(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a picture') });
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(picker.getByText('Choose a JPEG, PNG, GIF, WebP or AVIF picture.')).toBeVisible();
  await picker.getByRole('button', { name: 'Choose another' }).click();
  await picker
    .locator('input[type=file]')
    .setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  await picker.getByRole('button', { name: 'Use this picture' }).click();
  await expect(picker.getByText('Describe the picture in a few words.')).toBeVisible();
  await picker.getByLabel('What does the picture show?').fill('A green square that stands for a face');
  await picker.getByRole('button', { name: 'Use this picture' }).click();
  await expect(form(page).getByText('A green square that stands for a face')).toBeVisible();
  await form(page).getByRole('button', { name: 'Create person' }).click();
  await expect(page.getByText('Person "Example Person" created successfully!')).toBeVisible();
  expect(await html()).toContain('A green square that stands for a face');

  await page.getByRole('button', { name: 'Edit Example Person' }).click();
  await form(page).getByRole('button', { name: 'Remove picture' }).click();
  await form(page).getByLabel('Role').fill('Treasurer');
  await form(page).getByRole('button', { name: 'Update person' }).click();
  await expect(page.getByText('Person "Example Person" updated successfully!')).toBeVisible();
  expect(await html()).toContain('Treasurer');
  expect(await html()).not.toContain('A green square that stands for a face');
  await deletesAndBringsBack(page, 'Example Person', 'Person', async () => (await html()).includes('Treasurer'));
});

test('a document: its PDF is sent, downloaded by visitors, replaced, and missed when there is none', async ({
  page,
  app,
  signInAs,
}) => {
  const html = async () => (await app.get(addresses.documents)).text();
  const report = await readSampleFile('how-a-saving-group-begins.pdf');
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/documents');
  await page.getByRole('button', { name: 'Add document' }).click();
  await form(page).getByLabel('Title').fill('Report of the year');
  await form(page).getByLabel('Date').fill('2026-11-01');
  await form(page).getByRole('button', { name: 'Create document' }).click();
  await expect(form(page).getByText('A file is required')).toBeVisible();
  await form(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'report-2026.pdf', mimeType: 'application/pdf', buffer: report });
  await page.getByRole('dialog', { name: 'Choose a document' }).getByRole('button', { name: 'Use this file' }).click();
  await expect(form(page).getByText('report-2026.pdf')).toBeVisible();
  await form(page).getByRole('button', { name: 'Create document' }).click();
  await expect(page.getByText('Document "Report of the year" created successfully!')).toBeVisible();

  const address = await page.getByRole('link', { name: 'report-2026.pdf' }).getAttribute('href');
  expect(await html()).toContain(address);
  const file = await app.get(address ?? '');
  expect([file.headers.get('content-type'), Buffer.from(await file.arrayBuffer())]).toEqual([
    'application/pdf',
    report,
  ]);

  await page.getByRole('button', { name: 'Edit Report of the year' }).click();
  await expect(form(page).getByText('report-2026.pdf')).toBeVisible();
  await form(page).getByLabel('Description').fill('With the figures of every group.');
  await form(page).getByRole('button', { name: 'Update document' }).click();
  await expect(page.getByText('Document "Report of the year" updated successfully!')).toBeVisible();
  expect(await html()).toContain('With the figures of every group.');
  expect(await html()).toContain(address);
  await deletesAndBringsBack(page, 'Report of the year', 'Document', async () =>
    (await html()).includes('Report of the year'),
  );
});

test('a testimonial is read by visitors only once its speaker has agreed', async ({ page, app, signInAs }) => {
  const quote = 'An example sentence of a test.';
  const shown = async () => (await (await app.get(addresses.testimonials)).text()).includes(quote);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/testimonials');
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  await form(page).getByLabel('Quotation').fill(quote);
  await form(page).getByLabel('Name').fill('Example Speaker');
  await form(page).getByRole('button', { name: 'Create testimonial' }).click();
  await expect(page.getByRole('row', { name: /Example Speaker.*Not shown/ })).toBeVisible();
  expect(await shown()).toBe(false);

  await page.getByRole('button', { name: 'Edit Example Speaker' }).click();
  await form(page).getByLabel('Agreed to be quoted').check();
  await form(page).getByRole('button', { name: 'Update testimonial' }).click();
  await expect(page.getByRole('row', { name: /Example Speaker.*Agreed, shown/ })).toBeVisible();
  expect(await shown()).toBe(true);
  await deletesAndBringsBack(page, 'Example Speaker', 'Testimonial', shown);
});

test('the second person to save is shown what the first has saved', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 409/);
  const other = await app.signIn(await app.addUser({ isSuperuser: true }));
  const first = { quote: 'As it was said.', name: 'Two Editors', role: '', is_consented: false, position: 9 };
  const { id } = await (await app.call('POST', '/testimonials/', first, other.access)).json();
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/testimonials');
  await page.getByRole('button', { name: 'Edit Two Editors' }).click();
  await form(page).getByLabel('Role or place').fill('Kanombe');
  await app.call('PUT', `/testimonials/${id}/`, { ...first, quote: 'As it was said, word for word.' }, other.access);
  await form(page).getByRole('button', { name: 'Update testimonial' }).click();
  await form(page).getByRole('button', { name: 'Use theirs for Quotation' }).click();
  await form(page).getByRole('button', { name: 'Update testimonial' }).click();
  await expect(page.getByText('Testimonial "Two Editors" updated successfully!')).toBeVisible();
  const kept = app.services.db.selectFrom('testimonials').select(['quote', 'role']).where('id', '=', id);
  expect(await kept.executeTakeFirst()).toEqual({ quote: 'As it was said, word for word.', role: 'Kanombe' });
});

test('a user who may only view is offered nothing else, and without it there is no entry in the menu', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ permissions: ['pages.view'] }));
  const website = page.getByRole('navigation', { name: 'Menu' }).getByRole('list', { name: 'Website' });
  await expect(website.getByRole('link')).toHaveText([
    'Pages',
    'Old addresses',
    'Services and policies',
    'History',
    'Team',
    'Documents',
    'Testimonials',
  ]);
  await website.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByText('Total people:')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add|Edit|Delete)/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', addresses.team);
});

testInEachLook(
  'the lists and their forms are accessible and fit',
  async ({ page, app, signInAs, expectAccessible }) => {
    await signInAs(await app.addUser({ isSuperuser: true }));
    for (const { screen } of plainCollections) {
      const add = `Add ${screen.one.toLowerCase()}`;
      await page.goto(screen.address);
      await expect(page.getByRole('table').or(page.getByText(screen.none))).toBeVisible();
      await expectAccessible();
      await page.getByRole('button', { name: add }).first().click();
      await form(page)
        .getByRole('button', { name: /^Create / })
        .click();
      await expect(form(page).locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessible();
    }
  },
);
