import { filmLinkText, filmPlayer } from '../../../domain/video.ts';

/** Puts an element of another kind in the place of this one, around the same content. */
function become(element: Element, tag: string): HTMLElement {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** "1.", "a)", "iv." before a point of a list; anything else, such as a dot or a dash, is a list without numbers. */
const numbered = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

const SIGN = '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]';

/** Word writes a list as paragraphs, each with its dot or number as text before it. Styles are in `data-style`. */
function listsOfWord(page: Document): void {
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

/** Headings of other programs, as a text of this site has them: its own first heading is the title. */
const headings: Record<string, string> = { H1: 'h2', H5: 'h4', H6: 'h4' };

/** The content security policy blocks inline styles and logs an error for each, so they are kept under another attribute. */
export function withoutStyles(html: string): string {
  const [before = '', ...behind] = html.split(/<style\b/i);
  const kept = behind.flatMap((text) => text.split(/<\/style>/i).slice(1));
  return [before, ...kept]
    .join('')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='));
}

/** Google Docs marks bold and italic by styles, and wraps everything in a `<b>` that is not bold. */
function stylesIntoMarks(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('b[data-style], strong[data-style], span[data-style]')) {
    const { style = '' } = element.dataset;
    if (/font-weight:\s*(?:normal|400)/i.test(style) && element.tagName !== 'SPAN') {
      element.replaceWith(...element.childNodes);
      continue;
    }
    if (/font-style:\s*italic/i.test(style)) {
      const stressed = page.createElement('em');
      stressed.append(...element.childNodes);
      element.append(stressed);
    }
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) become(element, 'strong');
  }
}

/** A picture of this site, copied from one of its pages, comes with its whole address. */
function ownPictures(page: Document): void {
  for (const picture of page.querySelectorAll(`img[src^="${location.origin}/media/"]`)) {
    picture.setAttribute('src', picture.getAttribute('src')?.slice(location.origin.length) ?? '');
  }
}

/** Turns a film of a known player, copied from a page, into a link: nothing of it loads before a click. */
function filmsAsLinks(page: Document): void {
  for (const frame of page.querySelectorAll('iframe[src]')) {
    const href = frame.getAttribute('src') ?? '';
    if (!/^https?:/i.test(href) || filmPlayer(href) === null) continue;
    const figure = page.createElement('figure');
    figure.className = 'film';
    const link = Object.assign(page.createElement('a'), {
      textContent: frame.getAttribute('title') || filmLinkText,
    });
    link.setAttribute('href', href);
    figure.append(link);
    frame.replaceWith(figure);
  }
}

/**
 * Turns HTML copied from Word, Google Docs or a page into the form of a text here. The editor's own rules then leave out
 * everything it cannot contain, such as another site's picture.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const odd of page.querySelectorAll('script, style, title')) odd.remove();
  listsOfWord(page);
  stylesIntoMarks(page);
  ownPictures(page);
  filmsAsLinks(page);
  for (const heading of page.querySelectorAll('h1, h5, h6')) become(heading, headings[heading.tagName] ?? 'h2');
  return page.body.innerHTML;
}
