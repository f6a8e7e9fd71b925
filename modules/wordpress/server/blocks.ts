import { escapeXml } from '../../../server/html/xml.ts';
import {
  alignedAs,
  alignmentOf,
  holdsBlock,
  inlineOf,
  isBlock,
  lineIn,
  linkAround,
  pictureOf,
  tag,
  type Writing,
} from './inline.ts';
import { buttonsOf, fileOf, headingOf, lineOf, paragraphsOf, preOf, verseOf } from './paragraphs.ts';
import { embedOf, playerFor } from './players.ts';
import { classesOf, type ElementNode, findElement, findElements, isElement, type Node, textOf } from './tree.ts';

type Write = (element: ElementNode, writing: Writing) => string;

export const within = (nodes: readonly Node[], name: string) => findElement(nodes, (element) => element.name === name);
export const picturesIn = ({ children }: ElementNode) => findElements(children, ({ name }) => name === 'img');
export const isCaption = (element: ElementNode) =>
  element.name === 'figcaption' || classesOf(element).includes('wp-caption-text');

/** The blocks of a text one after the other; text between them becomes paragraphs. */
export function flowOf(nodes: readonly Node[], writing: Writing): string {
  let written = '';
  let inline: Node[] = [];
  const settle = () => {
    written += paragraphsOf(inline, writing);
    inline = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !holdsBlock(node)) {
      inline.push(node);
      continue;
    }
    settle();
    written += blockOf(node, writing);
  }
  settle();
  return written;
}

/** The same for an element that may hold bare lines: of a list, a cell, a definition. */
function insideOf({ children }: ElementNode, writing: Writing): string {
  const simple = children.filter((child) => child.kind !== 'comment');
  if (!simple.some((child) => isElement(child) && holdsBlock(child))) return lineIn({ children: simple }, writing);
  let written = '';
  for (const child of simple) {
    const isOne = isElement(child) && holdsBlock(child);
    const text = isOne ? '' : inlineOf([child], writing);
    written += isOne ? blockOf(child, writing) : text.trim() === '' ? '' : text;
  }
  return written.trim();
}

const flow: Write = ({ children }, writing) => flowOf(children, writing);

/** A picture with its link and its words. */
function figureOf(element: ElementNode, writing: Writing): string {
  const image = within(element.children, 'img');
  const caption = captionOf(element, writing);
  if (!image) return flowOf(element.children, writing);
  const link = findElement(
    element.children,
    ({ name, children }) => name === 'a' && within(children, 'img') !== undefined,
  );
  const picture = pictureOf(image, writing);
  const shown = link ? linkAround(link, picture, writing) : picture;
  if (shown.includes('<img')) return `<figure>${shown}${tag('figcaption', caption)}</figure>`;
  return tag('p', caption);
}

/** The caption of a picture: marked as such or, in the oldest themes, all text beside it. */
function captionOf(element: ElementNode, writing: Writing): string {
  const marked = findElement(element.children, isCaption);
  if (marked) return lineIn(marked, writing);
  const beside = element.children.filter(
    (child) => child.kind === 'text' || (isElement(child) && !within([child], 'img')),
  );
  return lineIn({ children: beside }, writing);
}

/** Pictures that belong together: each with its words, in one place of the text. */
function galleryOf(element: ElementNode, writing: Writing): string {
  const inner = findElements(
    element.children,
    ({ name, children }) => name === 'figure' && within(children, 'img') !== undefined,
  );
  const each = inner.length > 0 ? inner : picturesIn(element).map((image) => ({ ...element, children: [image] }));
  const shown = each.map((one) => figureOf(one, writing)).filter((one) => one.startsWith('<figure>'));
  const caption = tag('p', lineIn(element.children.filter(isElement).find(isCaption), writing));
  return shown.length > 0 ? `<div class="gallery">${shown.join('')}${caption}</div>` : caption;
}

const column = (html: string) => `<div class="column">${html}</div>`;

function columnsOf(element: ElementNode, writing: Writing): string {
  const texts = element.children
    .filter(isElement)
    .map((one) => (isBlock(one) ? blockOf(one, writing) : flowOf([one], writing)));
  const filled = texts.filter((text) => text !== '');
  return filled.length > 1 ? `<div class="columns">${filled.map(column).join('')}</div>` : filled.join('');
}

function coverOf(element: ElementNode, writing: Writing): string {
  const shown = element.children.filter((child) => !(isElement(child) && child.name === 'span'));
  return flowOf(shown, writing);
}

const embedBlock: Write = (element, writing) => {
  const inner = findElement(element.children, ({ name }) => ['iframe', 'video', 'audio', 'blockquote'].includes(name));
  const caption = captionIn(element, writing);
  if (inner && inner.name !== 'blockquote')
    return inner.name === 'iframe'
      ? embedOf(inner.attributes.src ?? '', writing, caption)
      : playerFor(inner, writing, caption);
  const address = textOf(element.children.filter((child) => !(isElement(child) && isCaption(child)))).trim();
  return /^https?:\/\/\S+$/.test(address) ? embedOf(address, writing, caption) : flowOf(element.children, writing);
};

const captionIn: Write = ({ children }, writing) => lineIn(findElement(children, isCaption), writing);

