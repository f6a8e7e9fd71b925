import { alignedAs, inlineOf, lineIn, styledMarksOf, tag, type Writing } from './inline.ts';
import { embedOf } from './players.ts';
import { type ElementNode, findElement, findElements, isBlank, isElement, type Node, textOf } from './tree.ts';

/** An address that stands alone on its line. */
const address = /^https?:\/\/[^\s<>"]+$/;

/** Splits inline nodes at blank lines, as WordPress does when it shows a text. */
function cutAtBlankLines(nodes: readonly Node[]): Node[][] {
  const cut: Node[][] = [[]];
  for (const node of nodes) {
    const [first = '', ...others] = node.kind === 'text' ? node.text.split(/\n[^\S\n]*\n/) : [];
    if (node.kind !== 'text') cut.at(-1)?.push(node);
    else {
      cut.at(-1)?.push({ kind: 'text', text: first });
      for (const text of others) cut.push([{ kind: 'text', text }]);
    }
  }
  return cut;
}

/** The only element of a row, if there is nothing else in it. */
function onlyElement(nodes: readonly Node[]) {
  const [only, ...others] = nodes.filter((node) => !isBlank(node));
  return only && others.length === 0 && isElement(only) ? only : undefined;
}

function isPictureAlone(nodes: readonly Node[]): boolean {
  const only = onlyElement(nodes);
  if (only?.name === 'img') return true;
  return (only?.name === 'a' || only?.name === 'span') && isPictureAlone(only.children);
}

/** One paragraph; a lone picture becomes a figure, a lone address the media that it leads to. */
function paragraphOf(nodes: readonly Node[], writing: Writing): string {
  const text = textOf(nodes).trim();
  const hasElements = nodes.some((node) => isElement(node) && node.name !== 'br');
  if (address.test(text) && !hasElements) return embedOf(text, writing);
  const written = inlineOf(nodes, writing).trim();
  if (isPictureAlone(nodes)) return written.includes('<img') ? `<figure>${written}</figure>` : '';
  const lines = writing.hasLines ? withBreaks(written) : written;
  const bare = lines.replace(/^(?:<br \/>|\s)+/, '');
  return bare.replaceAll(/<br \/>|\s/g, '') === '' ? '' : `<p${alignedAs(writing.alignment)}>${withoutEnd(bare)}</p>`;
}

/** A line break for each new line, trimmed; an existing break is not doubled. */
const withBreaks = (html: string) =>
  html
    .split('\n')
    .map((line) => line.trim().replace(/<br \/>$/, ''))
    .join('<br />');

/** Takes breaks and blanks off the end, one after another. */
function withoutEnd(html: string): string {
  let end = html.length;
  for (;;) {
    if (html.endsWith('<br />', end)) end -= 6;
    else if (end > 0 && /\s/.test(html.charAt(end - 1))) end -= 1;
    else return html.slice(0, end);
  }
}

/** The paragraphs of the inline nodes between blocks. */
export const paragraphsOf = (nodes: readonly Node[], writing: Writing): string =>
  cutAtBlankLines(nodes)
    .map((row) => paragraphOf(row, writing))
    .join('');

// Blocks that hold nothing but lines.

/** A paragraph, with what its style says of all its words. */
export function lineOf(element: ElementNode, writing: Writing): string {
  const isStyled = styledMarksOf(element).length > 0;
  return paragraphOf(isStyled ? [{ ...element, name: 'span' }] : element.children, writing);
}

export function headingOf(element: ElementNode, writing: Writing): string {
  const inside = lineIn(element, writing);
  return inside === '' ? '' : `<${element.name}${alignedAs(writing.alignment)}>${inside}</${element.name}>`;
}

/** A text whose lines and blanks mean something. */
export function preOf({ children }: ElementNode, writing: Writing): string {
  const written = inlineOf(children, { ...writing, hasLines: false }).replace(/^\n+/, '');
  return tag('pre', written.trimEnd());
}

/** A poem: a text whose lines mean something, and which is no code. */
export const verseOf = ({ children }: ElementNode, writing: Writing): string =>
  paragraphsOf(children, { ...writing, hasLines: true });

export const buttonsOf = (element: ElementNode, writing: Writing): string =>
  findElements(element.children, ({ name }) => name === 'a' || name === 'button')
    .map((one) => paragraphOf([one], writing))
    .join('');

/** A link to a file; the button beside it leads to the same. */
export function fileOf(element: ElementNode, writing: Writing): string {
  const link = findElement(element.children, ({ name, attributes }) => name === 'a' && attributes.href !== undefined);
  return link ? paragraphOf([link], writing) : '';
}
