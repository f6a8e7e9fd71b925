import { escapeXml } from '../../../server/html/xml.ts';
import { type ElementNode, isElement, type Node } from './tree.ts';

/** A file of the library, as a text shows it. */
export interface FileHere {
  /** Its number in the library. */
  id: number;
  url: string;
  /** In pixels; nothing for what is no picture. */
  width: number;
  height: number;
  isPicture: boolean;
  /** The words that stand for it wherever it is shown. */
  alt: string;
}

/** The tools for writing a text. */
export interface Writing {
  /** The file of the library that this element shows or links to. */
  file(element: ElementNode): FileHere | undefined;
  /** The new target of a link; empty if the link is removed. */
  link(href: string): string;
  /** Whether a new line within a text is one for readers too. */
  hasLines: boolean;
  /** The alignment of the surrounding text. */
  alignment: Alignment;
  lose(what: string, detail?: string): void;
  change(what: string, detail?: string): void;
}

/** The conversion of inline elements. Of all others only the text stays. */
const marks: Readonly<Record<string, string>> = {
  strong: 'strong',
  b: 'b',
  em: 'em',
  i: 'i',
  cite: 'cite',
  dfn: 'em',
  var: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  kbd: 'code',
  tt: 'code',
  samp: 'code',
};

export const tag = (name: string, inside: string) => (inside.trim() === '' ? '' : `<${name}>${inside}</${name}>`);

export type Alignment = 'start' | 'center' | 'right';

const alignments: Readonly<Record<string, Alignment>> = { center: 'center', right: 'right' };

/** The alignment of an element: its own, or else that of its parent. */
export function alignmentOf({ name, attributes }: ElementNode, { alignment }: Pick<Writing, 'alignment'>): Alignment {
  const { class: classes = '', style = '', align = '' } = attributes;
  const said =
    /\bhas-text-align-(left|center|right)\b/.exec(classes) ??
    /text-align:\s*(left|center|right|start|justify)/i.exec(style) ??
    /^(left|center|right|justify)$/i.exec(name === 'center' ? name : align);
  return said?.[1] ? (alignments[said[1].toLowerCase()] ?? 'start') : alignment;
}

/** The same as a class of ours. */
export const alignedAs = (alignment: Alignment) => (alignment === 'start' ? '' : ` class="align-${alignment}"`);

/** Marks that some texts write as a style. */
const styledMarks = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration(?:-line)?:\s*underline/i, 'u'],
  [/text-decoration(?:-line)?:\s*line-through/i, 's'],
] as const;

/** The marks that the style of an element stands for. */
export const styledMarksOf = ({ attributes: { style = '' } }: ElementNode): string[] =>
  style === '' ? [] : styledMarks.filter(([says]) => says.test(style)).map(([, mark]) => mark);

/** The width of a picture in the text, in pixels; undefined where it is not given. */
function widthOf({ attributes }: ElementNode): number {
  const { width = '', style = '', src = '' } = attributes;
  const said =
    /^\s*(\d{1,5})(?:px)?\s*$/.exec(width) ??
    /(?<![\w-])width:\s*(\d{1,5})px/i.exec(style) ??
    /-(\d{1,5})x\d{1,5}\.[a-z]{3,4}(?:$|\?)/i.exec(src);
  return Number(said?.[1] ?? 0);
}

/** The sides of a picture as the text shows it, which is never larger than the picture. */
export function sidesOf(image: ElementNode, { width, height }: FileHere): { width: number; height: number } {
  const shown = widthOf(image);
  return shown > 0 && shown < width
    ? { width: shown, height: Math.max(1, Math.round((shown * height) / width)) }
    : { width, height };
}

/** A picture, or nothing where its file is not at hand. */
export function pictureOf(image: ElementNode, writing: Writing): string {
  const file = writing.file(image);
  if (!file?.isPicture) return '';
  const { width, height } = sidesOf(image, file);
  return `<img src="${file.url}" width="${width}" height="${height}" alt="${escapeXml(image.attributes.alt ?? '')}" />`;
}

/** A link around the given HTML; without an address only the HTML. */
export function linkAround(element: ElementNode, inside: string, writing: Writing): string {
  const href = writing.file(element)?.url ?? writing.link(element.attributes.href ?? '');
  return href === '' || inside.trim() === '' ? inside : `<a href="${escapeXml(href)}">${inside}</a>`;
}

/** The text of inline nodes. Blocks among them lose their elements, and keep a space around them. */
export function inlineOf(nodes: readonly Node[], writing: Writing): string {
  return nodes.map((node) => inlineNode(node, writing)).join('');
}

/** The same of one element, without the blanks around it; nothing where there is none. */
export const lineIn = (element: Pick<ElementNode, 'children'> | undefined, writing: Writing): string =>
  element ? inlineOf(element.children, writing).trim() : '';

function inlineNode(node: Node, writing: Writing): string {
  if (node.kind === 'text') return escapeXml(node.text);
  if (!isElement(node)) return '';
  const { name, attributes, children } = node;
  if (name === 'br') return '<br />';
  if (name === 'img') return pictureOf(node, writing);
  if (name === 'a') return linkAround(node, inlineOf(children, writing), writing);
  const inside = styledMarksOf(node).reduce((made, styled) => tag(styled, made), inlineOf(children, writing));
  if (name === 'q') return `“${inside}”`;
  const { title = '' } = attributes;
  if ((name === 'abbr' || name === 'acronym') && title !== '')
    return `<abbr title="${escapeXml(title)}">${inside}</abbr>`;
  const mark = marks[name];
  if (mark) return tag(mark, inside) || inside;
  return isBlock(node) ? ` ${inside} ` : inside;
}

const blocks = new Set(
  (
    'address article aside audio blockquote center dd details div dl dt embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr iframe li main nav ol p pre section summary table tbody td tfoot th thead tr ul video'
  ).split(' '),
);

export const isBlock = ({ name }: ElementNode) => blocks.has(name);

/** Whether there is a block in there, however deep. */
export const holdsBlock = (element: ElementNode): boolean =>
  isBlock(element) || element.children.some((child) => isElement(child) && holdsBlock(child));
