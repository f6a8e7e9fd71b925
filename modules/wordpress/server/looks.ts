import type { Writing } from './inline.ts';
import { classesOf, type ElementNode, isElement, type Node } from './tree.ts';

const placed = /^(?:align(?:center|left|right|wide|full)|is-content-justification-.*|has-media-on-the-right)$/;
const coloured = /^has-.*(?:color|background|gradient|font-size|font-family|drop-cap)/;
const styled = /color|background|font|width|height|border|letter-|text-(?:transform|decoration)|writing-mode/i;

const colouring = new Set(['font', 'big', 'small', 'mark']);

const asked = new Set(['form', 'input', 'button']);

const hasClass = (element: ElementNode, name: string) => classesOf(element).includes(name);

function isPlaced(element: ElementNode): boolean {
  const { align = '', style = '' } = element.attributes;
  const isPicture = element.name === 'img' && align !== '';
  return isPicture || /float|justify/i.test(style) || classesOf(element).some((name) => placed.test(name));
}

function isColoured(element: ElementNode): boolean {
  if (colouring.has(element.name)) return true;
  const { style = '', color = '', bgcolor = '' } = element.attributes;
  return styled.test(style) || color + bgcolor !== '' || classesOf(element).some((name) => coloured.test(name));
}

function countsOtherwise({ name, attributes: { type = '', style = '', reversed } }: ElementNode): boolean {
  return name === 'ol' && (/^[aAiI]$/.test(type) || /alpha|roman|latin|greek/i.test(style) || reversed !== undefined);
}

interface Look {
  kind: 'lose' | 'change';
  what: string;
  /** Blocks of ours have it as well. */
  isInBlocks?: true;
  has(element: ElementNode): boolean;
}

/** Features of a text that look different here, or are missing. */
const looks: readonly Look[] = [
  { kind: 'lose', what: 'alignment and width of pictures and blocks', isInBlocks: true, has: isPlaced },
  { kind: 'lose', what: 'colours, sizes and fonts', has: isColoured },
  {
    kind: 'lose',
    what: 'forms',
    has: ({ name, attributes }) => asked.has(name) && attributes.type !== 'hidden',
  },
  {
    kind: 'lose',
    what: 'links to a place in the same text',
    has: ({ name, attributes: { href = '' } }) => name === 'a' && href.trim().startsWith('#'),
  },
  {
    kind: 'change',
    what: 'headings of levels 1, 5 and 6 are now level 2 or 4',
    has: ({ name }) => ['h1', 'h5', 'h6'].includes(name),
  },
  {
    kind: 'change',
    what: 'buttons are now links',
    isInBlocks: true,
    has: (element) => hasClass(element, 'wp-block-button'),
  },
  {
    kind: 'change',
    what: 'pull quotes are now quotes',
    isInBlocks: true,
    has: (element) => hasClass(element, 'wp-block-pullquote'),
  },
  {
    kind: 'change',
    what: 'text on top of a picture is now below it',
    has: (element) => hasClass(element, 'wp-block-cover') || hasClass(element, 'wp-block-cover-image'),
  },
  {
    kind: 'change',
    what: 'columns are now the same width',
    has: (element) => hasClass(element, 'wp-block-column') && /flex-basis|width/i.test(element.attributes.style ?? ''),
  },
  {
    kind: 'change',
    what: 'lists with letters, Roman numerals or in reverse are now numbered 1, 2, 3',
    has: countsOtherwise,
  },
];

function countIn(nodes: readonly Node[], fits: (element: ElementNode) => boolean): number {
  return nodes.filter(isElement).reduce((sum, node) => sum + (fits(node) ? 1 : 0) + countIn(node.children, fits), 0);
}

/**
 * Says how often something of a text looks otherwise here: the site decides how its texts look. Elements that were `kept` are blocks
 * of ours, which have some of it as well.
 */
export function sayLooks(
  nodes: readonly Node[],
  writing: Pick<Writing, 'lose' | 'change'>,
  kept: ReadonlySet<ElementNode> = new Set(),
): void {
  for (const { kind, what, isInBlocks, has } of looks) {
    const count = countIn(nodes, (element) => has(element) && !(isInBlocks && kept.has(element)));
    if (count > 0) writing[kind](what, `${count} in this text`);
  }
}
