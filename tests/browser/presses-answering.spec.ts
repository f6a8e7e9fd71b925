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
    async openAuditLog() {
      await press(page.getByRole('button', { name: 'Open the menu' }));
      await press(page.getByRole('dialog').getByRole('link', { name: 'Audit log' }));
    },
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
    async openAuditLog(presses: number) {
      done.presses += presses;
      await hands.openAuditLog();
    },
  };
}

async function answersMessage(page: Page, app: TestApp, hands: Hands, name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  await addMessage(app.services, { name, email, message: 'When do you meet?' });
  await page.goto(`/dashboard/viewContact?search=${name}`);
  const { press, write, send, done } = counted(page, hands);
  const dialog = page.getByRole('dialog', { name: 'Contact Message' });
  await press(page.getByRole('link', { name, exact: true }));
  await expect(dialog.getByText('When do you meet?')).toBeVisible();
  await write(dialog.getByLabel('Reply', { exact: true }), 'On Friday at ten.');
  await send(dialog.getByRole('button', { name: 'Send reply' }));
  await expect(dialog.getByRole('listitem').getByText('On Friday at ten.')).toBeVisible();
  expect([done.presses, ...done.screens]).toEqual([2]);
  expect((await app.mailbox.take(email)).text).toContain('On Friday at ten.');
}

async function answersInterest(page: Page, app: TestApp, hands: Hands, name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  await addDonation(app.services, { full_name: name, email, message: 'Ten goats.' });
  await page.goto(`/dashboard/viewDonation?search=${name}`);
  const { press, write, send, done } = counted(page, hands);
  const dialog = page.getByRole('dialog', { name: 'Donation Interest' });
  await press(page.getByRole('link', { name, exact: true }));
  await expect(dialog.getByText('Ten goats.')).toBeVisible();
  await write(dialog.getByLabel('Reply', { exact: true }), 'Murakoze!');
  await send(dialog.getByRole('button', { name: 'Send reply' }));
  await app.mailbox.take(email);
  // Once the mail server has taken it, the interest is contacted.
  await expect(dialog.getByText('The mail server has taken it.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Status' }).getByText('Contacted')).toBeVisible();
  expect([done.presses, ...done.screens]).toEqual([2]);
}

async function assignsPayment(page: Page, app: TestApp, hands: Hands, name: string) {
  const { pledge, payments } = await givingOf(app);
  const { reference } = await pledge(`${name} Agnes`, '1300');
  await payments(`${name},2026-11-18,1300,${name} PAYER,,${reference}`);
  await page.goto(`/dashboard/payments?search=${name}+PAYER`);
  const { press, done } = counted(page, hands);
  const dialog = page.getByRole('dialog');
  await press(page.getByRole('link', { name: `${name} PAYER`, exact: true }));
  await press(dialog.getByRole('button', { name: `Assign RWF 1,300 to ${name} Agnes` }));
  await expect(dialog.getByText('Assigned', { exact: true })).toBeVisible();
  expect([done.presses, ...done.screens]).toEqual([2]);
}

/** The last change of an event is found in the log, and what was there before comes back. */
async function bringsBack(page: Page, app: TestApp, hands: Hands, name: string, opensLogBy: number) {
  const { access } = await signedIn(app, { isSuperuser: true });
  const event = await createEvent(app, { title: `${name} terraces` });
  app.advance(60_000);
  const { start_date, end_date, updated_at } = event;
  const spoilt = { title: `${name} spoilt`, start_date, end_date, updated_at };
  expect((await app.call('PUT', `/events/${event.id}/`, spoilt, access)).status).toBe(200);
  await page.goto('/dashboard/adminDashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { press, openAuditLog, done } = counted(page, hands);
  await openAuditLog(opensLogBy);
  await press(page.getByRole('link', { name: new RegExp(`what was there before: .*${name} spoilt`) }).first());
  await expect(page.getByRole('region', { name: 'Difference' })).toContainText('terraces');
  await press(page.getByRole('button', { name: 'Restore this version' }));
  await expect(page.getByText('Earlier version restored.')).toBeVisible();
  expect([done.presses, ...done.screens]).toEqual([
    2 + opensLogBy,
    '/dashboard/audit',
    `/dashboard/versions/events/${event.id}`,
  ]);
  expect(await (await app.get(`/EventDetails/${event.id}`)).text()).toContain(`${name} terraces`);
}

const ways = [
  { way: 'the mouse', of: byMouse, mark: 'Moused', opensLogBy: 1, view: { viewport: { width: 1280, height: 800 } } },
  {
    way: 'the keyboard',
    of: byKeyboard,
    mark: 'Keyed',
    opensLogBy: 1,
    view: { viewport: { width: 1280, height: 800 } },
  },
  {
    way: 'a finger',
    of: byTouch,
    mark: 'Tapped',
    // The menu is opened first.
    opensLogBy: 2,
    view: { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true },
  },
];

for (const { way, of, mark, opensLogBy, view } of ways) {
  test.describe(`with ${way}`, () => {
    test.use(view);
    test.beforeEach(async ({ page, app, signInAs }) => {
      await page.clock.setFixedTime(MORNING);
      await signInAs(await app.addUser({ isSuperuser: true }));
    });

    test('a message is answered in two presses', ({ page, app }) => answersMessage(page, app, of(page), mark));
    test('an interest is answered in two presses', ({ page, app }) => answersInterest(page, app, of(page), mark));
    test('a payment that is certain is assigned in two presses', ({ page, app }) =>
      assignsPayment(page, app, of(page), mark.toUpperCase()));
    test('a change of an event is found and undone two screens after the overview', ({ page, app }) =>
      bringsBack(page, app, of(page), mark, opensLogBy));
  });
}
