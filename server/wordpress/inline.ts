import { escapeXml } from '../found/xml.ts';
import { type ElementNode, isElement, type Node } from './tree.ts';

/** A file of the library, as a text shows it. */
export interface FileHere {
  url: string;
  /** In pixels; nothing for what is no picture. */
  width: number;
  height: number;
  isPicture: boolean;
}

/** What the writing of a text asks for. */
export interface Writing {
  /** The file of the library that this element shows or links to. */
  file(element: ElementNode): FileHere | undefined;
  /** Where a link leads from here on; empty for one that is taken out. */
  link(href: string): string;
  /** Whether a new line within a text is one for readers too. */
  hasLines: boolean;
  lose(what: string, detail?: string): void;
  change(what: string, detail?: string): void;
}

/** What WordPress' marks within a line become. Of all others their text stays. */
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

/** How a text is aligned, as a class of ours. */
export function alignmentOf({ attributes }: ElementNode): string {
  const { class: classes = '', style = '', align = '' } = attributes;
  const said =
    /\bhas-text-align-(center|right)\b/.exec(classes) ??
    /text-align:\s*(center|right)/i.exec(style) ??
    /^(center|right)$/i.exec(align);
  return said?.[1] ? ` class="align-${said[1].toLowerCase()}"` : '';
}

/** A picture, or nothing where its file is not at hand. */
export function pictureOf(image: ElementNode, writing: Writing): string {
  const file = writing.file(image);
  if (!file?.isPicture) return '';
  const { url, width, height } = file;
  return `<img src="${url}" width="${width}" height="${height}" alt="${escapeXml(image.attributes.alt ?? '')}" />`;
}

/** A link around what has been written already; without an address only that. */
export function linkAround(element: ElementNode, inside: string, writing: Writing): string {
  const href = writing.file(element)?.url ?? writing.link(element.attributes.href ?? '');
  return href === '' || inside.trim() === '' ? inside : `<a href="${escapeXml(href)}">${inside}</a>`;
}

/** The text of nodes that stand within a line. Blocks among them lose what they are, and keep a space around them. */
export function inlineOf(nodes: readonly Node[], writing: Writing): string {
  return nodes.map((node) => inlineNode(node, writing)).join('');
}

function inlineNode(node: Node, writing: Writing): string {
  if (node.kind === 'text') return escapeXml(node.text);
  if (!isElement(node)) return '';
  const { name, attributes, children } = node;
  if (name === 'br') return '<br />';
  if (name === 'img') return pictureOf(node, writing);
  if (name === 'a') return linkAround(node, inlineOf(children, writing), writing);
  const inside = inlineOf(children, writing);
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
