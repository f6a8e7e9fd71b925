import { expect, type Page } from '@playwright/test';

/** A form that is sent within two seconds of its page is taken for a program's. Milliseconds. */
export const LOOK_AROUND = 2500;

/** A field of the page's own form; the footer has one too. */
export const formField = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

/** Opens the contact form, as late as a person sends one. */
export async function openContact(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-20T08:00:00Z' });
  await page.goto('/contactus');
  await formField(page, 'Name').focus();
  await expect(page.locator('main [data-hydrated]')).toBeAttached();
  await page.clock.runFor(LOOK_AROUND);
}

export async function fillContact(page: Page): Promise<void> {
  await formField(page, 'Name').fill('Aline');
  await formField(page, 'E-mail').fill('aline@example.org');
  await formField(page, 'Subject').fill('Maize');
  await formField(page, 'Message').fill('When does the next training begin?');
}

export async function pressSend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.clock.runFor(100);
}

/** What the page says when the message has been taken. */
export const thanks = "Thank you for your message! We'll get back to you soon.";
