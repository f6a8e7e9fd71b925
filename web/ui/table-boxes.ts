import { createContext } from 'react';
import * as words from '#locale/components.ts';

/** The beginning of a table with its caption, and the end. What is sanitised holds neither anywhere else. */
const table = /<table\b[^>]*>(?:<caption\b[^>]*>((?:(?!<\/caption>)[\s\S])*)<\/caption>)?|<\/table>/g;

/**
 * Wraps each table of a sanitised text in a box that scrolls sideways, also with the keyboard: the page itself never
 * scrolls that way. The box has the table's name: of one without a caption its number on the page, of which `before` are in the
 * texts above.
 */
export function withTableBoxes(html: string, before = 0): string {
  let count = before;
  return html.replaceAll(table, (found, caption?: string) => {
    if (found === '</table>') return '</table></div>';
    count += 1;
    const name =
      (caption ?? '')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('"', '&quot;')
        .trim() || words.table(count);
    return `<div class="table-box" role="region" tabindex="0" aria-label="${name}">${found}`;
  });
}

/** How many tables are in a text. */
export const tablesIn = (html: string): number => html.split('<table').length - 1;

/**
 * The tables of a page that the server draws, text after text, so that no two are called by the same number. In the browser, and in the
 * dashboard, each text begins anew.
 */
export const TablesOfPage = createContext<{ count: number } | undefined>(undefined);
