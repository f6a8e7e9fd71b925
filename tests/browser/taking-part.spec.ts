import { expect, test } from '../support/browser.ts';
import { addressOfEvent, openPage } from '../support/events.ts';

const UNREACHABLE = 'Enter an e-mail address or a phone number, so that we can reach you.';

test('missing values are named, and then a place is reserved', async ({ page, app }) => {
  const address = await addressOfEvent(app, 'Fair trade market');
  await openPage(page, address);
  const form = page.getByRole('form', { name: 'Register for this event' });
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await form.getByLabel('Full name').fill('Test Visitor');
  await form.getByLabel('E-mail').fill('visitor@example.org');
  // Quicker than anybody fills in a form, it would be thrown away.
  await page.waitForFunction(() => performance.now() > 2100);
  await form.getByRole('button', { name: 'Register' }).click();
  const done = page.getByRole('status').filter({ hasText: 'Your place is reserved' });
  await expect(
    done.getByText(
      'You are registered. Check your e-mail for a confirmation. If none arrives, your place is still reserved.',
    ),
  ).toBeVisible();
  await expect(done).toBeFocused();
  await expect(form).toHaveCount(0);
  await done.getByRole('button', { name: 'Register someone else' }).click();
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expect(form.getByLabel('Full name')).toHaveValue('');
  await page.reload();
  await expect(page.getByText(/places? left/)).toHaveCount(0);
});

test('a visitor with a telephone number and no e-mail address registers with the keyboard, and reads that no e-mail comes', async ({
  page,
  app,
  expectAccessible,
}) => {
  await openPage(page, await addressOfEvent(app, 'Fair trade market'));
  const form = page.getByRole('form', { name: 'Register for this event' });
  const reached = form.getByRole('group', { name: 'How we can reach you' });
  await form.getByLabel('Full name').fill('Test Visitor');
  await form.getByRole('button', { name: 'Register' }).press('Enter');
  const email = reached.getByLabel('E-mail');
  const phone = reached.getByLabel('Phone');
  for (const field of [email, phone]) await expect(field).toHaveAccessibleDescription(UNREACHABLE);
  await expect(email).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('0788');
  for (const field of [email, phone]) await expect(field).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Enter');
  await expect(phone).toHaveAccessibleDescription('Enter a phone number that we can call, such as 0788 123 456.');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(phone).toBeFocused();
  await page.keyboard.type(' 123 456');
  await page.waitForFunction(() => performance.now() > 2100);
  await page.keyboard.press('Enter');
  const done = page.getByRole('status').filter({ hasText: 'Your place is reserved' });
  await expect(done).toContainText('without an e-mail address you get no confirmation');
  await expect(done).not.toContainText('We have sent you');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a telephone number is enough, and what is missing is said at both fields', async ({
    page,
    app,
    allowFaults,
  }) => {
    allowFaults(/status of 400/);
    await page.goto(await addressOfEvent(app, 'Fair trade market'));
    const [name, phone, register] = [
      page.getByLabel('Full name'),
      page.getByLabel('Phone', { exact: true }),
      page.getByRole('button', { name: 'Register' }),
    ];
    await name.fill('Test Visitor');
    await register.click();
    await expect(page.locator('.field-error')).toHaveText([UNREACHABLE, UNREACHABLE]);
    await expect(name).toHaveValue('Test Visitor');
    await phone.fill('+250 788 123 457');
    await register.click();
    await expect(page.getByText('without an e-mail address you get no confirmation')).toBeVisible();
  });
});
