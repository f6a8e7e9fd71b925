import * as words from '#locale/components.ts';

/** The beginning of a table with its caption, and the end. What is sanitised holds neither anywhere else. */
const table = /<table\b[^>]*>(?:<caption\b[^>]*>((?:(?!<\/caption>)[\s\S])*)<\/caption>)?|<\/table>/g;

/**
 * Wraps each table of a sanitised text in a box that scrolls sideways, also with the keyboard: the page itself never
 * scrolls that way. The box has the table's name.
 */
export function withTableBoxes(html: string): string {
  let count = 0;
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
