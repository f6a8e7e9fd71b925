import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/browser.ts';
import { addEvent } from '../support/factories.ts';
import { testInEachLook } from '../support/looks.ts';
import type { TestApp } from '../support/test-app.ts';

/** A sender of a contact message. */
async function addMessage({ services }: TestApp, name: string, email: string): Promise<void> {
  const now = services.clock().toISOString();
  await services.db
    .insertInto('contact_messages')
    .values({
      name,
      email,
      phone: '+250 788 111 222',
      subject_type: 'general',
      subject: 'Beans',
      message: 'First line\nsecond line',
      status: 'new',
      created_at: now,
    })
    .execute();
}

test('finds a person, hands over what is held, and erases it after the address is typed', async ({
  page,
  app,
  signInAs,
}) => {
  await addMessage(app, 'Vestine Mukamana', 'Vestine@example.org');
  await signInAs(await app.addUser({ permissions: ['privacy.view', 'privacy.erase'] }));
  await page.getByRole('link', { name: 'Personal data' }).click();
  await expect(page.getByText('24 months after they were sent')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'E-mail address, phone number or name' });
  await search.fill('ve');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Enter at least 3 characters')).toBeVisible();
  await search.fill('0788111222');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('1 person found for “0788111222”.')).toBeVisible();
  expect(page.url()).not.toContain('0788');
  await page.getByRole('button', { name: 'View 1 record held under vestine@example.org' }).click();
  await expect(page.getByRole('heading', { name: 'Contact messages (1)' })).toBeVisible();
  await expect(page.getByText('First line')).toBeVisible();

  for (const [button, name] of [
    ['Save to read', 'personal-data.txt'],
    ['Save for programs (JSON)', 'personal-data.json'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const saved = await coming;
    expect(saved.suggestedFilename()).toBe(name);
    expect(await readFile(await saved.path(), 'utf8')).toContain('Vestine Mukamana');
  }

  await page.getByRole('button', { name: 'Erase for good...' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('You cannot undo this.')).toBeVisible();
  await dialog.getByLabel('Type the e-mail address to confirm').fill('somebody@example.org');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog.getByText('Type it exactly as shown above.')).toBeVisible();
  await dialog.getByLabel('Type the e-mail address to confirm').fill('vestine@example.org');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('Everything held under this address or number has been erased.')).toBeVisible();
  await search.fill('vestine');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No data is held under “vestine”.')).toBeVisible();
  expect(await app.services.db.selectFrom('contact_messages').select('id').execute()).toEqual([]);
});

test('a person who left only a telephone number is found and erased by it', async ({ page, app, signInAs }) => {
  const event = await addEvent(app.services, { title: 'Planting day' });
  await app.call('POST', `/events/${event}/registrations/`, { full_name: 'Odette Keza', phone: '0788 909 808' });
  await signInAs(await app.addUser({ permissions: ['privacy.view', 'privacy.erase'] }), '/dashboard/privacy');
  await page.getByRole('searchbox', { name: /E-mail address/ }).fill('odette');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'View 1 record held under +250788909808' }).click();
  await expect(page.getByRole('heading', { name: 'Event registrations (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Erase for good...' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type the phone number to confirm').fill('0788 909 809');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog.getByText('Type it exactly as shown above.')).toBeVisible();
  await dialog.getByLabel('Type the phone number to confirm').fill('0788 909 808');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('Everything held under this address or number has been erased.')).toBeVisible();
  expect(
    await app.services.db.selectFrom('event_registrations').select('id').where('event_id', '=', event).execute(),
  ).toEqual([]);
});

test('a user who may only view erases nothing, and others do not see the screen', async ({ page, app, signInAs }) => {
  await addMessage(app, 'Alphonse', 'alphonse@example.org');
  await signInAs(await app.addUser({ permissions: ['privacy.view'] }), '/dashboard/privacy');
  await page.getByRole('searchbox', { name: /E-mail address/ }).fill('alphonse');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^View 1 record/ }).click();
  await expect(page.getByRole('button', { name: 'Save to read' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Erase/ })).toHaveCount(0);
});

testInEachLook('the screen of personal data is accessible', async ({ page, app, signInAs, expectAccessible }) => {
  const name = 'chantal.seen';
  await addMessage(app, 'Chantal', `${name}@example.org`);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/privacy');
  await page.getByRole('searchbox', { name: /E-mail address/ }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 person found')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: /^View 1 record/ }).click();
  await expect(page.getByText('Contact messages (1)')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Erase for good...' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  await expectAccessible();
});
