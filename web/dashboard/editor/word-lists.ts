import { become } from './become.ts';

/** "1.", "a)", "iv." before a point of a list; anything else, such as a dot or a dash, is a list without numbers. */
const numbered = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

const SIGN = '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]';

/** Word writes a list as paragraphs, each with its dot or number as text before it. Styles are in `data-style`. */
export function listsOfWord(page: Document): void {
  for (const point of page.querySelectorAll('p[data-style*="mso-list"], p[class^="MsoListParagraph"]')) {
    const sign = point.querySelector(SIGN);
    if (!sign) continue;
    const tag = numbered.test(sign.textContent ?? '') ? 'ol' : 'ul';
    sign.remove();
    const item = become(point, 'li');
    const before = item.previousElementSibling;
    if (before?.matches(`${tag}[data-word]`)) before.append(item);
    else {
      const list = page.createElement(tag);
      list.dataset.word = '';
      item.replaceWith(list);
      list.append(item);
    }
  }
}
