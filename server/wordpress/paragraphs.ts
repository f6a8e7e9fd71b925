/** What holds paragraphs; of these only the quotation is kept. */
const containers = new Set(['div', 'section', 'article', 'center', 'blockquote']);

/** What is a block already; the text in it is left as it is. */
const blocks = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'figure', 'pre', 'hr']);

const address = /^https?:\/\/[^\s<>"]+$/;

/** Lines that stand without a mark: a blank line begins a paragraph, a new line stays one. */
function paragraphsOf(loose: string): string {
  const texts = loose.split(/\n[^\S\n]*\n/).map((text) => text.trim());
  return texts
    .filter((text) => text !== '')
    .map((text) => {
      if (address.test(text)) return `<p><a href="${text}">${text}</a></p>`;
      return `<p>${text.replaceAll(/(?:<br \/>)?\s*\n\s*/g, '<br />')}</p>`;
    })
    .join('');
}

/** A text whose lines mean something, with the lines marked. */
const linesOf = (text: string) => text.replaceAll('\n', '<br />');

/**
 * Makes paragraphs of the text that stands between blocks, as WordPress does when it shows a post. Takes HTML that is
 * well formed: every `<` begins a tag. An address alone becomes a link.
 */
export function withParagraphs(html: string): string {
  let made = '';
  let loose = '';
  let depth = 0;
  let inLines = false;
  for (const piece of html.split(/(<[^>]*>)/)) {
    const name = /^<\/?([a-z0-9]+)/.exec(piece)?.[1];
    const isEnd = piece.startsWith('</');
    if (name !== undefined && depth === 0 && (containers.has(name) || blocks.has(name))) {
      made += paragraphsOf(loose);
      loose = '';
    }
    if (name === 'pre') {
      inLines = !isEnd;
      made += isEnd ? '</p>' : '<p>';
    } else if (name !== undefined && containers.has(name) && depth === 0) {
      if (name === 'blockquote') made += piece;
    } else if (depth > 0 || (name !== undefined && blocks.has(name))) {
      made += inLines ? linesOf(piece) : piece;
    } else loose += piece;
    if (name !== undefined && blocks.has(name) && !piece.endsWith('/>')) depth += isEnd ? -1 : 1;
  }
  return made + paragraphsOf(loose);
}
