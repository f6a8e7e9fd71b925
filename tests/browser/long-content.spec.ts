import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { allScreens } from '../../web/dashboard/screens.ts';
import { expect, test } from '../support/browser.ts';
import { addDonation, addMessage } from '../support/enquiries.ts';
import type { TestApp } from '../support/test-app.ts';
import { isThorough, some } from '../support/thorough.ts';

/** The narrowest phone is where most does not fit, and a screen has another layout. */
const WIDTHS = isThorough ? [320, 375, 768, 1280, 1920] : [320, 1280];

/** What somebody writes or pastes one day: words and addresses without end, other scripts, pictures in letters. */
const texts = [
  'Twarabitangarizanyije'.repeat(2),
  `https://intambwe.example/${'reports-and-figures-'.repeat(14)}`,
  'A title of two hundred letters that says everything there is to say about it '.repeat(3).slice(0, 200),
  `${'اجتماع مجموعة الادخار في القرية '.repeat(5)}`,
  '👩🏾‍🌾🧺💰'.repeat(20),
];

/** The columns that hold texts which staff and visitors write freely. */
const written = new Set(
  'title name message description excerpt location organizer category role text subject full_name organization quote alt'.split(
    ' ',
  ),
);

/** Every table of what is shown; users keep their names, because e-mail addresses are made of them. */
const tables = new Set(
  (
    'announcements advertisements events posts categories gallery_items gallery_categories team_members testimonials ' +
    'documents timeline_entries tags media contact_messages donation_interests'
  ).split(' '),
);

/** Replaces each text of the sample organisation by one of those above. */
async function writeHostile(app: TestApp): Promise<void> {
  const { db } = app.services;
  for (const { name: table, columns } of await db.introspection.getTables()) {
    if (!tables.has(table)) continue;
    for (const { name: column } of columns.filter(({ name }) => written.has(name))) {
      const cases = texts.map((text, index) => sql`when id % ${texts.length} = ${index} then ${text}`);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = case ${sql.join(cases, sql` `)} end`.execute(db);
    }
  }
  const html = texts.map((text) => `<h2>${text}</h2><p>${text} <a href="/Events">${text}</a></p>`).join('');
  const cells = texts.map((text) => `<td>${text}</td>`).join('');
  await db
    .updateTable('posts')
    .set({ content: `${html}<table><tbody><tr>${cells}</tr></tbody></table>` })
    .execute();
  await app.services.write(null, async ({ changes }) => {
    for (const tag of [
      'announcements',
      'ads',
      'events',
      'posts',
      'categories',
      'gallery',
      'media',
      'settings',
    ] as const) {
      await changes(tag);
    }
  });
}

/** What reaches out of the page sideways, or stands over another text; each by its beginning. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > wide) faults.push('the page scrolls sideways');
    const isClipped = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, position } = getComputedStyle(at);
        if (overflowX !== 'visible' || position === 'fixed' || position === 'sticky') return true;
      }
      return false;
    };
    const lines: {
      text: string;
      element: Element;
      box: Record<'left' | 'right' | 'top' | 'bottom', number>;
    }[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue ?? '';
      if (!element || text.trim() === '' || element.closest('script, svg, option, [inert], .sr-only')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isClipped(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, height, width } of range.getClientRects()) {
        if (width < 2 || height < 2) continue;
        if (right > wide + 1 || left < -1) faults.push(`reaches out: ${text.slice(0, 30)}`);
        // The letters themselves: the box of a line is a good part higher.
        const box = { left, right, top: top + height * 0.3, bottom: top + height * 0.75 };
        lines.push({ text: text.slice(0, 30), element, box });
      }
    }
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 2) faults.push(`overlap: ${one.text} | ${other.text}`);
      }
    }
    return faults.slice(0, 5);
  });

/** Opens a page and looks at it at every width. */
async function lookAt(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  await page.goto(address);
  // Sections further down are laid out one by one once the page is there.
  await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await faultsOf(page)) found.push(`${address} at ${width}: ${fault}`);
  }
  return found;
}

const publicAddresses = [
  '/',
  '/Aboutus',
  '/Events',
  '/EventDetails/1',
  '/EventDetails/2',
  '/MoreBlogs',
  '/BlogDetail/1',
  '/BlogDetail/2',
  '/Gallery',
  '/Gallery?item=1',
  '/Videos',
  '/Mentorship',
  '/History',
  '/Team',
  '/Documents',
  '/Testimonials',
  '/contactus',
  '/donate',
];

/** The screens that show what others have written; the forms of the first record show it too. */
const screens = Object.entries(allScreens)
  .filter(([name]) => isThorough || !/^new[A-Z]/.test(name))
  .filter(([name]) => !/signIn|Password|invitation|privacy|newsletter|campaign|profile|status/i.test(name))
  .flatMap(([, [address = '']]) => (address.includes('{slug}') ? [] : [address.replace('{id}', '1')]));

test.describe('texts of any length and script', () => {
  test('widen no public page and stand over nothing', async ({ page, app }) => {
    await writeHostile(app);
    const found: string[] = [];
    for (const address of some(publicAddresses, 6)) {
      found.push(...(await lookAt(page, address)));
    }
    expect(found).toEqual([]);
  });

  test('widen no screen of the dashboard', async ({ page, app, signInAs, allowFaults }) => {
    // Some records have no number 1.
    allowFaults(/status of 404/);
    await addMessage(app.services, { name: texts[0], subject: texts[1], message: texts[1] });
    await addDonation(app.services, { full_name: texts[0], message: texts[1] });
    await signInAs(await app.addUser({ isSuperuser: true }));
    const found: string[] = [];
    for (const address of some(screens, 12)) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) found.push(`${address} at ${width}: ${over} pixels too wide`);
      }
    }
    expect(found).toEqual([]);
  });

  test('nothing at all widens no page either', async ({ page, app }) => {
    const { db } = app.services;
    for (const { name: table, columns } of await db.introspection.getTables()) {
      if (!tables.has(table) || !columns.some(({ name }) => name === 'deleted_at')) continue;
      await sql`update ${sql.table(table)} set deleted_at = '2026-01-01T00:00:00.000Z'`.execute(db);
    }
    await app.services.write(null, async ({ changes }) => {
      for (const tag of ['announcements', 'ads', 'events', 'posts', 'gallery', 'media', 'settings'] as const) {
        await changes(tag);
      }
    });
    const found: string[] = [];
    const empty = ['/', '/Events', '/MoreBlogs', '/Gallery', '/Videos', '/History', '/Team', '/Documents'];
    for (const address of some(empty, 3)) {
      found.push(...(await lookAt(page, address)));
    }
    expect(found).toEqual([]);
  });
});
