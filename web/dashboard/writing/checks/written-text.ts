import type { Mark, Node } from '@tiptap/pm/model';

/** A field of a block of the page: by the id of its block, and by its name in the form, `blocks.2.buttons.0.label`. */
export interface FieldOfBlock {
  block: string;
  name: string;
}

/** From one position to another: of the editor of the text, or of a field of a block. */
export interface Span {
  from: number;
  to: number;
  within?: FieldOfBlock;
}

/** From here to there in the same field as this. */
export const spanIn = ({ within }: Span, from: number, to: number): Span => ({ from, to, ...(within && { within }) });

/** A paragraph, a heading, a caption: a piece of text in lines of its own. */
export interface TextBlock extends Span {
  /** A character for each position of the editor, so that places in it can be found again. */
  text: string;
  /** Of a heading, from 2 on; null for what is none. */
  level: number | null;
}

export interface TextLink extends Span {
  words: string;
  href: string;
  /** What is pressed is a picture, whose description stands for its words. */
  isPicture: boolean;
  /** Where its address is written, if that is a field of its own. */
  addressIn?: FieldOfBlock;
}

export interface TextPicture extends Span {
  src: string;
  alt: string;
}

/** A text as the checks read it: each part in the order of the text. */
export interface WrittenText {
  blocks: readonly TextBlock[];
  links: readonly TextLink[];
  pictures: readonly TextPicture[];
}

const hrefOf = (marks: readonly Mark[]): unknown => marks.find(({ type }) => type.name === 'link')?.attrs.href;

/** The links of one block. Bold words within a link are a piece of their own in the editor, and the same link. */
function linksIn(block: Node, begin: number): TextLink[] {
  const links: TextLink[] = [];
  block.forEach((piece, offset) => {
    const href = hrefOf(piece.marks);
    if (typeof href !== 'string') return;
    const [from, words] = [begin + offset, piece.text ?? ' '];
    const last = links.at(-1);
    if (last?.to === from && last.href === href) {
      last.words += words;
      last.to += piece.nodeSize;
    } else links.push({ from, to: from + piece.nodeSize, words, href, isPicture: false });
  });
  return links;
}

/** Reads a text of the editor once, from its beginning to its end. */
export function readText(doc: Node): WrittenText {
  const blocks: TextBlock[] = [];
  const links: TextLink[] = [];
  const pictures: TextPicture[] = [];
  doc.descendants((node, at) => {
    const whole = { from: at, to: at + node.nodeSize };
    if (node.type.name === 'figure') {
      const { src, alt, href } = node.attrs;
      const described = String(alt ?? '');
      pictures.push({ ...whole, src: String(src ?? ''), alt: described });
      if (typeof href === 'string') links.push({ ...whole, words: described, href, isPicture: true });
    }
    if (!node.isTextblock) return true;
    const { size } = node.content;
    blocks.push({
      from: at + 1,
      to: at + 1 + size,
      text: node.textBetween(0, size, '', ' '),
      level: node.type.name === 'heading' ? Number(node.attrs.level) : null,
    });
    links.push(...linksIn(node, at + 1));
    return false;
  });
  return { blocks, links, pictures };
}
