import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { createEvent } from '../support/events.ts';
import { givingOf } from '../support/giving-of.ts';
import { signedIn } from '../support/signed-in.ts';
import { addDonation, addMessage } from '../support/submissions.ts';
import { MORNING, type TestApp } from '../support/test-app.ts';

/** Somebody at work: each press of a button or link, and each shortcut, is counted. Moving to a place and writing are not. */
interface Hands {
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Sends the form that is written in. */
  send(button: Locator): Promise<void>;
  openAuditLog(): Promise<void>;
}

type Way = (page: Page) => Hands;

const byMouse: Way = (page) => {
  const press = (target: Locator) => target.click();
  return {
    press,
    async write(field, text) {
      // The cursor is there already.
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
    },
    send: press,
    openAuditLog: () => press(page.getByRole('link', { name: 'Audit log' })),
  };
};

const byKeyboard: Way = (page) => {
  const key = (name: string) => page.keyboard.press(name);
  async function press(target: Locator) {
    await target.focus();
    await key('Enter');
  }
  return {
    press,
    async write(field, text) {
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
    },
    send: () => key('Control+Enter'),
    openAuditLog: () => press(page.getByRole('link', { name: 'Audit log' })),
  };
};

const byTouch: Way = (page) => {
  async function press(target: Locator) {
    const box = await target.evaluate((it) => (it.closest('label') ?? it).getBoundingClientRect().height);
    expect(Math.round(box)).toBeGreaterThanOrEqual(44);
    await target.tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  return {
    press,
    async write(field, text) {
      // The phone's keyboard comes only when the field is touched: before, it would cover the message.
      await field.tap();
      await page.keyboard.insertText(text);
    },
    send: press,
    // Pinned, it is one of the places at the foot of the screen.
    openAuditLog: () =>
      press(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Audit log' })),
  };
};

/** Counts presses, and the screens that come up after the first. */
function counted(page: Page, hands: Hands) {
  const done = { presses: 0, screens: new Set<string>() };
  page.on('framenavigated', (frame) => done.screens.add(new URL(frame.url()).pathname));
  return {
    done,
    write: hands.write,
    async press(target: Locator) {
      done.presses += 1;
      await hands.press(target);
    },
    async send(button: Locator) {
      done.presses += 1;
      await hands.send(button);
    },
    async openAuditLog() {
      done.presses += 1;
      await hands.openAuditLog();
    },
  };
}

/** It waits longest of all, so the overview leads to it. */
const LONG_AGO = '2024-01-01T08:00:00.000Z';

async function openOverview(page: Page): Promise<void> {
  await page.goto('/dashboard/adminDashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function answersMessage(page: Page, app: TestApp, hands: Hands, name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  await addMessage(app.services, { name, email, message: 'When do you meet?', created_at: LONG_AGO });
  await openOverview(page);
  const { press, write, send, done } = counted(page, hands);
  const dialog = page.getByRole('dialog', { name: 'Contact Message' });
  await press(page.getByRole('link', { name: /^Read \d+ new messages?/ }));
  await expect(dialog.getByText('When do you meet?')).toBeVisible();
  await write(dialog.getByLabel('Reply', { exact: true }), 'On Friday at ten.');
  await send(dialog.getByRole('button', { name: 'Send reply' }));
  await expect(dialog.getByRole('listitem').getByText('On Friday at ten.')).toBeVisible();
  expect([done.presses, ...done.screens]).toEqual([2, '/dashboard/viewContact']);
  expect((await app.mailbox.take(email)).text).toContain('On Friday at ten.');
}

async function answersInterest(page: Page, app: TestApp, hands: Hands, name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  await addDonation(app.services, { full_name: name, email, message: 'Ten goats.', created_at: LONG_AGO });
  await openOverview(page);
  const { press, write, send, done } = counted(page, hands);
  const dialog = page.getByRole('dialog', { name: 'Donation Interest' });
  await press(page.getByRole('link', { name: /^Contact \d+ new (person|people)/ }));
  await expect(dialog.getByText('Ten goats.')).toBeVisible();
  await write(dialog.getByLabel('Reply', { exact: true }), 'Murakoze!');
  await send(dialog.getByRole('button', { name: 'Send reply' }));
  await app.mailbox.take(email);
  // Once the mail server has taken it, the interest is contacted.
  await expect(dialog.getByText('The mail server has taken it.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Status' }).getByText('Contacted')).toBeVisible();
  expect([done.presses, ...done.screens]).toEqual([2, '/dashboard/viewDonation']);
}

async function assignsPayment(page: Page, app: TestApp, hands: Hands, name: string) {
  const { pledge, payments } = await givingOf(app);
  const { reference } = await pledge(`${name} Agnes`, '1300');
  await payments(`${name},2026-11-18,1300,${name} PAYER,,${reference}`);
  await openOverview(page);
  const { press, done } = counted(page, hands);
  const dialog = page.getByRole('dialog');
  await press(page.getByRole('link', { name: /^Assign \d+ payments?/ }));
  await press(dialog.getByRole('button', { name: `Assign RWF 1,300 to ${name} Agnes` }));
  await expect(dialog.getByText('Assigned', { exact: true })).toBeVisible();
  expect([done.presses, ...done.screens]).toEqual([2, '/dashboard/payments']);
}

/** The last change of an event is found in the log, and what was there before comes back. */
async function bringsBack(page: Page, app: TestApp, hands: Hands, name: string) {
  const { access } = await signedIn(app, { isSuperuser: true });
  const event = await createEvent(app, { title: `${name} terraces` });
  app.advance(60_000);
  const { start_date, end_date, updated_at } = event;
  const spoilt = { title: `${name} spoilt`, start_date, end_date, updated_at };
  expect((await app.call('PUT', `/events/${event.id}/`, spoilt, access)).status).toBe(200);
  await openOverview(page);
  const { press, openAuditLog, done } = counted(page, hands);
  await openAuditLog();
  await press(page.getByRole('link', { name: new RegExp(`what was there before: .*${name} spoilt`) }).first());
  await expect(page.getByRole('region', { name: 'Difference' })).toContainText('terraces');
  await press(page.getByRole('button', { name: 'Restore this version' }));
  await expect(page.getByText('Earlier version restored.')).toBeVisible();
  expect([done.presses, ...done.screens]).toEqual([3, '/dashboard/audit', `/dashboard/versions/events/${event.id}`]);
  expect(await (await app.get(`/EventDetails/${event.id}`)).text()).toContain(`${name} terraces`);
}

const ways = [
  { way: 'the mouse', of: byMouse, mark: 'Moused', view: { viewport: { width: 1280, height: 800 } } },
  {
    way: 'the keyboard',
    of: byKeyboard,
    mark: 'Keyed',
    view: { viewport: { width: 1280, height: 800 } },
  },
  {
    way: 'a finger',
    of: byTouch,
    mark: 'Tapped',
    view: { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true },
  },
];

for (const { way, of, mark, view } of ways) {
  test.describe(`with ${way}`, () => {
    test.use(view);
    test.beforeEach(async ({ page, app, signInAs }) => {
      await page.clock.setFixedTime(MORNING);
      const user = await app.addUser({ isSuperuser: true });
      await app.services.db.updateTable('users').set({ pins: '["audit"]' }).where('id', '=', user.id).execute();
      await signInAs(user);
    });

    test('a message is answered in two presses from the overview', ({ page, app }) =>
      answersMessage(page, app, of(page), mark));
    test('an interest is answered in two presses from the overview', ({ page, app }) =>
      answersInterest(page, app, of(page), mark));
    test('a payment that is certain is assigned in two presses from the overview', ({ page, app }) =>
      assignsPayment(page, app, of(page), mark.toUpperCase()));
    test('a change of an event is found and undone in three presses, on the second screen after the overview', ({
      page,
      app,
    }) => bringsBack(page, app, of(page), mark));
  });
}
