import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import type { TestApp } from '../support/test-app.ts';

const names = ['Aline', 'Bosco', 'Claudine', 'Diane'];

/** A team of these people alone, the first on top. */
async function team(app: TestApp, people: readonly string[] = names) {
  const at = new Date().toISOString();
  await app.services.db.deleteFrom('team_members').execute();
  const rows = people.map((name, position) => ({
    name,
    role: 'Trainer',
    text: '',
    media_id: null,
    position,
    created_at: at,
    updated_at: at,
    deleted_at: null,
  }));
  await app.services.db.insertInto('team_members').values(rows).execute();
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'People', exact: true }).getByRole('listitem');
const visitorsRead = async (app: TestApp) =>
  (await (await app.get('/api/team/')).json()).map(({ name }: { name: string }) => name);

test('people are put in order with the keyboard, saved in one call, and put back by Undo', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await team(app);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/team');
  const calls: string[] = [];
  page.on('request', (it) => void (it.method() === 'PUT' && calls.push(new URL(it.url()).pathname)));
  await page.getByRole('button', { name: 'Change order' }).press('Enter');
  await expect(rowsOf(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Save order' })).toBeDisabled();
  await expectAccessible();
  await page.getByRole('button', { name: 'Move Diane up' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Diane is now 2 of 4.' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Move Diane up' })).toBeFocused();
  await page.getByRole('button', { name: 'Move Aline, place 1 of 4' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Move Aline, place 4 of 4' })).toBeFocused();
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('The new order of people is saved.')).toBeVisible();
  expect(calls).toEqual(['/api/order/team/']);
  expect(await visitorsRead(app)).toEqual(['Diane', 'Bosco', 'Claudine', 'Aline']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The order is as it was before.')).toBeVisible();
  expect(await visitorsRead(app)).toEqual(names);
});

test('a row is dragged by its handle, past the end of what is in sight', async ({ page, app, signInAs }) => {
  const many = Array.from({ length: 30 }, (_, number) => `Person ${number + 1}`);
  await team(app, many);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/team');
  await page.getByRole('button', { name: 'Change order' }).click();
  await expect(rowsOf(page)).toHaveCount(30);
  const box = await page.getByRole('button', { name: 'Move Person 2, place 2 of 30' }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 20, 400);
  await page.mouse.move((box?.x ?? 0) + 20, 660);
  // Held at the lower edge, the row goes on by itself, and the page with it.
  await expect(page.getByRole('button', { name: 'Move Person 2, place 30 of 30' })).toBeVisible();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('The new order of people is saved.')).toBeVisible();
  expect((await visitorsRead(app)).at(-1)).toBe('Person 2');
});

test('the second of two editors is told, and sees the order as it is now', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/409/);
  await team(app);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/team');
  await page.getByRole('button', { name: 'Change order' }).click();
  await page.getByRole('button', { name: 'Move Bosco up' }).click();
  await app.services.db.updateTable('team_members').set({ position: 9 }).where('name', '=', 'Aline').execute();
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  await expect(rowsOf(page).first()).toContainText('Bosco');
  await page.getByRole('button', { name: 'Show the order as it is now' }).click();
  await expect(rowsOf(page).last()).toContainText('Aline');
  await expect(page.getByRole('button', { name: 'Save order' })).toBeDisabled();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 700 } });

  test('a finger on the handle moves the row, and not the page', async ({ page, app, signInAs }) => {
    await team(app);
    await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/team');
    await page.getByRole('button', { name: 'Change order' }).tap();
    const middle = async (name: string) => {
      const box = await page.getByRole('button', { name: `Move ${name}, place` }).boundingBox();
      return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    };
    const [from, to] = [await middle('Aline'), await middle('Claudine')];
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [from]);
    for (let step = 1; step <= 5; step += 1) {
      await send('touchMove', [{ x: from.x, y: from.y + ((to.y + 10 - from.y) * step) / 5 }]);
    }
    await send('touchEnd', []);
    await expect(rowsOf(page)).toContainText(['Bosco', 'Claudine', 'Aline', 'Diane']);
  });
});

test('it is not offered to users who may not edit', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['pages.view'] }), '/dashboard/team');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change order' })).toHaveCount(0);
});
