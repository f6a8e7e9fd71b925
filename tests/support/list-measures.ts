import type { Page } from '@playwright/test';

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
          ...['.list-two-lines', '.line-clamp-1', '.line-clamp-2', '.email'].map(
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
