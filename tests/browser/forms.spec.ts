import { expect, test } from '../support/browser.ts';
import { fillContact, formField, LOOK_AROUND, openContact, pressSend, thanks } from '../support/contact-form.ts';
import { wakeIslands } from '../support/islands.ts';

/** The browser's own messages about a reply that is meant to be an error. */
const refusals = [/Failed to load resource/];

test('an empty form says what is missing, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await openContact(page);
  await pressSend(page);
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expect(page.getByText('This field is required.')).toHaveCount(4);
  await expect(formField(page, 'Name')).toBeFocused();
  expect(sent).toEqual([]);
});

test('a message is sent and thanked for', async ({ page, app, expectAccessible }) => {
  await openContact(page);
  await expectAccessible();
  await fillContact(page);
  await expect(formField(page, 'Subject Type')).toHaveValue('general');
  await formField(page, 'Subject Type').selectOption('partnership');
  await pressSend(page);
  await expect(page.getByText(thanks)).toBeVisible();
  const stored = await app.services.db.selectFrom('contact_messages').selectAll().execute();
  expect(stored).toMatchObject([{ name: 'Aline', subject_type: 'partnership', subject: 'Maize' }]);
});

test.describe('when it is not taken', () => {
  test.use({ allowedFaults: refusals });

  test('while it is on its way the button waits; a failure keeps form and focus, and the next try has the same key', async ({
    page,
  }) => {
    const keys: unknown[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/contact/', async (route) => {
      keys.push(route.request().postDataJSON().idempotency_key);
      if (keys.length === 1) {
        await held;
        await route.abort();
      } else {
        await route.fulfill({ status: 201, json: { message: thanks } });
      }
    });
    await openContact(page);
    await fillContact(page);
    await pressSend(page);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    release();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await page.clock.runFor(100);
    await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
    await expect(formField(page, 'Name')).toHaveValue('Aline');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
    await pressSend(page);
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(page.getByText('Failed to send message. Please try again.')).toHaveCount(0);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('mistakes that the server finds are shown at their field', async ({ page }) => {
    const problem = { detail: 'Enter this on one line.', errors: { subject: ['Enter this on one line.'] } };
    await page.route('**/api/contact/', (route) => route.fulfill({ status: 400, json: problem }));
    await openContact(page);
    await fillContact(page);
    await pressSend(page);
    await expect(formField(page, 'Subject')).toHaveAccessibleDescription('Enter this on one line.');
    await expect(formField(page, 'Subject')).toBeFocused();
  });
});

test('a toast stays five seconds, and Alt+T leads to it', async ({ page }) => {
  await openContact(page);
  await pressSend(page);
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  await page.keyboard.press('Alt+T');
  await expect(page.getByRole('region', { name: 'Notifications, Alt+T' })).toBeFocused();
  await page.clock.runFor(6000);
  await expect(toast).toBeVisible();
  await formField(page, 'Name').focus();
  await page.clock.runFor(5000);
  await expect(toast).toHaveCount(0);
});

test('the donation form opens as a dialog, and closes by Escape, beside it, by its button and when it was sent', async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install({ time: '2026-11-20T08:00:00Z' });
  await page.goto('/donate');
  const open = page.getByRole('link', { name: 'Donation Interest Form' });
  const dialog = page.getByRole('dialog');
  const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await open.hover();
  await expect(page.locator('[data-hydrated] > .donation-dialog')).toBeAttached();
  await expect(dialog).toBeHidden();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 300),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await open.click();
    await expect(dialog).toBeVisible();
    await expect.poll(isLocked).toBe('hidden');
    await close();
    await expect(dialog).toBeHidden();
    await expect.poll(isLocked).toBe('visible');
  }
  await page.getByRole('link', { name: 'Give every month' }).click();
  await expect(dialog.getByLabel('Donation Type')).toHaveValue('monthly');
  await expect(dialog.getByLabel('Preferred Contact Method')).toHaveValue('email');
  await expectAccessible();
  await page.clock.runFor(LOOK_AROUND);
  await dialog.getByRole('button', { name: 'Submit Interest' }).click();
  await page.clock.runFor(100);
  await expect(dialog.getByText('Please fill in all required fields.')).toBeVisible();
  await dialog.getByLabel('Full Name').fill('Jean');
  await dialog.getByLabel('E-mail').fill('jean@example.org');
  await dialog.getByLabel(/Estimated Amount/).fill('$100-250');
  await dialog.getByLabel('Message').fill('I would like to give every month.');
  await dialog.getByRole('button', { name: 'Submit Interest' }).click();
  await expect(dialog).toBeHidden();
  await page.clock.runFor(100);
  await expect(page.getByText("Thank you for your interest! We'll be in touch soon.")).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.')).toHaveCount(0);
  await expect.poll(isLocked).toBe('visible');
});

