import { alignedAs, inlineOf, styledMarksOf, tag, type Writing } from './inline.ts';
import { paragraphOf, paragraphsOf } from './paragraphs.ts';
import { type ElementNode, findElement, findElements } from './tree.ts';

// Blocks that hold nothing but lines.

/** A paragraph, with what its style says of all its words. */
export function lineOf(element: ElementNode, writing: Writing): string {
  const isStyled = styledMarksOf(element).length > 0;
  return paragraphOf(isStyled ? [{ ...element, name: 'span' }] : element.children, writing);
}

export function headingOf(element: ElementNode, writing: Writing): string {
  const inside = inlineOf(element.children, writing).trim();
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
