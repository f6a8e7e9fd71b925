import { type Block, OWN_TEXT } from '../../../domain/fields/blocks.ts';
import { newEntryId } from '../../../domain/fields/group.ts';
import { fieldsWithin, withValue } from '../../../domain/fields/within.ts';
import { plainPageFields } from '../../../domain/plain-page-fields.ts';
import { blockOf, plainWords, type SentBlock } from './block-of.ts';
import { flowOf } from './blocks.ts';
import { alignmentOf, type Writing } from './inline.ts';
import { classesOf, type ElementNode, isBlank, isElement, type Node } from './tree.ts';

const { blocks: field } = plainPageFields;

/** What a page is made of: a run of text, or an element that a block of ours can hold. */
type Piece = { text: Node[] } | { element: ElementNode; write(writing: Writing): SentBlock | undefined };

/** A page as we keep it: its own text and, unless that is all, its blocks. */
export interface PageParts {
  content: string;
  blocks?: SentBlock[];
  /** The elements that are blocks now, and so lose nothing of what they were. */
  kept: ReadonlySet<ElementNode>;
}

/** A group says nothing to readers, so what it holds belongs to the page. */
function* opened(nodes: readonly Node[], writing: Writing): Generator<Node> {
  for (const node of nodes) {
    const isGroup = isElement(node) && classesOf(node).some((name) => /^wp-block-group(?:__|$)/.test(name));
    if (isGroup && alignmentOf(node, writing) === writing.alignment) yield* opened(node.children, writing);
    else yield node;
  }
}

const canBe = (block: SentBlock) => field.written.safeParse([block]).success;

/** The heading at the end of a run of text, which can be the title of what follows. */
function headingAtEnd(text: readonly Node[]): { at: number; words: string } | undefined {
  const at = text.findLastIndex((node) => !isBlank(node));
  const last = text[at];
  const words = last && isElement(last) && last.name === 'h2' ? plainWords(last.children) : undefined;
  return words ? { at, words } : undefined;
}

const isTitleOf = (words: string, block: SentBlock) => 'title' in block && block.title === words;

function piecesOf(nodes: readonly Node[], writing: Writing, page: string): Piece[] {
  const pieces: Piece[] = [];
  let text: Node[] = [];
  const settle = () => {
    if (flowOf(text, writing) !== '') pieces.push({ text });
    text = [];
  };
  for (const node of opened(nodes, writing)) {
    if (!isElement(node)) {
      text.push(node);
      continue;
    }
    const heading = headingAtEnd(text);
    const titles = { heading: heading?.words ?? '', page };
    const block = blockOf(node, writing, titles);
    if (!block || !canBe(block)) {
      text.push(node);
      continue;
    }
    if (heading && isTitleOf(heading.words, block)) text = text.slice(0, heading.at);
    settle();
    pieces.push({ element: node, write: (told) => blockOf(node, told, titles) });
  }
  settle();
  return pieces;
}

const isText = (piece: Piece) => 'text' in piece;

/** What is laid out by its block; in columns and beside a picture there are texts with a look of their own. */
function laidOut(element: ElementNode, { type }: SentBlock): ElementNode[] {
  const all = ({ children }: ElementNode): ElementNode[] =>
    children.filter(isElement).flatMap((one) => [one, ...all(one)]);
  return type === 'columns' || type === 'text_with_picture' ? [element] : [element, ...all(element)];
}

/**
 * Divides a page: what our blocks can hold becomes blocks, the text between them text. The first text is the page's own. A page of
 * text alone, or of more blocks than a page can have, is its own text and nothing else.
 */
export function partsOf(nodes: readonly Node[], writing: Writing, page: string): PageParts {
  // What is tried says nothing: it may come to nothing.
  const quiet = { ...writing, lose: () => undefined, change: () => undefined };
  const pieces = piecesOf(nodes, quiet, page);
  const own = pieces.find(isText);
  // A page without a text has an empty one.
  const count = own ? pieces.length : pieces.length + 1;
  const isTooMuch = count > field.options.most;
  if (isTooMuch) writing.change('pages of more blocks than a page can have are one text', `${count} blocks`);
  const kept = new Set<ElementNode>();
  if (isTooMuch || pieces.every(isText)) return { content: flowOf(nodes, writing), kept };
  let content = '';
  const blocks = pieces.flatMap((piece): SentBlock | readonly SentBlock[] => {
    if (!('text' in piece)) {
      const block = piece.write(writing);
      if (!block) return [];
      for (const one of laidOut(piece.element, block)) kept.add(one);
      return { ...block, id: newEntryId() };
    }
    const html = flowOf(piece.text, writing);
    if (piece !== own) return { id: newEntryId(), type: 'text', body: html };
    content = html;
    return { id: OWN_TEXT, type: OWN_TEXT };
  });
  return { content, blocks, kept };
}

interface Leading {
  /** The HTML with its links led elsewhere. */
  html(written: string): string;
  address(written: string): string;
}

/** The blocks of a page, as they are stored, with their links led elsewhere. */
export function withLedLinks(stored: string, leading: Leading): string {
  const record: { blocks: readonly Block[] } = { blocks: JSON.parse(stored) };
  let led = record;
  for (const { path, field: one, value } of fieldsWithin({ blocks: field }, record)) {
    if (typeof value !== 'string') continue;
    if (one.kind === 'richText') led = withValue(led, path, leading.html(value));
    else if (one.kind === 'target') led = withValue(led, path, leading.address(value));
  }
  return JSON.stringify(led.blocks);
}
