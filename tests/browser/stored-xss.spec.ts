import type { Page } from '@playwright/test';
import { staffAddresses } from '../../domain/addresses.ts';
import type { ListedEvent } from '../../domain/event.ts';
import type { GalleryItem } from '../../domain/gallery-item.ts';
import type { Page as Listing } from '../../domain/listing.ts';
import type { PlainPage } from '../../domain/plain-page.ts';
import { sitePageSlugs } from '../../domain/site-page.ts';
import { type StaffScreen, screenSpellings } from '../../domain/staff-screens.ts';
import { sanitise } from '../../server/html/sanitise.ts';
import { payloads } from '../security/xss-corpus.ts';
import { monitorPage, type XssMonitor } from '../security/xss-monitor.ts';
import { BUNDLES, PAYLOAD_ROUNDS, sendEverything, sendLinks, sendPeople, sendRound } from '../security/xss-sent.ts';
import { WRITTEN_BUNDLES, type Written, writeEverything } from '../security/xss-written.ts';
import { expect, test } from '../support/browser.ts';
import { addEvent } from '../support/factories.ts';
import { wakeIslands } from '../support/islands.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';
import { isThorough, some } from '../support/thorough.ts';

/** Public addresses that show many records, with as many pages as the largest list has here. */
const publicLists = [
  '/',
  '/Events',
  '/MoreBlogs',
  '/MoreBlogs?search=script',
  '/Gallery',
  '/Videos',
  '/History',
  '/Team',
  '/Documents',
  '/Testimonials',
  '/Announcements',
  '/Aboutus',
  '/contactus',
  '/feed.xml',
  '/sitemap.xml',
  '/sitemap-posts-1.xml',
  '/manifest.webmanifest',
  '/api/posts/',
  '/api/openapi.json',
];

/** Opens a public address, and waits until what moves on it does. */
async function visit(page: Page, { look }: XssMonitor, address: string): Promise<void> {
  await page.goto(address);
  await wakeIslands(page, ':is(header, main)', ':not([data-island*=xss])');
  await look();
}

/** Opens a screen of the dashboard, and the details of its first rows. */
async function openScreen(page: Page, { look }: XssMonitor, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await look();
  const details = page.getByRole('table').getByRole('button', { name: /^View/ });
  for (let row = 0; row < Math.min(await details.count(), isThorough ? 3 : 1); row += 1) {
    await details.nth(row).click();
    await page.getByRole('dialog').waitFor();
    await look();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}

/** The screens of the dashboard that show one record, by the ids of the written records; all others need no id. */
const shownRecords = (written: Written): Partial<Record<StaffScreen, readonly number[]>> => ({
  user: written.user,
  editUser: written.user,
  editRole: some(written.role.slice(0, WRITTEN_BUNDLES), 1),
  editPost: some(written.post, 1),
  editEvent: some(written.event.slice(0, WRITTEN_BUNDLES), 1),
  editGalleryItem: some(written.item.slice(0, 2), 1),
  eventRegistrations: written.event.slice(0, 1),
  signInSheet: written.event.slice(0, 1),
  editAdvertisement: some(written.advertisement.slice(0, 2), 1),
});

function dashboardAddresses(written: Written): string[] {
  const numbers = shownRecords(written);
  return Object.entries(screenSpellings).flatMap(([name, [address = '']]) => {
    // An empty form shows least of the payloads.
    if (address.startsWith('/autho') || (!isThorough && /^new[A-Z]/.test(name))) return [];
    const known = Object.entries(numbers).find(([screen]) => screen === name)?.[1] ?? [1];
    if (address.includes('{slug}')) return some(sitePageSlugs, 1).map((slug) => address.replace('{slug}', slug));
    return address.includes('{id}') ? known.map((id) => address.replace('{id}', String(id))) : [address];
  });
}

/** Checks the target of every advertisement's link: another site's whole address, a page of ours, or none. */
async function followAdvertisements(app: TestApp, ids: number[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const id of ids) {
    const reply = await fetch(`${app.url}/ads/${id}/open`, { redirect: 'manual' });
    const location = reply.headers.get('location');
    if (reply.status === 404) continue;
    const target = URL.parse(location ?? '', app.url);
    const isOurs = location?.startsWith('/') && target?.origin === app.url;
    const isWhole = /^https?:\/\//.test(location ?? '') && target?.host !== 'evil.example';
    if (reply.status !== 302 || !(isOurs || isWhole)) wrong.push(`${reply.status} ${location}`);
  }
  return wrong;
}

/** A page that puts a text everywhere as it is. */
const uncleaned = (
  text: string,
) => `<!doctype html><title>${text}</title><p title="${text}">a</p><p title='${text}'>a</p>
  <script type="application/ld+json">{"a":"${text}"}</script><div>${text}</div>`;

/** Every address of another site that the API gives a visitor. */
async function addressesGiven(app: TestApp): Promise<string[]> {
  const items: GalleryItem[] = await (await app.get('/api/gallery/')).json();
  const events: Listing<ListedEvent> = await (await app.get('/api/events/?page_size=100')).json();
  const given = [...items.map(({ video_url }) => video_url), ...events.results.map(({ online_link }) => online_link)];
  return given.filter((address) => address !== null);
}

/** The addresses of the pages that staff have added, in the order in which they were sent. */
async function addressesOfPages(app: TestApp): Promise<string[]> {
  const pages: PlainPage[] = await (await app.get('/api/pages/?ordering=created_at')).json();
  return pages.slice(0, BUNDLES).map(({ address }) => `/${address}`);
}

const pagesOf = (address: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${address}?page=${place + 1}`);

test('the corpus is large, and the monitor notices nearly all of it where nothing is cleaned', async ({
  page,
  allowFaults,
}) => {
  allowFaults(/./);
  test.setTimeout(180_000);
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(200);
  const monitor = await monitorPage(page);
  const tried = some(payloads, 48);
  const missed: string[] = [];
  let body = '';
  await page.route('**/control', (route) => route.fulfill({ contentType: 'text/html', body }));
  for (const payload of tried) {
    const before = monitor.findings.length;
    body = uncleaned(payload);
    // A payload that navigates interrupts this.
    await page.goto('/control').catch(() => undefined);
    await monitor.look().catch(() => undefined);
    if (monitor.findings.length === before) missed.push(payload);
  }
  expect(missed.length).toBeLessThan(isThorough ? 40 : tried.length / 5);
});

for (const bypassCSP of [true, false]) {
  test.describe(bypassCSP ? 'without the policy' : 'with the policy', () => {
    test.use({ bypassCSP });

    test('sanitised HTML runs nowhere, each payload by itself', async ({ page, allowFaults }) => {
      allowFaults(/./);
      const monitor = await monitorPage(page);
      const cleaned = payloads.map((payload) => `<section>${sanitise(payload, 'https://intambwe.example')}</section>`);
      await page.route('**/cleaned', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<!doctype html>${cleaned.join('\n')}` }),
      );
      await page.goto('/cleaned');
      await monitor.look();
      expect(monitor.findings).toEqual([]);
      expect(await page.locator('body > section').count()).toBe(payloads.length);
    });
  });
}