/** The classes of the block editor and of themes, each with its conversion. */
const byClass: readonly (readonly [RegExp, Write])[] = [
  [/\bwp-block-gallery\b|\bblocks-gallery-grid\b|\btiled-gallery\b|(?<![\w-])gallery(?![\w-])/, galleryOf],
  [/\bwp-block-columns\b/, columnsOf],
  [/\bwp-block-media-text\b/, columnsOf],
  [/\bwp-block-cover(?:-image)?\b(?![\w-])/, coverOf],
  [/\bwp-block-buttons?\b(?![\w-])/, buttonsOf],
  [/\bwp-block-file\b/, fileOf],
  [/\bwp-block-spacer\b/, () => ''],
  [/\bwp-block-(?:core-)?embed\b|\bwp-block-video\b|\bwp-block-audio\b/, embedBlock],
  [/\bwp-block-pullquote\b/, flow],
  [/\bwp-block-verse\b/, verseOf],
  [/\bwp-caption\b(?!-)/, figureOf],
];

function tableOf(element: ElementNode, writing: Writing, below = ''): string {
  const rows = (parent: ElementNode) =>
    findElements(parent.children, ({ name }) => name === 'tr').map(({ children }) => {
      const cells = children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th');
      return tag('tr', cells.map((cell) => cellOf(cell, writing)).join(''));
    });
  const parts = element.children.filter(isElement).filter(({ name }) => ['thead', 'tbody', 'tfoot'].includes(name));
  const caption = within(element.children, 'caption');
  const body =
    parts.length > 0
      ? parts.map((part) => tag(part.name, rows(part).join('')))
      : [tag('tbody', rows(element).join(''))];
  const words = [lineIn(caption, writing), below].filter((text) => text !== '');
  return tag('table', `${tag('caption', words.join(' '))}${body.join('')}`);
}

function cellOf(cell: ElementNode, writing: Writing): string {
  const spans = ['colspan', 'rowspan'].flatMap((name) => {
    const value = cell.attributes[name] ?? '';
    return /^[1-9]\d?$/.test(value) && value !== '1' ? [` ${name}="${value}"`] : [];
  });
  const inside = insideOf(cell, { ...writing, alignment: 'start' });
  return `<${cell.name}${spans.join('')}${alignedAs(alignmentOf(cell, writing))}>${inside}</${cell.name}>`;
}

function listOf(element: ElementNode, writing: Writing): string {
  const { name, attributes, children } = element;
  const start = /^\d{1,6}$/.test(attributes.start ?? '') && name === 'ol' ? ` start="${attributes.start}"` : '';
  // A list within a list stands between the entries in the oldest texts; here it belongs to the one before.
  const entries: string[] = [];
  for (const child of children.filter(isElement)) {
    const inside = child.name === 'li' ? insideOf(child, writing) : blockOf(child, writing);
    if (child.name === 'li') entries.push(inside);
    else entries.push(`${entries.pop() ?? ''}${inside}`);
  }
  const items = entries.filter((entry) => entry !== '').map((entry) => `<li>${entry}</li>`);
  return items.length === 0 ? '' : `<${name}${start}>${items.join('')}</${name}>`;
}

const definitionsOf: Write = ({ children }, writing) =>
  tag(
    'dl',
    children
      .filter(isElement)
      .map((child) =>
        child.name === 'dt' || child.name === 'dd'
          ? tag(child.name, insideOf(child, writing))
          : definitionsInside(child, writing),
      )
      .join(''),
  );

/** Groups of terms within a list. */
const definitionsInside: Write = (element, writing) => definitionsOf(element, writing).replace(/^<dl>|<\/dl>$/g, '');

function detailsOf({ children }: ElementNode, writing: Writing): string {
  const summary = within(children, 'summary');
  const rest = children.filter((child) => child !== summary);
  return `<details><summary>${lineIn(summary, writing) || 'Details'}</summary>${flowOf(rest, writing)}</details>`;
}

function figureBlock(element: ElementNode, writing: Writing): string {
  const table = within(element.children, 'table');
  const caption = captionIn(element, writing);
  if (table) return tableOf(table, writing, caption);
  const player = findElement(element.children, ({ name }) => ['iframe', 'video', 'audio'].includes(name));
  if (player) return embedBlock(element, writing);
  return picturesIn(element).length > 1 ? galleryOf(element, writing) : figureOf(element, writing);
}

const frameOf: Write = ({ attributes }, writing) => {
  const address = attributes.src ?? '';
  return address === '' || address.startsWith('about:') ? '' : embedOf(address, writing);
};

const player: Write = (element, writing) => playerFor(element, writing);

const byName: Readonly<Record<string, Write>> = {
  p: (element, writing) =>
    element.children.some((child) => isElement(child) && isBlock(child))
      ? flow(element, writing)
      : lineOf(element, writing),
  h1: headingOf,
  h2: headingOf,
  h3: headingOf,
  h4: headingOf,
  h5: headingOf,
  h6: headingOf,
  ul: listOf,
  ol: listOf,
  dl: definitionsOf,
  table: tableOf,
  blockquote: (element, writing) => tag('blockquote', flowOf(element.children, writing)),
  pre: preOf,
  figure: figureBlock,
  details: detailsOf,
  hr: () => '<hr />',
  iframe: frameOf,
  embed: frameOf,
  video: player,
  audio: player,
};

function blockOf(element: ElementNode, around: Writing): string {
  const { name, attributes } = element;
  const writing = { ...around, alignment: alignmentOf(element, around) };
  const classes = attributes.class ?? '';
  const [, write] = byClass.find(([known]) => known.test(classes)) ?? [];
  if (write) return write(element, writing);
  if (name === 'a') return linkedBlock(element, writing);
  return (byName[name] ?? flow)(element, writing);
}

/** A link around blocks: of a picture it stays, of all others each line has it. */
function linkedBlock(element: ElementNode, writing: Writing): string {
  if (picturesIn(element).length === 1) return figureOf({ ...element, children: [element] }, writing);
  return tag('p', linkAround(element, escapeXml(textOf(element.children).replaceAll(/\s+/g, ' ').trim()), writing));
}
