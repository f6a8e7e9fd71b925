import { readHtml, withoutMarks } from '../../../server/html/read.ts';

/** Elements within elements; what lies deeper loses its marks and keeps its text. */
const DEEPEST = 50;

interface TextNode {
  kind: 'text';
  text: string;
}

/** A comment: the mark of a block, or another one. */
interface CommentNode {
  kind: 'comment';
  text: string;
}

export interface ElementNode {
  kind: 'element';
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
}

export type Node = TextNode | CommentNode | ElementNode;

/** Elements whose content is no text of the page. */
const passedOver = new Set(['script', 'style', 'noscript', 'template', 'svg', 'math', 'select', 'textarea', 'object']);

/** The picture behind a text, which older blocks have in their style. */
function coverIn({ class: classes = '', style = '' }: Readonly<Record<string, string>>): Node[] {
  const src = classes.includes('wp-block-cover') ? /url\(\s*["']?([^"')]{1,2000})/.exec(style)?.[1] : undefined;
  return src === undefined ? [] : [{ kind: 'element', name: 'img', attributes: { src, alt: '' }, children: [] }];
}

interface Tree {
  nodes: Node[];
  /** The names of elements that were left out with all they held. */
  leftOut: string[];
}

/** Reads HTML, however ill-formed, as a browser would: what is not closed ends with what it is in. */
export function readTree(html: string): Tree {
  const root: Node[] = [];
  const open: ElementNode[] = [];
  const leftOut: string[] = [];
  /** Open elements that are not in the tree: too deep, or passed over. */
  let tooDeep = 0;
  let passing = 0;
  const add = (node: Node) => {
    if (passing === 0) (open.at(-1)?.children ?? root).push(node);
  };
  const isWhole = readHtml(html.replaceAll('\r\n', '\n'), {
    onopentag(name, attributes) {
      if (passing > 0 || passedOver.has(name)) {
        if (passing === 0) leftOut.push(name);
        passing += 1;
      } else if (open.length >= DEEPEST) tooDeep += 1;
      else {
        const element: ElementNode = { kind: 'element', name, attributes, children: coverIn(attributes) };
        add(element);
        open.push(element);
      }
    },
    ontext: (text) => add({ kind: 'text', text }),
    oncomment: (text) => add({ kind: 'comment', text }),
    onclosetag() {
      if (passing > 0) passing -= 1;
      else if (tooDeep > 0) tooDeep -= 1;
      else open.pop();
    },
  });
  if (!isWhole) {
    return {
      nodes: [{ kind: 'text', text: withoutMarks(html) }],
      leftOut: ['all marks: too many within each other'],
    };
  }
  return { nodes: root, leftOut };
}

export const isElement = (node: Node): node is ElementNode => node.kind === 'element';

/** Whether a node says nothing to readers. */
export const isBlank = (node: Node): boolean =>
  node.kind === 'comment' || (node.kind === 'text' && node.text.trim() === '');

export const classesOf = ({ attributes }: ElementNode): readonly string[] => (attributes.class ?? '').split(/\s+/);

/** The text of nodes, without marks. */
export function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => (node.kind === 'text' ? node.text : isElement(node) ? textOf(node.children) : ''))
    .join('');
}

/** The first element below that fits, looking into those before those after. */
export function findElement(nodes: readonly Node[], fits: (element: ElementNode) => boolean): ElementNode | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = fits(node) ? node : findElement(node.children, fits);
    if (found) return found;
  }
  return undefined;
}

/** All elements that fit, but none within another of them. */
export const findElements = (nodes: readonly Node[], fits: (element: ElementNode) => boolean): ElementNode[] =>
  nodes.filter(isElement).flatMap((node) => (fits(node) ? [node] : findElements(node.children, fits)));
