import { expect, test } from '../support/browser.ts';
import { fillContact, formField, openContact, pressSend, thanks } from '../support/contact-form.ts';

test('without network a message waits on the phone and goes when the network is back', async ({
  page,
  context,
  allowFaults,
}) => {
  // At first the script of the footer's form, which sends queued messages, fails to load when it is touched.
  allowFaults(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const script = '**/FooterForm*';
  const asked = page.waitForRequest(script);
  await page.route(script, (route) => route.abort());
  await openContact(page);
  await fillContact(page);
  await context.setOffline(true);
  await pressSend(page);
  await expect(page.getByText('You are offline. Your message is saved on this device')).toBeVisible();
  await expect(formField(page, 'Message')).toHaveValue('');
  await page.getByRole('contentinfo').getByRole('textbox').focus();
  await asked;
  await page.unroute(script);
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-messages'))).toBeNull();
  await page.clock.runFor(100);
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('a message that waited and is refused says why until it is closed; what stands between refuses nothing', async ({
  page,
  context,
  allowFaults,
}) => {
  allowFaults(/Failed to load resource/);
  await openContact(page);
  await fillContact(page);
  await context.setOffline(true);
  await pressSend(page);
  await expect(page.getByText('You are offline. Your message is saved on this device')).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('kept-messages'));
  // A network that wants a sign-in first.
  let asked = page.waitForResponse('**/api/contact/');
  await page.route('**/api/contact/', (route) => route.fulfill({ status: 403, body: '<h1>Sign in</h1>' }));
  await context.setOffline(false);
  await asked;
  expect(await kept()).toContain('When does the next training begin?');
  await page.unroute('**/api/contact/');
  await page.route('**/api/contact/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'No places are left. Please choose another event.' } }),
  );
  asked = page.waitForResponse('**/api/contact/');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await asked;
  await page.clock.runFor(100);
  const toast = page.getByText('Failed to send message. Please try again. No places are left.');
  await expect(toast).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.reload();
  const shown = async () => {
    await page.clock.runFor(1000);
    return toast.count();
  };
  await expect.poll(shown).toBe(1);
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(toast).toHaveCount(0);
  expect(await kept()).toBe(null);
});