test('scripts sent through every call run on no page', async ({ page, app, signInAs, allowFaults }) => {
  // Answers of every kind are asked for, and refused.
  allowFaults(/./);
  test.setTimeout(300_000);
  const staff = await app.addUser({ isSuperuser: true });
  const access = await accessFor(app, staff.id);
  const [file] = await app.services.db.selectFrom('documents').select('media_id').limit(1).execute();
  const { ids, faults } = await sendEverything(app, access, file?.media_id ?? 0);
  expect(faults).toEqual([]);
  const event = await addEvent(app.services);
  const people = await sendPeople(app, access, event);
  for (const [path, count] of Object.entries(people)) expect([path, count > 10]).toEqual([path, true]);
  for (const [path, taken] of Object.entries(ids)) expect([path, taken.length > 10]).toEqual([path, true]);

  const monitor = await monitorPage(page);
  for (const address of [
    ...some(publicLists, 6),
    ...some([...pagesOf('/MoreBlogs', 8), ...pagesOf('/Events', 4)], 2),
  ]) {
    await visit(page, monitor, address);
  }
  const [posts, events] = [ids['/posts/'] ?? [], ids['/events/'] ?? []];
  for (const id of some(posts.slice(0, BUNDLES), 2)) await visit(page, monitor, `/BlogDetail/${id}`);
  for (const address of some(await addressesOfPages(app), 2)) await visit(page, monitor, address);
  // The blocks that were written past every rule.
  await visit(page, monitor, '/written/0');
  for (const id of some(events.slice(0, BUNDLES), 2)) await visit(page, monitor, `/EventDetails/${id}`);
  for (const id of some(events.slice(-8), 2)) await visit(page, monitor, `/EventDetails/${id}`);
  for (let round = 0; round < (isThorough ? PAYLOAD_ROUNDS : 1); round += 1) {
    expect(await sendRound(app, access, round)).toEqual([]);
    for (const address of ['/', '/contactus', '/Services', '/Privacy', '/Terms', '/Cookies']) {
      await visit(page, monitor, address);
    }
  }
  for (const link of await sendLinks(app, access)) expect(link).toMatch(/^https:\/\//);
  await visit(page, monitor, '/');
  expect(await followAdvertisements(app, ids['/ads/'] ?? [])).toEqual([]);
  await signInAs(staff);
  const { contacts, donations, users, audit } = staffAddresses;
  for (const address of [contacts, donations, users, audit]) await openScreen(page, monitor, address);
  await openScreen(page, monitor, staffAddresses.eventRegistrations(event));
  expect(monitor.findings).toEqual([]);
});

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('scripts written past every rule run on no page and no screen', async ({ page, app, signInAs, allowFaults }) => {
    allowFaults(/./);
    test.setTimeout(300_000);
    const staff = await app.addUser({ isSuperuser: true });
    const written = await writeEverything(app, staff.id);
    const monitor = await monitorPage(page);
    for (const address of publicLists) await visit(page, monitor, address);
    for (const id of some(written.post, 1)) await visit(page, monitor, `/BlogDetail/${id}`);
    // The first hold the texts, the others differ in their address only.
    const events = written.event.filter((_, place) => place < WRITTEN_BUNDLES || place % 8 === 0);
    for (const id of some(events, 2)) await visit(page, monitor, `/EventDetails/${id}`);
    expect(await followAdvertisements(app, written.advertisement)).toEqual([]);
    expect((await addressesGiven(app)).filter((address) => !/^(https?:\/\/|\/media\/[\w-]+\.)/.test(address))).toEqual(
      [],
    );
    await signInAs(staff);
    for (const address of some(dashboardAddresses(written), 20)) await openScreen(page, monitor, address);
    expect(monitor.findings).toEqual([]);
  });
});
