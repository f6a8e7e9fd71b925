import type { Page } from '@playwright/test';

/** Lists that are read row by row: with rows of one line, this many are in sight at 1280 by 800 pixels. */
const ROWS_IN_SIGHT = 12;

/**
 * What is wrong with the words of this screen at the width it has: a title, a state, a button or an entry of the menu that is
 * cut, a title of more than two lines, an entry or a count of more than one, and a list that shows few rows.
 */
export const wordFaults = (page: Page): Promise<string[]> =>
  page.evaluate((rowsInSight) => {
    const faults = new Set<string>();
    const isWide = innerWidth >= 1280;
    const said = (element: Element) => `“${(element.textContent ?? '').trim().slice(0, 50)}”`;
    const linesIn = (element: Element) => {
      const range = document.createRange();
      const middles: number[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('.sr-only')) continue;
        range.selectNodeContents(node);
        for (const { top, bottom, width } of range.getClientRects()) {
          const middle = (top + bottom) / 2;
          if (width >= 2 && !middles.some((other) => Math.abs(other - middle) < 8)) middles.push(middle);
        }
      }
      return middles.length;
    };
    const each = (selector: string, look: (element: Element) => void) => {
      for (const element of document.querySelectorAll(selector)) {
        const isShown = element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], .sr-only');
        if (isShown && element.clientWidth > 1) look(element);
      }
    };
    each('h1, h2, h3, th, label, legend, .badge, button:not(:has(img)), .menu-label, .place-label', (element) => {
      for (const part of [element, ...element.querySelectorAll('*')]) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(part);
        if (part.matches('.sr-only, svg, svg *') || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const isCutBelow = webkitLineClamp !== 'none' && part.scrollHeight > part.clientHeight + 3;
        if (part.clientWidth > 1 && (part.scrollWidth > part.clientWidth + 1 || isCutBelow)) {
          faults.add(`cut: ${said(part)}`);
        }
      }
    });
    each('nav .menu-label', (entry) => {
      if (isWide && linesIn(entry) > 1) faults.add(`an entry of ${linesIn(entry)} lines: ${said(entry)}`);
    });
    each('.tabular-nums.rounded-full, .badge', (count) => {
      if (isWide && linesIn(count) > 1) faults.add(`a count or state of ${linesIn(count)} lines: ${said(count)}`);
    });
    each('h1, h2, h3', (title) => {
      if (isWide && linesIn(title) > 2) faults.add(`a title of ${linesIn(title)} lines: ${said(title)}`);
    });
    const rows = [...document.querySelectorAll('.list-beside .list-table tbody tr')].map((row) =>
      row.getBoundingClientRect(),
    );
    const [first] = rows;
    const low = Math.min(...rows.map(({ height }) => height));
    if (first && innerWidth === 1280 && low <= 44.5) {
      const room = Math.floor((800 - first.top - scrollY) / low);
      if (room < rowsInSight) faults.add(`room for ${room} rows of ${Math.round(low)} pixels`);
    }
    return [...faults].slice(0, 8);
  }, ROWS_IN_SIGHT);