test('the page of the newsletter has one form', async ({ page }) => {
  await page.goto('/newsletter');
  await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(1);
});

test('the footer takes an address for the newsletter, on every page', async ({ page, app }) => {
  await page.clock.install({ time: '2026-11-20T08:00:00Z' });
  await page.goto('/Aboutus');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await wakeIslands(page, 'footer');
  await page.clock.runFor(LOOK_AROUND);
  await footer.getByRole('textbox').fill('reader@example.org');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    footer.getByText('Almost done. Check your e-mail and open the link in our message. If none arrives, write to us.'),
  ).toBeVisible();
  const mails = await app.services.db.selectFrom('newsletter_subscribers').select(['email', 'status']).execute();
  expect(mails).toEqual([{ email: 'reader@example.org', status: 'pending' }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowedFaults: refusals });

  test('the contact form is refused with its faults and all that was typed, then taken', async ({ page, app }) => {
    await page.goto('/contactus');
    await formField(page, 'Name').fill('Claudine');
    await formField(page, 'E-mail').fill('claudine');
    await formField(page, 'Message').fill('First line\nsecond line');
    await formField(page, 'Subject Type').selectOption('feedback');
    const refused = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const reply = await refused;
    expect(reply.status()).toBe(400);
    expect(reply.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields.');
    await expect(formField(page, 'E-mail')).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(formField(page, 'Message')).toHaveValue('First line\nsecond line');
    await expect(formField(page, 'Subject Type')).toHaveValue('feedback');
    await formField(page, 'E-mail').fill('claudine@example.org');
    await formField(page, 'Subject').fill('Beans');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(thanks)).toBeVisible();
    await page.reload();
    const stored = await app.services.db
      .selectFrom('contact_messages')
      .select(['message'])
      .where('name', '=', 'Claudine')
      .execute();
    expect(stored).toEqual([{ message: 'First line\nsecond line' }]);
  });

  test('the donation form is folded until a link leads to it, and stands open with its faults', async ({ page }) => {
    await page.goto('/donate');
    const form = page.getByRole('form', { name: 'Donation Interest Form' });
    await expect(form).toBeHidden();
    await page.getByRole('link', { name: 'Give every year' }).click();
    await form.getByLabel('Full Name').fill('Jean');
    await page.getByRole('button', { name: 'Submit Interest' }).click();
    await expect(form.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid');
    await expect(form.getByLabel('Donation Type')).toHaveValue('yearly');
    await expect(form.getByLabel('Full Name')).toHaveValue('Jean');
    await form.getByLabel('E-mail', { exact: true }).fill('jean@example.org');
    await form.getByLabel('Message', { exact: true }).fill('Once a year.');
    await page.getByRole('button', { name: 'Submit Interest' }).click();
    await expect(page.getByText("Thank you for your interest! We'll be in touch soon.")).toBeVisible();
  });

  test('the newsletter is asked for, confirmed by a press and left by a press', async ({ page, app }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox').fill('silent@example.org');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/newsletter$/);
    await expect(page.getByRole('main').getByText('Almost done.')).toBeVisible();
    const statusOf = async () => {
      const rows = app.services.db.selectFrom('newsletter_subscribers').select('status');
      return (await rows.where('email', '=', 'silent@example.org').executeTakeFirst())?.status;
    };
    const linkInMail = async () => {
      const { text = '' } = await app.mailbox.take('silent@example.org');
      return /https:\/\/intambwe\.example(\/newsletter\S+)/.exec(text)?.[1] ?? '';
    };
    await page.goto(await linkInMail());
    expect(await statusOf()).toBe('pending');
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByText('You are subscribed. Thank you!')).toBeVisible();
    expect(await statusOf()).toBe('confirmed');
    await page.goto(await linkInMail());
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed and will not receive our newsletter again.')).toBeVisible();
    expect(await statusOf()).toBe('left');
  });
});

test('a page takes no more than its form, and nothing that is not a form', async ({ app }) => {
  const post = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
    fetch(`${app.url}${path}`, { method: 'POST', body, headers: { 'content-type': type } });
  expect((await post('/contactus', `message=${'x'.repeat(70_000)}`)).status).toBe(413);
  expect((await post('/contactus', '{}', 'application/json')).status).toBe(415);
  expect((await post('/Aboutus', 'name=x')).status).toBe(404);
  expect((await post('/dashboard/adminDashboard', 'name=x')).status).toBe(404);
});
