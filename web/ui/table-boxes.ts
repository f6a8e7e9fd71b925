/** The beginning of a table with its caption, and the end. What is sanitised holds neither anywhere else. */
const table = /<table\b[^>]*>(?:<caption\b[^>]*>((?:(?!<\/caption>)[\s\S])*)<\/caption>)?|<\/table>/g;

/**
 * Puts each table of a sanitised text into a box of its own, in which it can be pushed sideways, also with the keyboard:
 * the page itself never scrolls that way. The box is called what the table is.
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
        .trim() || `Table ${count}`;
    return `<div class="table-box" role="region" tabindex="0" aria-label="${name}">${found}`;
  });
}
