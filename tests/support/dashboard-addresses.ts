import { expect, type Page } from '@playwright/test';
import { screenSpellings } from '../../domain/staff-screens.ts';
import type { Services } from '../../server/services.ts';
import { firstIdOf } from './data-sets.ts';

/** The table that the number in a screen's address is from. */
const tableOf: Readonly<Record<string, string>> = {
  editRole: 'roles',
  editUser: 'users',
  user: 'users',
  editAdvertisement: 'advertisements',
  editPost: 'posts',
  editEvent: 'events',
  eventRegistrations: 'events',
  signInSheet: 'events',
  editGalleryItem: 'gallery_items',
  pledge: 'pledges',
  giver: 'givers',
  campaign: 'newsletter_campaigns',
  editCampaign: 'newsletter_campaigns',
  editPage: 'pages',
  editForm: 'forms',
  formAnswer: 'form_answers',
};

/** The address of a screen; a new screen with a number in its address gets a line above. */
async function addressOf(services: Services, screen: string, address: string): Promise<string> {
  if (address.includes('{slug}')) return address.replace('{slug}', 'services');
  if (address.includes('{resource}')) {
    const record = String(await firstIdOf(services, 'posts'));
    return address.replace('{resource}', 'posts').replace('{record}', record).replace('{language}', 'rw');
  }
  if (address.includes('{collection}')) {
    const id = String(await firstIdOf(services, 'announcements'));
    return address.replace('{collection}', 'announcements').replace(/\{(id|record)\}/, id);
  }
  if (!address.includes('{id}')) return address;
  const table = tableOf[screen];
  if (table === undefined) throw new Error(`It is not known which table the number of the screen ${screen} is from`);
  return address.replace('{id}', String(await firstIdOf(services, table)));
}

/** An address of every screen of the dashboard, with the first record where it names one. */
export const screenAddresses = (services: Services): Promise<string[]> =>
  Promise.all(Object.entries(screenSpellings).map(([screen, [address = '']]) => addressOf(services, screen, address)));

/** Waits until a screen shows its records, and not only that it is fetching them. */
export async function screenShown(page: Page): Promise<void> {
  // A pledge is a dialog over the list of them.
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
  await expect(page.getByText(/^Loading/).or(page.locator('.spinner'))).toHaveCount(0);
}

/**
 * Goes from one screen to another as a link does, without loading the dashboard again: a sweep of all screens takes less
 * than half the time, as what was put into the page stays there.
 */
export async function followTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    if (location.pathname === to) return;
    for (const left of document.querySelectorAll('h1, [role=dialog]')) left.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.locator('h1:not([data-left]), [role=dialog]:not([data-left])').first().waitFor();
  await screenShown(page);
}
