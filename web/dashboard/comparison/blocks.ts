import type { Block } from './compare.ts';

const kinds: Readonly<Record<string, Block['kind']>> = {
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  LI: 'entry',
  BLOCKQUOTE: 'quotation',
};

/** Elements that begin a block of their own. */
const isBlock = (name: string) =>
  name in kinds || ['P', 'DIV', 'FIGCAPTION', 'UL', 'OL', 'FIGURE', 'TR'].includes(name);

/** The blocks of HTML, in their order. It is only read: nothing in it is shown as HTML or run. */
export function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks: Block[] = [];
  let text = '';
  let kind: Block['kind'] = 'paragraph';
  const end = () => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (words !== '') blocks.push({ kind, text: words });
    text = '';
  };
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let within: Node | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Behind the end of a block another one begins, whether or not it has an element of its own.
    if (within && !within.contains(node)) {
      end();
      within = undefined;
      kind = 'paragraph';
    }
    if (node instanceof Text) text += node.data;
    else if (node instanceof HTMLImageElement) {
      end();
      blocks.push({ kind: 'picture', text: node.alt, source: node.getAttribute('src') ?? '' });
    } else if (node.nodeName === 'BR') text += ' ';
    else if (isBlock(node.nodeName)) {
      end();
      within = node;
      // A paragraph in an entry or a quotation is one.
      kind = kinds[node.nodeName] ?? kinds[node.parentNode?.nodeName ?? ''] ?? 'paragraph';
    }
  }
  end();
  return blocks;
}
