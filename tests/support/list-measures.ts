import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { addWhatIsMissing, changeEverything } from './amounts.ts';
import { openGiving } from './giving.ts';
import { givingOf } from './giving-of.ts';
import { makePledge } from './pledges.ts';
import type { TestApp } from './test-app.ts';

/** Every list of the dashboard; `{event}` stands for an event's number. */
export const lists: readonly string[] = [
  'getrole',
  'GetUser',
  'getAds',
  'getBlog',
  'getEvent',
  'addAnnouncement',
  'getGallery',
  'viewDonation',
  'viewContact',
  'payments?state=all',
  'pledges',
  'givers',
  'receipts',
  'givingReport/thanks',
  'newsletter',
  'newsletter/subscribers',
  'pages',
  'translations',
  'audit',
  'documents',
  'team',
  'history',
  'testimonials',
  'eventRegistrations/{event}',
];

const texts = [
  'Saving together in the hills of Nyamagabe: what the first twelve months of our groups have taught us about trust',
  'Market day',
  'Amahugurwa y’abahuzabikorwa b’amatsinda yo kubitsa no kugurizanya mu turere twose tw’Intara y’Amajyepfo uyu mwaka',
];

/** Columns with a name, or what is shown below one. */
const long: Readonly<Record<string, readonly string[]>> = {
  advertisements: ['title', 'description'],
  announcements: ['title', 'message'],
  contact_messages: ['subject', 'message'],
  donation_interests: ['organization', 'best_contact_time'],
  documents: ['title', 'description'],
  events: ['title', 'summary', 'location'],
  gallery_items: ['title', 'description'],
  newsletter_campaigns: ['subject'],
  pages: ['title'],
  posts: ['title'],
  team_members: ['role', 'text'],
  timeline_entries: ['title', 'text'],
};

/** Those of which the lists are filled: the tests of a file share one. */
const filled = new WeakSet<TestApp>();

/** Gives every list rows, and names that are longer than a line, short, and in Kinyarwanda. */
export async function fillLists(app: TestApp): Promise<void> {
  if (filled.has(app)) return;
  filled.add(app);
  await addWhatIsMissing(app.services);
  await fillGiving(app);
  const { db } = app.services;
  for (const [table, columns] of Object.entries(long)) {
    for (const column of columns) {
      const cases = texts.map((text, index) => sql`when id % ${texts.length} = ${index} then ${text}`);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = case ${sql.join(cases, sql` `)} end`.execute(db);
    }
  }
  await changeEverything(app.services);
}

async function fillGiving(app: TestApp): Promise<void> {
  const { gift, receipt } = await openGiving(app);
  const { payments } = await givingOf(app);
  const lines = Array.from(
    { length: 14 },
    (_, number) =>
      `long-${number},2026-11-0${1 + (number % 9)},${12_500 * (number + 1)},${number % 2 ? 'Uwimana Marie Claire' : 'Mukeshimana Jeannette Alphonsine'},078812345${number % 10},For the savings group of Kigeme ${number}`,
  );
  await payments(...lines);
  for (let number = 0; number < 14; number += 1) {
    await makePledge(app, {
      full_name: number % 2 ? 'Uwimana Marie Claire' : 'Mukeshimana Jeannette Alphonsine',
      email: `giver${number}@example.org`,
      rhythm: number % 3 ? 'once' : 'monthly',
    });
    const giver = {
      name: 'Mukeshimana Jeannette Alphonsine',
      email: `gift${number}@example.org`,
      phone: '',
      language: 'en',
    };
    await receipt(await gift(1000 * (number + 1), { giver }));
  }
}

/** What is wrong with the table on this page: a cut badge, a title of more than two lines, a row that is too high, a table that scrolls. */
export const tableFaults = (page: Page, list: string): Promise<string[]> =>
  page.evaluate((name) => {
    const faults = new Set<string>();
    /** The lines of text that can be seen, and not those that are cut off below. */
    const linesIn = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const middles: number[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement || node.parentElement.closest('.sr-only')) continue;
        const end = Math.min(
          ...['.list-two-lines', '.line-clamp-1', '.line-clamp-2'].map(
            (it) => node.parentElement?.closest(it)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
          ),
        );
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { top, bottom, width } of range.getClientRects()) {
          const middle = (top + bottom) / 2;
          if (width < 2 || middle > end) continue;
          if (!middles.some((other) => Math.abs(other - middle) < 10)) middles.push(middle);
        }
      }
      return middles.length;
    };
    const scroller = document.querySelector('.list-scroll');
    if (!scroller) return [`${name}: no table`];
    if (scroller.scrollWidth > scroller.clientWidth + 1) faults.add(`${name}: scrolls sideways`);
    const actions =
      document.querySelector('tbody .list-actions')?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
    for (const row of document.querySelectorAll('tbody tr')) {
      const { height } = row.getBoundingClientRect();
      const said = row.textContent?.slice(0, 40);
      const lines = Math.max(...[...row.querySelectorAll('td')].map(linesIn));
      const most = lines <= 1 ? 44 : 56;
      // The log tells whole sentences, and unfolds.
      if (height > most + 0.5 && !row.querySelector('details')) {
        faults.add(`${name}: ${Math.round(height)} px, ${lines} lines: ${said}`);
      }
      const title = row.querySelector('.list-name');
      if (title && linesIn(title) > 2 && !row.querySelector('details'))
        faults.add(`${name}: a title of ${linesIn(title)} lines: ${said}`);
      for (const badge of row.querySelectorAll('.badge')) {
        const box = badge.getBoundingClientRect();
        if (badge.scrollWidth > badge.clientWidth) faults.add(`${name}: a cut badge: ${badge.textContent}`);
        if (linesIn(badge) > 1) faults.add(`${name}: a badge of several lines: ${badge.textContent}`);
        const cell = badge.closest('td')?.getBoundingClientRect();
        if (cell && (box.right > cell.right + 0.5 || box.right > actions + 0.5))
          faults.add(`${name}: a covered badge: ${badge.textContent}`);
      }
    }
    return [...faults].slice(0, 6);
  }, list);
